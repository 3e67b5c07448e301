/// One thing that is wrong with a scene, and where.
package struct SceneFault: Error, Hashable, Sendable {
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
        let place = place.map { ":\($0.line):\($0.column)" } ?? ""
        return "\(file)\(place): \(problem) — \(remedy)"
    }
}
