import Foundation

/// A value as one line of a file of lines: the same value gives the same bytes.
enum JournalLine {
    /// With its end; `nil` for a value that JSON has no way to write.
    static func text(_ value: some Encodable) -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) + "\n" }
    }
}
