import Comparison

/// What became of one picture that was held against its reference.
package struct VerifiedPicture: Codable, Sendable {
    package enum Verdict: Hashable, Sendable {
        /// Within the tolerance, or the reference from now on.
        case accepted
        case different
        /// It could not be drawn or not be compared. `isRequestFault` tells whether what was asked for is at fault rather
        /// than the machine.
        case failed(isRequestFault: Bool)
    }

    var entry: PictureReport.Entry
    var isRequestFault = false
    /// What is worth telling and changes nothing; a sentence each.
    package var warnings: [String] = []

    init(_ entry: PictureReport.Entry) { self.entry = entry }

    /// A picture that could not be drawn.
    package init(name: String, input: String, messages: [String], isRequestFault: Bool) {
        entry = PictureReport.Entry(name: name, state: .failed, input: input)
        entry.messages = messages
        self.isRequestFault = isRequestFault
    }

    package var verdict: Verdict {
        if entry.state == .failed { return .failed(isRequestFault: isRequestFault) }
        return entry.fails ? .different : .accepted
    }

    /// Why it failed; a line each.
    package var failures: [String] { entry.state == .failed ? entry.messages : [] }

    package var isEqual: Bool { entry.state == .equal }

    package var isRecorded: Bool { entry.isRecorded }

    /// How many words of one picture are told on a terminal.
    private static let wordLimit = 12

    /// A line, and a line below for each change.
    package var text: String {
        let kind = entry.isRecorded ? "recorded" : "\(entry.state)"
        var lines = [kind + String(repeating: " ", count: 10 - kind.count) + entry.name]
        switch entry.state {
        case .equal, .failed: break
        case .new, .orphaned: lines[0] += entry.isRecorded ? "" : ": \(entry.headline)"
        case .changed:
            if let pixels = entry.pixels { lines[0] += ": \(pixels.description)" }
            lines += entry.words.prefix(Self.wordLimit).map { "          \($0)" }
            if entry.words.count > Self.wordLimit {
                lines.append("          … and \(entry.words.count - Self.wordLimit) more changes")
            }
        }
        return lines.map { "\($0)\n" }.joined()
    }

    /// The same for programs, on one line.
    package var json: String { entry.json + "\n" }
}
