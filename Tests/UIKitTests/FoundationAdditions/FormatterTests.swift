import Foundation
import Testing
import UIKit

/// What the toolchain's Foundation leaves out writes as Apple's does.
struct FormatterTests {
    private let english = Locale(identifier: "en_US")
    private let now = Date(timeIntervalSinceReferenceDate: 740_000_000)

    @Test(
        arguments: [
            (-7200, .numeric, .full, "2 hours ago"), (-86_400, .named, .full, "yesterday"),
            (-86_400, .numeric, .short, "1 day ago"), (3600, .numeric, .short, "in 1 hr."),
        ] as [(TimeInterval, RelativeDateTimeFormatter.DateTimeStyle, RelativeDateTimeFormatter.UnitsStyle, String)])
    func momentsLieToOthers(
        seconds: TimeInterval, style: RelativeDateTimeFormatter.DateTimeStyle,
        units: RelativeDateTimeFormatter.UnitsStyle, expected: String
    ) {
        let formatter = RelativeDateTimeFormatter()
        (formatter.dateTimeStyle, formatter.unitsStyle, formatter.locale) = (style, units, english)
        #expect(formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now) == expected)
        #expect(formatter.localizedString(fromTimeInterval: seconds) == expected)
    }

    private func duration(
        _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit,
        _ zero: DateComponentsFormatter.ZeroFormattingBehavior = .default, maximum: Int = 0
    ) -> String? {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = english
        formatter.calendar = calendar
        (formatter.unitsStyle, formatter.allowedUnits) = (style, units)
        (formatter.zeroFormattingBehavior, formatter.maximumUnitCount) = (zero, maximum)
        return formatter.string(from: seconds)
    }

    @Test func lengthsOfTimeAreWrittenInUnits() {
        let units: NSCalendar.Unit = [.hour, .minute, .second]
        #expect(duration(3725, .abbreviated, units) == "1h 2m 5s")
        #expect(duration(3725, .abbreviated, units, maximum: 2) == "1h 2m")
        #expect(duration(3725, .full, units) == "1 hour, 2 minutes, 5 seconds")
        #expect(duration(3725, .short, units, maximum: 2) == "1 hr, 2 min")
        #expect(duration(3725, .positional, units) == "1:02:05")
        #expect(duration(125, .positional, units) == "2:05")
        #expect(duration(125, .positional, units, .pad) == "00:02:05")
        #expect(duration(3600, .abbreviated, units) == "1h")
        #expect(duration(0, .abbreviated, units) == "0s")
        #expect(duration(90 * 86_400, .full, [.day]) == "90 days")
    }

    @Test func measurementsAreWrittenInUsualUnits() {
        let formatter = MeasurementFormatter()
        formatter.locale = english
        let distance = Measurement(value: 5, unit: UnitLength.kilometers)
        formatter.numberFormatter.maximumFractionDigits = 1
        #expect(formatter.string(from: distance) == "3.1 mi")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: distance) == "5 km")
        formatter.unitStyle = .long
        #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.feet)) == "1 foot")
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20 degrees Celsius")
        let style = Measurement<UnitLength>.FormatStyle(width: .narrow, locale: english, usage: .asProvided)
        #expect(distance.formatted(style) == "5km")
        #expect(
            Measurement(value: 20, unit: UnitTemperature.celsius)
                .formatted(.measurement(width: .abbreviated, usage: .weather).locale(english)) == "68°F")
    }

    @Test func namesHaveTheOrderOfTheLanguage() throws {
        let formatter = PersonNameComponentsFormatter()
        formatter.locale = english
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("Ada", "Lind")
        #expect(formatter.string(from: name) == "Ada Lind")
        formatter.style = .abbreviated
        #expect(formatter.string(from: name) == "AL")
        #expect(name.formatted(.name(style: .short).locale(Locale(identifier: "hu"))) == "Ada")
        #expect(name.formatted(.name(style: .medium).locale(Locale(identifier: "hu"))) == "Lind Ada")
        let read = try #require(formatter.personNameComponents(from: "Ada Maria Lind"))
        #expect(read.givenName == "Ada" && read.middleName == "Maria" && read.familyName == "Lind")
        #expect(formatter.personNameComponents(from: " ") == nil)
    }

    @Test func listsAreJoinedAsInASentence() {
        let formatter = ListFormatter()
        formatter.locale = english
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
        formatter.locale = Locale(identifier: "fr")
        #expect(formatter.string(from: ["a", "b"]) == "a et b")
    }
}
