public import Foundation

extension Snapshotting {
    /// The strategy, some time later: for what changes by itself before it is worth looking at.
    /// - Parameters:
    ///   - duration: seconds, besides the assertion's timeout. On the main thread its run loop goes on meanwhile.
    ///   - strategy: what takes the snapshot then.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            let end = Date(timeIntervalSinceNow: duration)
            while Date() < end { RunLoopPass.wait(0.005) }
            return strategy.snapshot(value)
        }
    }
}
