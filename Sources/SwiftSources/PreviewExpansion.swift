/// What `#Preview` stands for: a type of its own that makes the preview when it is asked.
package enum PreviewExpansion {
    /// - Parameters:
    ///   - source: the macro as it is written, after the spaces and comments before it.
    ///   - line: of the source's first character, from 1.
    ///   - column: of the source's first character, in bytes, from 1.
    ///   - discriminator: begins the names that the expansion may declare.
    package static func text(
        of source: String, fileID: String, line: Int, column: Int, discriminator: String
    ) -> String {
        let code = Array(SwiftCode(source).blanked.utf8)
        guard let start = code.firstIndex(of: UInt8(ascii: "#")) else { return "" }
        let before = code[..<start]
        let lastLine = before.lastIndex(of: UInt8(ascii: "\n")).map { start - $0 }
        let place = (
            line: line + before.count { $0 == UInt8(ascii: "\n") }, column: lastLine ?? column + start
        )
        // Arguments and body, exactly as they are written.
        let call = source.utf8.dropFirst(start + "#Preview".utf8.count)
        // The compiler's own way to spell a name that nothing else has.
        let name = "\(discriminator)7PreviewfMu_"
        return """
            struct \(name): PreviewRegistry {
                static var fileID: String { \(quoted(fileID)) }
                static var line: Int { \(place.line) }
                static var column: Int { \(place.column) }
                @MainActor static func makePreview() throws -> MadePreview {
                    MadePreview\(String(Substring(call)))
                }
            }
            """
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for character in text.unicodeScalars {
            switch character {
            case "\"", "\\": quoted += "\\\(character)"
            case _ where character.value < 0x20: quoted += "\\u{\(String(character.value, radix: 16))}"
            default: quoted.unicodeScalars.append(character)
            }
        }
        return quoted + "\""
    }
}
