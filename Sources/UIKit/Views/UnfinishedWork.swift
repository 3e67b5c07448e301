/// Work that a screen has begun and that may change it: a picture that can wait does.
@MainActor
package final class UnfinishedWork {
    /// How much of it there is.
    package private(set) static var count = 0
    private var hasEnded = false

    package init() { Self.count += 1 }

    package func end() {
        guard !hasEnded else { return }
        hasEnded = true
        Self.count -= 1
    }
}
