/// Why a file cannot be used.
package enum SourceError: Error, Hashable, Sendable {
    /// The file cannot be had at all.
    case unreadable(file: String, problem: String, remedy: String)
    /// All that is wrong in the file, in its order. Never empty.
    case faults([SourceFault], file: String)

    /// One line for each fault, ready to be shown: `FILE:LINE:COLUMN: what is wrong — what would be right`.
    package var lines: [String] {
        switch self {
        case .unreadable(let file, let problem, let remedy): ["\(file): \(problem) — \(remedy)"]
        case .faults(let faults, let file): faults.map { $0.line(in: file) }
        }
    }
}

extension SourceError: CustomStringConvertible {
    package var description: String { lines.joined(separator: "\n") }
}
