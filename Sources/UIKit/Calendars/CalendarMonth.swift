import Foundation

/// The days of a month and their names.
struct CalendarMonth {
    private let calendar: Calendar
    private let locale: Locale
    private let start: Date
    private let month: DateComponents

    init(of components: DateComponents, _ calendar: Calendar, _ locale: Locale, _ timeZone: TimeZone?) {
        var calendar = calendar
        if let timeZone { calendar.timeZone = timeZone }
        self.calendar = calendar
        self.locale = locale
        var first = components
        first.day = 1
        first.calendar = nil
        start = calendar.date(from: first) ?? Date(timeIntervalSinceReferenceDate: 0)
        month = calendar.dateComponents([.era, .year, .month], from: start)
    }

    /// "June 2024".
    var title: String {
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        return start.formatted(style.month(.wide).year())
    }

    /// From the first day of a week.
    var weekdays: [String] {
        var named = calendar
        named.locale = locale
        let names = named.shortStandaloneWeekdaySymbols
        let first = calendar.firstWeekday - 1
        guard names.indices.contains(first) else { return names }
        return (names[first...] + names[..<first]).map { $0.uppercased(with: locale) }
    }

    /// Seven by seven; `nil` where a week begins or ends in another month.
    var weeks: [[Int?]] {
        let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
        let before = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
        var days: [Int?] = Array(repeating: nil, count: before) + (1...max(count, 1)).map { $0 }
        days += Array(repeating: nil, count: (7 - days.count % 7) % 7)
        return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
    }

    func components(day: Int) -> DateComponents {
        var components = month
        components.day = day
        components.calendar = calendar
        return components
    }

    /// In the digits of the locale.
    func number(_ day: Int) -> String { day.formatted(.number.locale(locale)) }
}
