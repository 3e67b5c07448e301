import Foundation

/// A length of time in units, from the largest.
struct TimeParts {
    private typealias Part = (unit: Calendar.Component, value: Int)
    private let parts: [(unit: Calendar.Component, value: Int)]

    init(units: [Calendar.Component], calendar: Calendar, from start: Date, to end: Date) {
        let components = calendar.dateComponents(Set(units), from: start, to: end)
        parts = units.map { ($0, components.value(for: $0) ?? 0) }
    }

    func text(
        _ style: DateComponentsFormatter.UnitsStyle, zero: DateComponentsFormatter.ZeroFormattingBehavior, maximum: Int,
        locale: Locale
    ) -> String {
        var shown = kept(zero, isPositional: style == .positional)
        if maximum > 0 { shown = Array(shown.prefix(maximum)) }
        if style == .positional { return positional(shown, isPadded: zero.contains(.pad)) }
        let texts = shown.map { Self.written($0, style, locale) }
        switch style {
        case .abbreviated, .brief: return texts.joined(separator: " ")
        case .short, .full, .spellOut, .positional: return texts.joined(separator: ", ")
        }
    }

    /// At least one unit is left.
    private func kept(_ zero: DateComponentsFormatter.ZeroFormattingBehavior, isPositional: Bool) -> [Part] {
        let all = zero.contains(.default)
        let isKept = { (part: Part) in part.value != 0 }
        guard let first = parts.firstIndex(where: isKept), let last = parts.lastIndex(where: isKept) else {
            return Array(parts.suffix(1))
        }
        let lower = all || zero.contains(.dropLeading) ? first : 0
        let upper = (all && !isPositional) || zero.contains(.dropTrailing) ? last : parts.count - 1
        let middle = (all && !isPositional) || zero.contains(.dropMiddle)
        return parts[lower...upper].enumerated().filter { !middle || $0.element.value != 0 || $0.offset + lower > last }
            .map(\.element)
    }

    private func positional(_ shown: [Part], isPadded: Bool) -> String {
        shown.enumerated().map { index, part in
            let digits = "\(abs(part.value))"
            let wide = (index > 0 || isPadded) && digits.count < 2 ? "0" + digits : digits
            return part.value < 0 && index == 0 ? "-" + wide : wide
        }.joined(separator: ":")
    }

    private static func written(
        _ part: Part, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale
    ) -> String {
        let width: Duration.UnitsFormatStyle.UnitWidth =
            switch style {
            case .full, .spellOut, .positional: .wide
            case .short: .abbreviated
            case .brief: .condensedAbbreviated
            case .abbreviated: .narrow
            }
        let seconds: (unit: Duration.UnitsFormatStyle.Unit, count: Int)? =
            switch part.unit {
            case .weekOfMonth: (.weeks, 604_800)
            case .day: (.days, 86_400)
            case .hour: (.hours, 3600)
            case .minute: (.minutes, 60)
            case .second: (.seconds, 1)
            default: nil
            }
        if let seconds {
            return Duration.seconds(part.value * seconds.count).formatted(
                Duration.UnitsFormatStyle(allowedUnits: [seconds.unit], width: width).locale(locale))
        }
        // Months and years have no length, and the toolchain's data no names of them: English ones.
        let isYear = part.unit == .year
        switch style {
        case .abbreviated: return "\(part.value)\(isYear ? "y" : "mo")"
        case .brief, .short: return "\(part.value) \(isYear ? "yr" : "mo")\(isYear && part.value != 1 ? "s" : "")"
        case .full, .spellOut, .positional:
            return "\(part.value) \(isYear ? "year" : "month")\(part.value == 1 ? "" : "s")"
        }
    }
}
