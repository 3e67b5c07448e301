import Synchronization

/// A queue between threads, first in, first out. One who waits sleeps until something is put in; nobody spins.
final class Handoff<Element: Sendable>: Sendable {
    private struct State {
        /// Those before `first` have been taken.
        var elements: [Element?] = []
        /// So many places of elements that have been taken are kept at most.
        static var mostTaken: Int { 32 }
        var first = 0
        var waiting: [CheckedContinuation<Element?, Never>] = []
        var isClosed = false

        var count: Int { elements.count - first }

        mutating func take() -> Element? {
            guard first < elements.count else { return nil }
            let element = elements[first]
            elements[first] = nil
            first += 1
            // A queue that is never empty gives back what was taken as well: a batch has no end of pieces.
            if first == elements.count || first == Self.mostTaken {
                elements.removeFirst(first)
                first = 0
            }
            return element
        }
    }

    private let state = Mutex(State())

    /// How many wait to be taken.
    var count: Int { state.withLock { $0.count } }

    func put(_ element: Element) {
        let waiting: CheckedContinuation<Element?, Never>? = state.withLock { state in
            if let waiting = state.waiting.popLast() { return waiting }
            state.elements.append(element)
            return nil
        }
        waiting?.resume(returning: element)
    }

    /// `nil` when there is nothing at the moment.
    func takeNow() -> Element? {
        state.withLock { $0.take() }
    }

    /// Waits for the next. `nil` when there is nothing left and nothing will come.
    func take(isolation: isolated (any Actor)? = #isolation) async -> Element? {
        await withCheckedContinuation { continuation in
            let taken: Element?? = state.withLock { state in
                if let element = state.take() { return element }
                if state.isClosed { return .some(nil) }
                state.waiting.append(continuation)
                return .none
            }
            if let taken { continuation.resume(returning: taken) }
        }
    }

    /// Lets those who wait for more go.
    func close() {
        let waiting = state.withLock { state in
            state.isClosed = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume(returning: nil) }
    }
}
