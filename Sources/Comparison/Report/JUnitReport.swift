/// A report in the XML that build servers read: one suite, a case for each picture.
///
/// A difference is a `failure`; what could not be drawn or compared is an `error`; an orphaned reference is `skipped`, or a
/// `failure` too where it fails the run.
package struct JUnitReport {
    private let report: PictureReport
    private let failsOrphans: Bool

    package init(_ report: PictureReport, failsOrphans: Bool = false) {
        self.report = report
        self.failsOrphans = failsOrphans
    }

    package var text: String {
        let counts = [
            ("tests", report.entries.count),
            ("failures", report.entries.count(where: \.fails) + (failsOrphans ? report.count(.orphaned) : 0)),
            ("errors", report.count(.failed)), ("skipped", failsOrphans ? 0 : report.count(.orphaned)),
        ].map { " \($0)=\"\($1)\"" }.joined()
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites\(counts)>\n  <testsuite name=\"\(Self.escaped(report.title))\"\(counts)>\n"
        for entry in report.entries { text += testcase(entry) }
        return text + "  </testsuite>\n</testsuites>\n"
    }

    private func testcase(_ entry: PictureReport.Entry) -> String {
        let file = entry.input.map { " file=\"\(Self.escaped($0))\"" } ?? ""
        let start = "    <testcase classname=\"galley.verify\" name=\"\(Self.escaped(entry.name))\"\(file)"
        let result: String
        switch entry.state {
        case .failed: result = outcome("error", entry)
        case .orphaned where failsOrphans: result = outcome("failure", entry)
        case .orphaned: result = "<skipped message=\"\(Self.escaped(entry.headline))\"/>"
        case .changed, .new: result = entry.fails ? outcome("failure", entry) : ""
        case .equal: result = ""
        }
        return result.isEmpty ? "\(start)/>\n" : "\(start)>\n      \(result)\n    </testcase>\n"
    }

    private func outcome(_ element: String, _ entry: PictureReport.Entry) -> String {
        var lines = entry.messages + entry.words
        if let pixels = entry.pixels { lines.append(pixels.description) }
        lines += entry.toldPaths.map { "\($0.kind): \($0.path)" }
        let start = "<\(element) message=\"\(Self.escaped(entry.headline))\" type=\"\(entry.state.rawValue)\">"
        return "\(start)\(Self.escaped(lines.joined(separator: "\n")))</\(element)>"
    }

    /// As text or inside of quotation marks; characters that XML 1.0 has no way to write become U+FFFD.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\r": result += "&#13;"
            case "\t": result += "&#9;"
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension PictureReport.Entry {
    /// Whether it is a difference that nobody has accepted.
    package var fails: Bool { (state == .changed || state == .new) && !isRecorded }

    /// The one line that there is room for.
    package var headline: String {
        switch state {
        case .equal: return "equal"
        case .orphaned: return messages.first ?? "no picture belongs to this reference"
        case .failed: return messages.first ?? "failed"
        case .new: return messages.first ?? "there is no reference"
        case .changed:
            guard let first = words.first else { return pixels?.description ?? "changed" }
            return words.count > 1 ? "\(first) — and \(words.count - 1) more" : first
        }
    }
}
