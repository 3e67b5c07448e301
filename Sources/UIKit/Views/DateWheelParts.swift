import Foundation

/// The texts on a date picker's wheels.
struct DateWheelParts {
    let date: Date
    let calendar: Calendar
    let locale: Locale

    // MARK: Time

    /// Whether hours are counted twice a day.
    var hasHalves: Bool { pattern("j").contains("a") }
    /// The half of the day in the middle, and the other one below or above it; what is missing is empty.
    var halves: [String] {
        let names = [calendar.amSymbol, calendar.pmSymbol]
        let isMorning = calendar.component(.hour, from: date) < 12
        return ["", "", isMorning ? "" : names[0], isMorning ? names[0] : names[1], isMorning ? names[1] : "", "", ""]
    }

    func hour(_ offset: Int) -> String {
        let hour = (calendar.component(.hour, from: date) + offset + 24) % 24
        return hasHalves ? "\((hour + 11) % 12 + 1)" : Self.padded(hour)
    }
    func minute(_ offset: Int) -> String {
        Self.padded((calendar.component(.minute, from: date) + offset + 60) % 60)
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// What counts down: hours, and minutes that begin at one.
    static func countDown(_ duration: TimeInterval, _ reach: [Int]) -> [[String]] {
        let minutes = max(1, Int(duration / 60))
        let hours = reach.map { (minutes / 60 + $0 + 24) % 24 }
        return [
            hours.map { $0 == 1 ? "1 hour" : "\($0) hours" }, reach.map { "\((minutes % 60 + $0 + 60) % 60) min" },
        ]
    }

    // MARK: Days

    /// The parts of a date as the locale orders them.
    var order: [Calendar.Component] {
        let pattern = pattern("yMMMMd")
        let letters: [(Character, Calendar.Component)] = [("M", .month), ("L", .month), ("d", .day), ("y", .year)]
        var found: [Calendar.Component] = []
        for character in pattern {
            guard let part = letters.first(where: { $0.0 == character })?.1, !found.contains(part) else { continue }
            found.append(part)
        }
        return found
    }

    func text(_ part: Calendar.Component, _ offset: Int) -> String {
        let value = calendar.component(part, from: date)
        switch part {
        case .month:
            let names = named.monthSymbols
            return names.isEmpty ? "" : names[((value - 1 + offset) % names.count + names.count) % names.count]
        case .day:
            let days = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
            return "\((value - 1 + offset + days) % days + 1)"
        default: return "\(value + offset)"
        }
    }

    /// "Tue Jun 4".
    func weekday(_ offset: Int) -> String {
        let day = calendar.date(byAdding: .day, value: offset, to: date) ?? date
        return written("EEEMMMd", day).replacing(",", with: "")
    }

    private var named: Calendar {
        var named = calendar
        named.locale = locale
        return named
    }
    private func pattern(_ template: String) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }
    private func written(_ template: String, _ date: Date) -> String {
        let formatter = DateFormatter()
        (formatter.calendar, formatter.locale, formatter.timeZone) = (calendar, locale, calendar.timeZone)
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter.string(from: date)
    }
}
