public import Foundation

/// When a view that goes with the time is made anew. It is not asked: a picture shows one moment.
public protocol TimelineSchedule: Sendable {
    /// The moments.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// How often a view may be made anew.
    typealias Mode = TimelineScheduleMode
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a view may be made anew. No effect on a picture.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// At equal distances. No effect on a picture.
public struct PeriodicTimelineSchedule: TimelineSchedule {
    public init(from startDate: Date, by interval: TimeInterval) {}
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

/// Each minute. No effect on a picture.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
    public init() {}
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

/// All the time. No effect on a picture.
public struct AnimationTimelineSchedule: TimelineSchedule {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

/// At given moments. No effect on a picture.
public struct ExplicitTimelineSchedule<Entries: Sequence & Sendable>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule {
    public static func explicit<Dates: Sequence & Sendable>(_ dates: Dates) -> Self
    where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date { .init(dates) }
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
    /// How often the view is made anew: never.
    public var cadence: Cadence { .live }

    /// How often a view is made anew. No effect on a picture.
    public enum Cadence: Comparable, Hashable, Sendable { case live, seconds, minutes }
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
