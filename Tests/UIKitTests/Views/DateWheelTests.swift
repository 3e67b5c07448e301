import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Date pickers that are no pills: wheels, and a month.
@MainActor struct DateWheelTests {
    private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePicker.Style, _ locale: String) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.calendar = Calendar(identifier: .gregorian)
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.locale = Locale(identifier: locale)
        picker.date = Date(timeIntervalSince1970: 1_000_000_000)
        return picker
    }

    private func texts(_ picker: UIDatePicker) -> [String] {
        let traits = UITraitCollection(traitsFrom: [.standard, UITraitCollection(generation: .iOS18)])
        let request = WindowSnapshot.Request(width: 320, height: 420, scale: 2, traits: traits)
        return WindowSnapshot.take(of: picker, request).report.nodes.compactMap { $0.text?.text }
    }

    @Test func wheelsHaveTheOrderOfTheLocale() {
        let english = texts(picker(.date, .wheels, "en_US"))
        #expect(english.firstIndex(of: "September") ?? 99 < english.firstIndex(of: "9") ?? -1)
        let german = texts(picker(.date, .wheels, "de_DE"))
        #expect(german.firstIndex(of: "9") ?? 99 < german.firstIndex(of: "September") ?? -1)
        #expect(english.contains("2001") && english.contains("2000") && english.contains("August"))
    }

    @Test func hoursAreCountedAsTheLocaleDoes() {
        let english = texts(picker(.time, .wheels, "en_US"))
        #expect(english.contains("AM") && english.contains("1") && english.contains("46"))
        let german = texts(picker(.time, .wheels, "de_DE"))
        #expect(!german.contains("AM") && german.contains("01") && german.contains("00"))
    }

    @Test func whatCountsDownHasWheelsOfItsOwn() {
        let picker = picker(.countDownTimer, .automatic, "en_US")
        picker.countDownDuration = 90 * 60
        #expect(picker.datePickerStyle == .wheels)
        #expect(texts(picker).contains("1 hour") && texts(picker).contains("30 min"))
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    }

    @Test func aMonthHasItsDays() {
        let all = texts(picker(.date, .inline, "en_US"))
        #expect(all.contains("September 2001") && all.contains("30") && !all.contains("31"))
    }
}
