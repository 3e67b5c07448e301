import Galley

/// Sorts the words of a command line by the conventions that GOption and GNU tools share: `--name value`,
/// `--name=value`, `-n value`, `-nvalue`, `-qv`, and `--` before words that only look like options. Options may stand
/// before and after the command and its inputs.
struct ArgumentParser {
    private var words: ArraySlice<String>
    private var parsed = ParsedArguments()
    private var faults: [String] = []

    /// Every fault of the line is told, not just the first.
    static func parse(_ words: [String]) throws(ArgumentError) -> ParsedArguments {
        var parser = ArgumentParser(words: words[...])
        parser.readWords()
        parser.checkAgainstCommand()
        guard parser.faults.isEmpty else { throw ArgumentError(messages: parser.faults) }
        return parser.parsed
    }

    private init(words: ArraySlice<String>) { self.words = words }

    private mutating func readWords() {
        while let word = words.popFirst() {
            if word == "--" {
                while let word = words.popFirst() { readPlainWord(word) }
            } else if word.hasPrefix("--") {
                readLongOption(word.dropFirst(2))
            } else if word.hasPrefix("-"), word.count > 1 {
                readShortOptions(word.dropFirst())
            } else {
                readPlainWord(word)
            }
        }
    }

    private mutating func readPlainWord(_ word: String) {
        guard parsed.command == nil else {
            parsed.inputs.append(word)
            return
        }
        if let command = Command(rawValue: word) {
            parsed.command = command
        } else if faults.isEmpty || parsed.inputs.isEmpty {
            faults.append(Self.unknownCommand(word))
            words = []
        }
    }

    static func unknownCommand(_ word: String) -> String {
        let names = Command.allCases.map(\.rawValue)
        if let name = suggestion(for: word, among: names) {
            return "unknown command \(word.inQuotes) — did you mean \(name.inQuotes)?"
        }
        if word.contains(".") || word.contains("/") {
            let isSource = word.hasSuffix(".swift")
            return "unknown command \(word.inQuotes) — to draw \(isSource ? "its previews" : "a scene"), say: "
                + "galley \(isSource ? "preview" : "render") \(word)"
        }
        return "unknown command \(word.inQuotes) — the commands are \(names.joined(separator: ", "))"
    }

    private mutating func readLongOption(_ text: Substring) {
        let name = text.prefix { $0 != "=" }
        guard let option = Option(rawValue: String(name)) else {
            faults.append(unknownOption("--\(name)"))
            return
        }
        if name.endIndex < text.endIndex {
            let value = String(text[text.index(after: name.endIndex)...])
            if option.valueName == nil {
                faults.append("\(option.longName) takes no value, but \(value.inQuotes) was given")
            } else {
                parsed.add(value, to: option)
            }
        } else {
            take(option, spelt: option.longName)
        }
    }

    private mutating func readShortOptions(_ letters: Substring) {
        var rest = letters
        while let letter = rest.popFirst() {
            guard let option = Option(shortName: letter) else {
                faults.append(unknownOption("-\(letter)"))
                return
            }
            if option.valueName != nil, !rest.isEmpty {
                parsed.add(String(rest.first == "=" ? rest.dropFirst() : rest), to: option)
                return
            }
            take(option, spelt: "-\(letter)")
        }
    }

    /// Takes the option's value from the next word. A word that is itself a known option is not a value; a negative
    /// number is, and is judged where the value is read.
    private mutating func take(_ option: Option, spelt: String) {
        guard let valueName = option.valueName else {
            parsed.add("", to: option)
            return
        }
        guard let next = words.first, next == "-" || !Self.isKnownOption(next) else {
            faults.append("\(spelt) needs a value: \(spelt) \(valueName)")
            return
        }
        words.removeFirst()
        parsed.add(next, to: option)
    }

    private static func isKnownOption(_ word: String) -> Bool {
        if word.hasPrefix("--") { return Option(rawValue: String(word.dropFirst(2).prefix { $0 != "=" })) != nil }
        let letters = word.dropFirst()
        guard word.hasPrefix("-"), letters.count == 1, let letter = letters.first else { return false }
        return Option(shortName: letter) != nil
    }

    private func unknownOption(_ spelt: String) -> String {
        let known = parsed.command?.options ?? Option.allCases
        let names = (known + [.help, .version]).map(\.longName)
        if let name = suggestion(for: spelt, among: names) {
            return "unknown option \(spelt.inQuotes) — did you mean \(name.inQuotes)?"
        }
        let command = parsed.command.map { " \($0.rawValue)" } ?? ""
        return "unknown option \(spelt.inQuotes) — see galley\(command) --help"
    }

    private mutating func checkAgainstCommand() {
        guard let command = parsed.command, !parsed.has(.help) else { return }
        for option in parsed.givenOptions where option != .version && !command.options.contains(option) {
            faults.append(
                "\(option.longName) is not an option of \(command.rawValue) — see galley \(command.rawValue) --help")
        }
        guard !parsed.has(.version) else { return }
        switch command.inputs {
        case .none where !parsed.inputs.isEmpty:
            faults.append("\(command.rawValue) takes no input, but \(parsed.inputs[0].inQuotes) was given")
        case .one where parsed.inputs.count != 1:
            faults.append("\(command.rawValue) takes one input, but \(parsed.inputs.count) were given")
        case .many where parsed.inputs.isEmpty && command != .help:
            faults.append("nothing to \(command.rawValue) — say: galley \(command.rawValue) \(command.synopsis)")
        default: break
        }
    }
}

/// What is wrong with a command line, a sentence each.
struct ArgumentError: Error, Hashable {
    var messages: [String]
}
