/// Says where and when something is done. What would be done later is done at once; what belongs on the main thread is done there.
public protocol Scheduler<SchedulerTimeType> {
    /// A moment.
    associatedtype SchedulerTimeType
    /// How something is done.
    associatedtype SchedulerOptions
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
}

/// How a scheduler does something. No effect on a picture.
public struct SchedulerOption: Sendable {
    public init() {}
}

/// Does everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = SchedulerOption
    public static let shared = ImmediateScheduler()
    public func schedule(options: SchedulerOption? = nil, _ action: @escaping () -> Void) { action() }
}
