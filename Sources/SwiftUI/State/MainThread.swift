import Foundation

/// Where views live.
enum MainThread {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// On Linux any thread may serve the main queue once the program waits for it.
    private static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }

    /// Does something on the main thread: now if that is the current one, else later.
    static func perform(_ action: @escaping @MainActor () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated { action() }
        } else {
            Task { @MainActor in action() }
        }
    }
}
