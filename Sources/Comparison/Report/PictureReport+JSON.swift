import DisplayLists

/// JSON as the programs that follow a run read it.
extension PictureReport.Entry {
    /// One record, on one line.
    package var json: String {
        var members: [(String, String)] = [("name", name.quoted), ("state", state.rawValue.quoted)]
        if let input { members.append(("input", input.quoted)) }
        if isRecorded { members.append(("recorded", "true")) }
        if let pixels { members += pixels.json }
        if !words.isEmpty { members.append(("changes", Self.list(words))) }
        if !messages.isEmpty { members.append(("messages", Self.list(messages))) }
        for (kind, path) in toldPaths { members.append((kind.rawValue, path.quoted)) }
        return "{ \(members.map { "\($0.quoted): \($1)" }.joined(separator: ", ")) }"
    }

    static func list(_ lines: [String]) -> String { "[\(lines.map(\.quoted).joined(separator: ", "))]" }
}

extension PictureReport.Pixels {
    /// Members of a record.
    var json: [(String, String)] {
        [
            ("pixels", "\(count)"), ("share", "\(share)"), ("delta", "\(delta)"),
            ("bounds", "[\(x), \(y), \(width), \(height)]"),
        ]
    }
}
