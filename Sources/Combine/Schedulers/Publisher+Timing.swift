extension Publisher {
    /// Tells of everything where a scheduler says.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        through { link in
            (
                { value in scheduler.schedule(options: options) { link.send(value) } },
                { completion in scheduler.schedule(options: options) { link.finish(completion) } }
            )
        }
    }
    /// Subscribes at once. No effect on a picture.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
    /// Does not wait: a picture shows what there is in the end.
    public func delay<S: Scheduler>(
        for interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { receive(on: scheduler, options: options) }
    /// Does not wait: a picture shows what there is in the end.
    public func debounce<S: Scheduler>(
        for dueTime: SchedulerTime.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { receive(on: scheduler, options: options) }
    /// Does not wait: a picture shows what there is in the end.
    public func throttle<S: Scheduler>(
        for interval: SchedulerTime.Stride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> { receive(on: scheduler) }
    /// Time does not pass. No effect on a picture.
    public func timeout<S: Scheduler>(
        _ interval: SchedulerTime.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
