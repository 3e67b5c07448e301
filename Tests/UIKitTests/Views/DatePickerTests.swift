import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Pills of dates and times.
@MainActor
struct DatePickerTests {
    private func picker(_ mode: UIDatePicker.Mode) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.locale = Locale(identifier: "en_GB")
        picker.date = Date(timeIntervalSince1970: 1_000_000_000)
        return picker
    }

    private func texts(_ picker: UIDatePicker) -> [String] {
        let traits = UITraitCollection(traitsFrom: [.standard, UITraitCollection(generation: .iOS18)])
        let request = WindowSnapshot.Request(width: 300, height: 40, scale: 2, traits: traits)
        return WindowSnapshot.take(of: picker, request).report.nodes.compactMap { $0.text?.text }
    }

    @Test func pillsHaveWhatIsChosen() {
        #expect(texts(picker(.date)) == ["9 Sept 2001"] || texts(picker(.date)) == ["9 Sep 2001"])
        #expect(texts(picker(.time)) == ["01:46"])
        #expect(texts(picker(.dateAndTime)).count == 2)
    }

    @Test func pillsStandSideBySide() {
        let (date, time) = (picker(.date).intrinsicContentSize, picker(.time).intrinsicContentSize)
        let both = picker(.dateAndTime).intrinsicContentSize
        #expect(abs(both.width - date.width - time.width - 8) < 0.01 && both.height == time.height)
        #expect(time.height > 30 && time.height < 40)
    }

    @Test func datesAreKeptInTheRange() {
        let picker = picker(.date)
        picker.minimumDate = Date(timeIntervalSince1970: 2_000_000_000)
        #expect(picker.date == picker.minimumDate)
        picker.minimumDate = nil
        #expect(picker.date == Date(timeIntervalSince1970: 1_000_000_000))
    }

    @Test func automaticIsCompact() {
        #expect(UIDatePicker().datePickerStyle == .compact)
    }
}
