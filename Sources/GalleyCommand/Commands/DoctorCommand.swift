import Galley

/// `galley doctor`: what is installed and what is missing.
enum DoctorCommand {
    static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
        var reader = OptionReader(arguments)
        let format = reader.choice(.format)
        try reader.finish()
        let checkup = Checkup()
        try console.result(format == "json" ? json(checkup) : text(checkup), to: arguments.value(of: .output))
        return checkup.isComplete ? .done : .failed
    }

    private static func text(_ checkup: Checkup) -> String {
        var rows = checkup.items.map { item in
            [item.isPresent ? "ok" : "missing", item.package, item.contents]
        }
        rows += checkup.libraries.map { library in
            let words = library.split(separator: " ", maxSplits: 1).map(String.init)
            return ["ok", words[0], words.count > 1 ? words[1] : ""]
        }
        var text = TextTable.text(rows)
        for item in checkup.items where !item.isPresent {
            let more = item.missing.count > 1 ? " and \(item.missing.count - 1) more" : ""
            text += "\(item.missing[0])\(more) missing — apt-get install \(item.package)\n"
        }
        return text
    }

    private static func json(_ checkup: Checkup) -> String {
        let packages = checkup.items.map { item in
            JSONText.record([
                "package": .text(item.package), "contents": .text(item.contents), "installed": .flag(item.isPresent),
            ])
        }
        let libraries = checkup.libraries.map { library in
            let words = library.split(separator: " ", maxSplits: 1).map(String.init)
            return JSONText.record([
                "library": .text(words[0]), "version": .text(words.count > 1 ? words[1] : ""),
                "installed": .flag(true),
            ])
        }
        return JSONText.list(packages + libraries)
    }
}
