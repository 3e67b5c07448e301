/// The declaration of a protocol some of whose requirements are optional.
struct OptionalProtocol {
    /// Such a requirement, and where it stands.
    struct Place {
        /// From the attribute `@objc`, or from the word `optional`, to its end.
        let range: Range<Int>
        let requirement: OptionalRequirement
    }

    /// Where the body begins and ends, with its braces.
    let body: Range<Int>
    let places: [Place]
    private let name: String
    private let isPublic: Bool
    private let inherits: Bool

    var requirements: [OptionalRequirement] { places.map(\.requirement) }

    /// - Parameters:
    ///   - code: Without comments and texts.
    ///   - start: Where the word `protocol` may begin.
    init?(_ code: [UInt8], at start: Int) {
        let scan = CodeScan(code)
        guard scan.word(at: start) == "protocol", scan.isWordStart(start) else { return nil }
        let nameStart = scan.skipSpace(start + "protocol".utf8.count)
        name = scan.word(at: nameStart)
        guard !name.isEmpty, let open = code[nameStart...].firstIndex(of: UInt8(ascii: "{")) else { return nil }
        body = open..<scan.closing(open)
        inherits = code[nameStart..<open].contains(UInt8(ascii: ":"))
        let line = code[..<start].reversed().prefix { !CodeScan.isLineEnd($0) }.reversed()
        isPublic = String(decoding: Array(line), as: UTF8.self).split(separator: " ").contains("public")
        places = Self.places(in: body, scan)
        if places.isEmpty { return nil }
    }

    private static func places(in body: Range<Int>, _ scan: CodeScan) -> [Place] {
        var found: [Place] = []
        var place = body.lowerBound + 1
        var start: Int?
        while place < body.upperBound - 1 {
            let word = scan.word(at: place)
            guard !word.isEmpty, scan.isWordStart(place) else {
                place += 1
                continue
            }
            let end = place + word.utf8.count
            if word == "objc", scan.code[place - 1] == UInt8(ascii: "@") {
                start = place - 1
            } else if word == "optional" {
                let requirement = scan.skipSpace(end)
                let last = scan.requirementEnd(requirement, limit: body.upperBound - 1)
                if let read = OptionalRequirement(scan, requirement..<last) {
                    found.append(Place(range: (start ?? place)..<last, requirement: read))
                    place = last
                    start = nil
                    continue
                }
            } else if word == "func" || word == "var" {
                start = nil
            }
            place = end
        }
        return found
    }

    // MARK: What it becomes

    private var hasAskedProperties: Bool { requirements.contains { !$0.isMethod && !$0.isOptionalAlready } }
    private var askedName: String { "\(name)_Asked" }

    /// Put before the body.
    var inheritance: String { hasAskedProperties ? "\(inherits ? "," : ":") \(askedName) " : "" }

    /// Put behind the body, in one line.
    var appendix: String {
        let access = isPublic ? "public " : ""
        var text = "; \(access)extension \(name) {"
        for requirement in requirements { text += " " + requirement.defaults.joined(separator: "; ") + ";" }
        text += " }"
        if hasAskedProperties {
            text += "; \(access)protocol \(askedName) {}; \(access)extension \(askedName) {"
            for requirement in requirements { text += requirement.asked(of: name).map { " \($0);" } ?? "" }
            text += " }"
        }
        return text
    }
}
