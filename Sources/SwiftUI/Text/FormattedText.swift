import Foundation

/// A value with the style that writes it, for the locale of where it is shown.
struct FormattedText: Hashable, @unchecked Sendable {
    // Sendable: the closure holds a value and a style, which nobody changes once they are in here.

    /// As it is written without a locale of the environment's, which tells it from others.
    private let plain: AttributedString
    private let write: (EnvironmentValues) -> AttributedString

    init<Style: FormatStyle>(
        _ value: Style.FormatInput, _ style: Style, _ attributed: @escaping (Style.FormatOutput) -> AttributedString
    ) {
        plain = attributed(style.format(value))
        write = { attributed(style.localized(value, $0)) }
    }

    init(_ dates: ClosedRange<Date>) {
        func written(_ environment: EnvironmentValues) -> AttributedString {
            let isOneDay = environment.calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
            let style = Date.IntervalFormatStyle(
                date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: environment.locale,
                calendar: environment.calendar, timeZone: environment.timeZone)
            return AttributedString(style.format(dates.lowerBound..<dates.upperBound))
        }
        plain = AttributedString("\(dates)")
        write = written
    }

    func written(_ environment: EnvironmentValues) -> AttributedString { write(environment) }

    static func == (left: FormattedText, right: FormattedText) -> Bool { left.plain == right.plain }
    func hash(into hasher: inout Hasher) { hasher.combine(plain) }
}

extension FormatStyle {
    /// A value for the environment's locale. A style that has a locale of its own keeps it.
    func localized(_ value: FormatInput, _ environment: EnvironmentValues) -> FormatOutput {
        let plain = format(value)
        guard environment.hasLocale else { return plain }
        // The protocol does not tell what locale a style has: whether it is the user's shows in what it writes.
        let users = locale(.autoupdatingCurrent).format(value)
        guard "\(users)" == "\(plain)" else { return plain }
        return locale(environment.locale).format(value)
    }
}

extension EnvironmentValues {
    /// Whether the interface has a language, or somebody has set a locale.
    var hasLocale: Bool { self[storage: \.locale] != nil || traits.language != nil }
}
