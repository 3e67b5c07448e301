import DisplayLists
import Foundation

/// The report as one page that needs no other file, no server and no network.
extension PictureReport {
    /// How many bytes of the page its pictures may take. What does not fit is told by its path.
    package static let standardBudget = 100_000_000

    /// Writes the page piece by piece: no more than a picture is held at a time. The same report gives the same bytes.
    ///
    /// - Parameters:
    ///   - budget: bytes of the page that its pictures may take.
    ///   - link: the address, as the page says it, of a picture's path; the page looks there for what it does not carry.
    package func writeHTML<Failure: Error>(
        budget: Int = standardBudget, link: (String) -> String? = { _ in nil },
        to sink: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        let ordered = sortedByState
        let groups = ordered.groups
        let pictures = ReportPictures(ordered, groups: groups, budget: budget)
        let page = ReportPage.parts
        try sink(page.head)
        try sink(Self.safe(ordered.jsonHead))
        for (index, entry) in ordered.entries.enumerated() {
            let json = entry.pageJSON(group: groups[index], pictures.places[index], link)
            try sink(Self.safe(index == 0 ? json : ",\n\(json)"))
        }
        try sink(Self.safe("\n]}"))
        try sink(page.middle)
        for (index, path) in pictures.paths.enumerated() {
            let bytes = FileManager.default.contents(atPath: path) ?? Data()
            try sink(Array("<script type=\"text/plain\" id=\"image-\(index)\">".utf8))
            try sink(Array(bytes.base64EncodedData()))
            try sink(Array("</script>\n".utf8))
        }
        try sink(page.tail)
    }

    /// What wants looking at comes first.
    private var sortedByState: PictureReport {
        PictureReport(title: title, entries: State.allCases.flatMap { state in entries.filter { $0.state == state } })
    }

    /// For each entry the number of its group of identical differences; `nil` for what is not changed.
    var groups: [Int?] {
        var numbers: [Entry.Difference: Int] = [:]
        return entries.map { entry in
            guard entry.state == .changed else { return nil }
            let number = numbers[entry.difference] ?? numbers.count
            numbers[entry.difference] = number
            return number
        }
    }

    /// The beginning of what the page's script reads, up to the entries.
    private var jsonHead: String {
        let counts = State.allCases.map { "\($0.rawValue.quoted):\(count($0))" }.joined(separator: ",")
        return "{\"title\":\(title.quoted),\"counts\":{\(counts)},\"entries\":[\n"
    }

    /// As it may stand inside of a script element, which no `<` may end.
    private static func safe(_ json: String) -> [UInt8] { Array(json.replacing("<", with: "\\u003c").utf8) }
}

extension PictureReport.Entry {
    /// - Parameter carried: `nil` when the page carries none of its pictures.
    fileprivate func pageJSON(
        group: Int?, _ carried: ReportPictures.Places?, _ link: (String) -> String?
    ) -> String {
        let places = carried ?? ReportPictures.Places()
        var members: [(String, String)] = [
            ("name", name.quoted), ("state", state.rawValue.quoted), ("group", group.map { "\($0)" } ?? "null"),
            ("words", Self.list(words)),
            ("expected", places.expected.map { "\($0)" } ?? "null"),
            ("actual", places.actual.map { "\($0)" } ?? "null"),
        ]
        if !messages.isEmpty { members.append(("message", messages.joined(separator: "\n").quoted)) }
        if let pixels { members += pixels.json }
        if let path = path(.reference) { members.append(("expectedPath", path.quoted)) }
        if let path = path(.actual) { members.append(("actualPath", path.quoted)) }
        if carried == nil {
            if let link = path(.reference).flatMap(link) { members.append(("expectedLink", link.quoted)) }
            if state != .equal, let link = path(.actual).flatMap(link) { members.append(("actualLink", link.quoted)) }
        }
        return "{\(members.map { "\($0.quoted):\($1)" }.joined(separator: ","))}"
    }
}
