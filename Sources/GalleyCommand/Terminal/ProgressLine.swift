import Foundation
import Synchronization

/// Whether a progress line stands on the terminal, and whether it is time for a new one.
final class ProgressLine: Sendable {
    /// Back to the line's start, and empty it.
    static let clearing = "\r\u{1B}[K"
    /// Seconds of work before the first line: short work needs none.
    private static let patience = 0.5
    /// Seconds between lines.
    private static let pause = 0.1

    private struct State {
        var isShown = false
        var next: Double
    }

    private let state = Mutex(State(next: now() + patience))

    /// Whether to write a line now.
    func show() -> Bool {
        state.withLock { state in
            let now = Self.now()
            guard now >= state.next else { return false }
            state.next = now + Self.pause
            state.isShown = true
            return true
        }
    }

    /// Whether there was a line, which then has to be cleared.
    func hide() -> Bool {
        state.withLock { state in
            defer { state.isShown = false }
            return state.isShown
        }
    }

    private static func now() -> Double { ProcessInfo.processInfo.systemUptime }
}
