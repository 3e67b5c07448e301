/// A snapshot as it is written into the source: a closure with a literal of several lines.
package enum InlineSnapshotLiteral {
    /// - Parameters:
    ///   - indentation: of the line that the call begins in.
    ///   - unit: what a level is indented by.
    package static func closure(_ text: String, indentation: String, unit: String) -> String {
        let inner = indentation + unit
        let hashes = String(repeating: "#", count: hashCount(text))
        var lines = ["{", inner + hashes + "\"\"\""]
        // Characters that are a carriage return and a line feed are two here.
        let scalars = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        lines += scalars.map { line in
            line.isEmpty ? "" : inner + line.map { escaped($0, hashes) }.joined()
        }
        lines += [inner + "\"\"\"" + hashes, indentation + "}"]
        return lines.joined(separator: "\n")
    }

    /// How many number signs keep backslashes and quotation marks what they are.
    private static func hashCount(_ text: String) -> Int {
        let bytes = Array(text.utf8)
        var count = 0
        for index in bytes.indices {
            let isBackslash = bytes[index] == UInt8(ascii: "\\")
            let isEnd = bytes[index...].prefix(3).elementsEqual("\"\"\"".utf8)
            guard isBackslash || isEnd else { continue }
            let run = bytes[(index + (isBackslash ? 1 : 3))...].prefix { $0 == UInt8(ascii: "#") }.count
            count = max(count, run + 1)
        }
        return count
    }

    /// What an editor would not show or the compiler not keep.
    private static func escaped(_ scalar: Unicode.Scalar, _ hashes: String) -> String {
        switch scalar {
        case "\r": "\\\(hashes)r"
        case "\0": "\\\(hashes)0"
        case "\t": "\t"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F:
            "\\\(hashes)u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: String(scalar)
        }
    }
}
