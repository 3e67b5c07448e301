public import Foundation

/// When a view that goes with the time is made anew.
public protocol TimelineSchedule: Sendable {}

/// At equal distances. No effect on a picture.
public struct PeriodicTimelineSchedule: TimelineSchedule {
    public init(from startDate: Date, by interval: TimeInterval) {}
}

/// Each minute. No effect on a picture.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
    public init() {}
}

/// All the time. No effect on a picture.
public struct AnimationTimelineSchedule: TimelineSchedule {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
        .init(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: Self { .init() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: Self { .init() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
        .init(minimumInterval: minimumInterval, paused: paused)
    }
}

/// The moment that a view is made for.
public struct TimelineViewDefaultContext: Sendable {
    public let date: Date
}

/// A view that goes with the time: as it is at the moment at which the picture is made, so that it is another one each time.
@MainActor @preconcurrency
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// The moment that a view is made for.
    public typealias Context = TimelineViewDefaultContext
    private let content: (Context) -> Content

    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) { self.content = content }

    public var body: some View { content(Context(date: Date())) }
}
