/// What the compiler says, a message each: `FILE:LINE:COLUMN: error: TEXT`.
struct CompilerMessages {
    struct Message: Hashable {
        /// Empty for what belongs to no file.
        var file: String
        var line: Int
        var column: Int
        var kind: String
        var text: String

        /// The place and the text, in Galley's form.
        var sentence: String { file.isEmpty ? told : "\(file):\(line):\(column): \(told)" }

        /// The text, with what to do about it where the compiler does not say.
        private var told: String {
            let start = "no such module '"
            guard text.hasPrefix(start), text.hasSuffix("'") else { return text }
            let module = text.dropFirst(start.count).dropLast()
            return "\(text): previews have UIKit, SwiftUI, Combine and the toolchain's modules; "
                + "put the import and what needs it inside #if canImport(\(module))"
        }
    }

    /// Each once, in their order.
    private(set) var messages: [Message] = []

    /// - Parameter name: what the user calls a file, of what the compiler calls it.
    init(_ output: String, name: (String) -> String) {
        var known: Set<Message> = []
        var pending: Message?
        for line in output.split(separator: "\n") {
            guard var message = Self.message(line) else { continue }
            message.file = name(message.file)
            // Of what a macro stands for, the note after it says where the macro is.
            if var expanded = pending, message.kind == "note" {
                (expanded.file, expanded.line, expanded.column) = (message.file, message.line, message.column)
                pending = nil
                if known.insert(expanded).inserted { messages.append(expanded) }
            } else if message.file.hasPrefix("macro expansion ") {
                pending = message
            } else if message.kind != "note", known.insert(message).inserted {
                messages.append(message)
            }
        }
        if let pending { messages.append(pending) }
    }

    var errors: [Message] { messages.filter { $0.kind == "error" } }
    var warnings: [Message] { messages.filter { $0.kind == "warning" } }

    private static func message(_ line: Substring) -> Message? {
        for kind in ["error", "warning", "note"] {
            if line.hasPrefix("\(kind): ") {
                return Message(
                    file: "", line: 0, column: 0, kind: kind, text: String(line.dropFirst(kind.count + 2)))
            }
            guard let mark = line.firstRange(of: ": \(kind): ") else { continue }
            let text = String(line[mark.upperBound...])
            let parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count >= 3, let row = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1])
            else {
                return Message(file: "", line: 0, column: 0, kind: kind, text: text)
            }
            let file = parts.dropLast(2).joined(separator: ":")
            return Message(file: file, line: row, column: column, kind: kind, text: text)
        }
        return nil
    }
}
