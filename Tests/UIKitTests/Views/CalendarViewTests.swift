import DisplayLists
import Foundation
import Testing
import UIKit

/// A calendar view shows its month, what is chosen and what marks days.
@MainActor struct CalendarViewTests {
    private final class Marks: UICalendarViewDelegate {
        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? {
            dateComponents.day == 3 ? .default(color: .systemRed, size: .large) : nil
        }
    }

    private func calendar() -> UICalendarView {
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.firstWeekday = 2
        let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 366, height: 400))
        (view.calendar, view.locale) = (gregorian, Locale(identifier: "en_US"))
        view.visibleDateComponents = DateComponents(year: 2024, month: 2, day: 17)
        return view
    }

    private func labels(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

    @Test func theMonthBeginsOnItsWeekday() throws {
        let view = calendar()
        view.layoutIfNeeded()
        let texts = labels(view).compactMap(\.text)
        #expect(texts.prefix(2) == ["February 2024", "MON"])
        #expect(texts.suffix(29) == (1...29).map { "\($0)" }[...])
        let first = try #require(labels(view).first { $0.text == "1" })
        let thursday = try #require(labels(view).first { $0.text == "THU" })
        #expect(first.frame.midX == thursday.frame.midX)
    }

    @Test func whatIsChosenHasTheTint() throws {
        let view = calendar()
        let selection = UICalendarSelectionSingleDate(delegate: nil)
        view.selectionBehavior = selection
        view.layoutIfNeeded()
        let before = view.subviews.count
        selection.selectedDate = DateComponents(year: 2024, month: 2, day: 9)
        view.layoutIfNeeded()
        #expect(view.subviews.count == before + 1)
        let day = try #require(labels(view).first { $0.text == "9" })
        #expect(day.textColor == view.tintColor)
    }

    @Test func marksMakeRoomBelowDays() throws {
        let view = calendar()
        let plain = view.intrinsicContentSize.height
        let marks = Marks()
        view.delegate = marks
        view.layoutIfNeeded()
        #expect(view.intrinsicContentSize.height > plain)
        let day = try #require(labels(view).first { $0.text == "3" })
        let mark = try #require(view.subviews.last { $0 is UIImageView })
        #expect(abs(mark.frame.midX - day.frame.midX) < 0.01 && mark.tintColor == .systemRed)
    }
}
