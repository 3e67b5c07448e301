/// One thing that is wrong with a file, and where.
package struct SourceFault: Error, Hashable, Sendable {
    /// `nil` when it concerns the file as a whole.
    package var place: SourcePlace?
    /// What is wrong.
    package var problem: String
    /// What would be right.
    package var remedy: String

    package init(at place: SourcePlace?, _ problem: String, _ remedy: String) {
        self.place = place
        self.problem = problem
        self.remedy = remedy
    }

    /// `FILE:LINE:COLUMN: what is wrong — what would be right`, without the place when there is none.
    package func line(in file: String) -> String {
        // What was put in besides the text stands in none of its lines.
        let place = place.flatMap { $0.line > 0 ? ":\($0.line):\($0.column)" : nil } ?? ""
        return "\(file)\(place): \(problem) — \(remedy)"
    }
}

extension SourceFault {
    /// How many faults of a file are told.
    private static let limit = 200

    /// Faults in the order of the text, the last one counting those beyond the limit.
    package static func told(_ faults: [SourceFault]) -> [SourceFault] {
        let sorted = faults.enumerated().sorted { first, second in
            (first.element.place ?? .start, first.offset) < (second.element.place ?? .start, second.offset)
        }
        .map(\.element)
        guard sorted.count > limit else { return sorted }
        let rest = SourceFault(at: nil, "there are \(sorted.count - limit) more faults", "mend the ones above first")
        return sorted.prefix(limit) + [rest]
    }
}
