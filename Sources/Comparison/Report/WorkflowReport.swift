/// What a GitHub workflow shows of a report: annotations beside the files, and a summary in Markdown.
package struct WorkflowReport {
    private let report: PictureReport
    private let workspace: String

    /// A step shows no more annotations of a kind.
    private static let annotationLimit = 10
    /// A summary is cut off, not scrolled.
    private static let rowLimit = 100

    /// - Parameter workspace: the checkout's folder; paths are told relative to it.
    package init(_ report: PictureReport, workspace: String = "") {
        self.report = report
        self.workspace = workspace.hasSuffix("/") ? workspace : "\(workspace)/"
    }

    /// A workflow command each.
    package var annotations: [String] {
        report.entries.filter { $0.state == .failed || $0.fails }.prefix(Self.annotationLimit).map { entry in
            let place = entry.place
            var properties: [(String, String)] = []
            if let file = place.file ?? entry.path(.reference) { properties.append(("file", relative(file))) }
            properties.append(("line", "\(place.line)"))
            if let column = place.column { properties.append(("col", "\(column)")) }
            properties.append(("title", "\(entry.name) \(entry.state == .failed ? "failed" : "is \(entry.state)")"))
            let text = properties.map { "\($0)=\(Self.escapedProperty($1))" }.joined(separator: ",")
            let words = entry.state == .changed ? entry.words : entry.messages
            let message = words.isEmpty ? entry.headline : words.joined(separator: "\n")
            return "::error \(text)::\(Self.escaped(message))"
        }
    }

    package var summary: String {
        var text = "### \(Self.cell(report.title)): \(report.counts)\n\n"
        let rows = report.entries.filter { $0.state != .equal }
        guard !rows.isEmpty else { return text }
        text += "| picture | | what |\n| --- | --- | --- |\n"
        for entry in rows.prefix(Self.rowLimit) {
            let state = "\(entry.state)\(entry.isRecorded ? ", recorded" : "")"
            text += "| \(Self.cell(entry.name)) | \(state) | \(Self.cell(entry.headline)) |\n"
        }
        if rows.count > Self.rowLimit { text += "\n… and \(rows.count - Self.rowLimit) more.\n" }
        return text + "\n"
    }

    private func relative(_ path: String) -> String {
        workspace.count > 1 && path.hasPrefix(workspace) ? String(path.dropFirst(workspace.count)) : path
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func escapedProperty(_ text: String) -> String {
        escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }

    /// In a cell of a table, where neither a bar nor a line's end nor markup may stand.
    private static func cell(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "|", "*", "_", "`", "[", "]", "\\", "~", "#": result += "\\\(character)"
            case _ where character.isNewline: result += " "
            default: result.append(character)
            }
        }
        return result
    }
}

extension PictureReport.Entry {
    /// Where an annotation belongs: the place that the failure names, `FILE:LINE:COLUMN: …`, else the input's beginning.
    fileprivate var place: (file: String?, line: Int, column: Int?) {
        guard let input, let message = messages.first, message.hasPrefix("\(input):") else { return (input, 1, nil) }
        let numbers = message.dropFirst(input.count + 1).split(separator: ":", maxSplits: 2).prefix(2).map { Int($0) }
        guard let line = numbers.first ?? nil else { return (input, 1, nil) }
        return (input, line, numbers.count > 1 ? numbers[1] : nil)
    }
}
