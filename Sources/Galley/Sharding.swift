import DisplayLists

/// Deals the inputs of a batch out to machines.
package enum Sharding {
    /// One machine's part.
    package struct Part: Hashable, Sendable {
        /// Counted from 1.
        package var index: Int
        package var count: Int

        /// `nil` unless there is such a part.
        package init?(index: Int, count: Int) {
            guard count >= 1, (1...count).contains(index) else { return nil }
            self.index = index
            self.count = count
        }

        /// `2/3`.
        package init?(_ text: String) {
            let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
            guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
            self.init(index: index, count: count)
        }

        package var text: String { "\(index)/\(count)" }

        package func holds(_ name: String) -> Bool { Sharding.part(of: name, in: count) == index }

        /// What the systems that run a job on several machines tell each of them.
        ///
        /// Kubernetes tells an indexed Job's pods their number alone (`JOB_COMPLETION_INDEX`); the count has to be passed on
        /// as `JOB_COMPLETIONS`.
        package init?(environment: [String: String]) {
            func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
            if let index = number("JOB_COMPLETION_INDEX"), let count = number("JOB_COMPLETIONS") {
                self.init(index: index &+ 1, count: count)
            } else if let index = number("SLURM_ARRAY_TASK_ID"), let count = number("SLURM_ARRAY_TASK_COUNT") {
                let first = number("SLURM_ARRAY_TASK_MIN") ?? 0
                self.init(index: (index &- first) / max(1, number("SLURM_ARRAY_TASK_STEP") ?? 1) &+ 1, count: count)
            } else if let index = number("CI_NODE_INDEX"), let count = number("CI_NODE_TOTAL") {
                self.init(index: index, count: count)
            } else if let index = number("CIRCLE_NODE_INDEX"), let count = number("CIRCLE_NODE_TOTAL") {
                self.init(index: index &+ 1, count: count)
            } else {
                return nil
            }
        }
    }

    /// Which of `count` parts an input belongs to, counted from 1. It depends on the name alone, so that reordering or
    /// adding inputs moves none of the others.
    package static func part(of name: String, in count: Int) -> Int {
        var digest = Digest()
        digest.combine(Array(name.utf8))
        return Int(digest.value % UInt64(max(count, 1))) + 1
    }
}
