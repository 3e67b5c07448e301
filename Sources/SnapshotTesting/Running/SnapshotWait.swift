import Foundation
import Synchronization

extension Async {
    /// Waits for the value; `nil` when it did not come in time. On the main thread its run loop goes on meanwhile.
    func wait(timeout: TimeInterval) -> Value? {
        let arrival = Arrival<Value>()
        run { arrival.value = $0 }
        let end = Date(timeIntervalSinceNow: timeout)
        while !arrival.isThere, Date() < end {
            RunLoopPass.wait(0.005)
        }
        return arrival.value
    }
}

/// Lets time pass.
enum RunLoopPass {
    /// On the main thread its run loop goes on meanwhile.
    /// - Parameter duration: seconds.
    static func wait(_ duration: TimeInterval) {
        if Thread.isMainThread {
            RunLoop.current.run(until: Date(timeIntervalSinceNow: duration))
        } else {
            Thread.sleep(forTimeInterval: duration)
        }
    }
}

/// Holds what may come from another thread.
private final class Arrival<Value> {
    private let lock = NSLock()
    private var stored: Value?

    var value: Value? {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }

    var isThere: Bool { lock.withLock { stored != nil } }
}
