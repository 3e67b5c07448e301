import Foundation

/// What is chosen in a calendar view.
@preconcurrency @MainActor
open class UICalendarSelection {
    weak var view: UICalendarView?

    init() {}

    /// The days that are chosen.
    var chosen: [DateComponents] { [] }

    func contains(_ day: DateComponents, in calendar: Calendar) -> Bool {
        chosen.contains { $0.year == day.year && $0.month == day.month && $0.day == day.day }
    }

    /// No effect on a picture.
    open func updateSelectableDates() {}
}
