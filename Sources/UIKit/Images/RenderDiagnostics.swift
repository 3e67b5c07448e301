package import Appearance
import Synchronization

/// What went wrong while a picture was described or listed without stopping it. A render takes the list when it is done.
package final class RenderDiagnostics: Sendable {
    package enum Warning: Hashable, Sendable {
        /// A symbol that is not known or cannot be read; a box stands in for it.
        case symbol(SymbolError)
        /// A picture that could not be read: which, and why.
        case unreadableImage(String, reason: String)
        /// A colour or an image that no catalogue has: what, and what would be right.
        case asset(String)
        /// Something of UIKit's that changes the picture on a phone and does not here yet.
        case unsupported(String)
        /// What a nib says that cannot be done: the place and the reason.
        case nib(String)
        /// Views whose preferred sizes change as often as they are asked: the last one, by its path in the report.
        case unsettledSizes(String, rounds: Int)
        /// Required constraints that contradict each other, and the one that was given up.
        case unsatisfiableConstraints([String], broken: String)

        /// One line: what, and what would be right.
        package var message: String {
            switch self {
            case .symbol(let error): error.description
            case .unreadableImage(let name, let reason): "image \"\(name)\" cannot be read — \(reason)"
            case .unsupported(let what): "unsupported: \(what)"
            case .nib(let message), .asset(let message): message
            case .unsettledSizes(let path, let rounds):
                "the sizes of the cells do not settle: \(path) still asks for another after \(rounds) rounds — the "
                    + "preferred size must depend on nothing but the content and the proposed size"
            case .unsatisfiableConstraints(let constraints, let broken):
                "these constraints cannot all hold, so that one was given up (\(broken)): "
                    + constraints.joined(separator: "; ") + " — remove one or lower its priority"
            }
        }
    }

    /// Where warnings go. A render that wants its own alone binds one for the time it runs; else all share one.
    @TaskLocal package static var current = RenderDiagnostics()

    private struct Warnings {
        var list: [Warning] = []
        var known: Set<Warning> = []
    }
    private let warnings = Mutex(Warnings())

    package init() {}

    /// Adds a warning unless it is in the list already.
    package func report(_ warning: Warning) {
        warnings.withLock { if $0.known.insert(warning).inserted { $0.list.append(warning) } }
    }

    /// The warnings in the order in which they came up; the list is empty afterwards.
    package func take() -> [Warning] {
        warnings.withLock { warnings in
            defer { warnings = Warnings() }
            return warnings.list
        }
    }
}
