/// The texts of `--help`.
enum Help {
    static func text(for command: Command?) -> String {
        command.map(commandText) ?? overview
    }

    private static var overview: String {
        let width = Command.allCases.map { $0.rawValue.count }.max() ?? 0
        let commands = Command.allCases.map { command in
            let name = command.rawValue + String(repeating: " ", count: width - command.rawValue.count)
            return "  \(name)  \(command.summary)"
        }
        return """
            galley draws UIKit-style lists to PNG.

            Usage: galley COMMAND …

            \(commands.joined(separator: "\n"))

            galley COMMAND --help explains a command; galley --version tells the version.

            """
    }

    private static func commandText(_ command: Command) -> String {
        var text = "galley \(command.rawValue): \(command.summary).\n\n"
        text += "Usage: galley \(command.rawValue)\(command.synopsis.isEmpty ? "" : " " + command.synopsis)\n\n"
        let rows = (command.options + [.help, .version]).map { option in
            option == .output && command.fillsFolder
                ? ("-o, \(option.longName) DIR", "the folder to fill") : (spelling(option), option.summary)
        }
        let width = min(rows.map(\.0.count).max() ?? 0, 28)
        for (spelling, summary) in rows {
            if spelling.count > width {
                text += "  \(spelling)\n  \(String(repeating: " ", count: width))  \(summary)\n"
            } else {
                text += "  \(spelling)\(String(repeating: " ", count: width - spelling.count))  \(summary)\n"
            }
        }
        if !command.notes.isEmpty { text += "\n\(command.notes)\n" }
        return text + "\nExit codes: 0 done, 1 something differs, 2 the request or an input is wrong,\n"
            + "3 a picture could not be drawn or something is missing, 4 nothing matched.\n"
    }

    private static func spelling(_ option: Option) -> String {
        let short = option.shortName.map { "-\($0), " } ?? "    "
        return "\(short)\(option.longName)\(option.valueName.map { " " + $0 } ?? "")"
    }
}
