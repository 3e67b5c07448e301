public import Dispatch
public import Foundation

extension DispatchQueue: Scheduler {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = SchedulerOption
    public func schedule(options: SchedulerOption? = nil, _ action: @escaping () -> Void) {
        self === DispatchQueue.main ? MainThread.perform(action) : action()
    }
}

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = SchedulerOption
    public func schedule(options: SchedulerOption? = nil, _ action: @escaping () -> Void) {
        self === RunLoop.main ? MainThread.perform(action) : action()
    }
}

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = SchedulerOption
    public func schedule(options: SchedulerOption? = nil, _ action: @escaping () -> Void) {
        self === OperationQueue.main ? MainThread.perform(action) : action()
    }
}

private enum MainThread {
    /// The main queue knows itself by it: where nobody runs the main run loop, another thread does the queue's work.
    private static let mark = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()

    static func perform(_ action: @escaping () -> Void) {
        guard DispatchQueue.getSpecific(key: mark) != true, !Thread.isMainThread else { return action() }
        let carried = Carried(action: action)
        DispatchQueue.main.async { carried.action() }
    }

    /// Handed from one thread to another, once.
    private struct Carried: @unchecked Sendable {
        // Sendable: only the main queue calls it, after the thread that gave it has let go.
        let action: () -> Void
    }
}
