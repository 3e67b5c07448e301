public import Foundation

/// Marks the days of a calendar view.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: AnyObject {
    /// The mark below a day; `nil` is none.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    /// Nobody turns months in a picture: never called.
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}
