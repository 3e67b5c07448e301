/// What the code of previews printed, as it comes in.
struct PrintedText {
    private var rest = ""
    /// What the language's runtime says about a failure, as the end of a sentence.
    private(set) var fault: String?

    /// Takes more in.
    /// - Returns: The lines that are complete now, up to the runtime's about a failure.
    mutating func take(_ text: String) -> [String] {
        guard fault == nil else { return [] }
        rest += text
        guard let end = rest.lastIndex(where: \.isNewline) else { return [] }
        let complete = rest[...end].split(whereSeparator: \.isNewline)
        rest = String(rest[rest.index(after: end)...])
        var lines: [String] = []
        for line in complete {
            fault = Self.fault(line)
            // What the runtime prints after such a line is for whoever debugs the program.
            if fault != nil { break }
            lines.append(String(line))
        }
        return lines
    }

    /// The runtime's line about a failure: what it says, and where if that is in the user's source.
    private static func fault(_ line: Substring) -> String? {
        for kind in ["Fatal error", "Precondition failed", "Assertion failed"] {
            guard let mark = line.firstRange(of: kind) else { continue }
            let message = line[mark.upperBound...].drop { $0 == ":" || $0 == " " }
            let own = "\(PreviewBuild.module)/"
            let place =
                line[..<mark.lowerBound].hasPrefix(own)
                ? line[..<mark.lowerBound].dropFirst(own.count).prefix { $0 != " " }.dropLast() : ""
            let words = "stops the program\(place.isEmpty ? "" : " at \(place)")"
            return message.isEmpty ? words : "\(words): \(message)"
        }
        return nil
    }
}
