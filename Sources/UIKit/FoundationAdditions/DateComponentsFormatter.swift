public import Foundation

/// Writes lengths of time: "1h 30m", "2:05".
open class DateComponentsFormatter: Formatter {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "1:10:05".
        case positional
        /// "1h 10m".
        case abbreviated
        /// "1 hr, 10 min".
        case short
        /// "1 hour, 10 minutes".
        case full
        /// Written as `full`.
        case spellOut
        /// "1 hr 10 min".
        case brief
    }

    /// What becomes of units that are zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As the style has it: units before the first and behind the last are dropped in a positional one, all in the others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Two digits for every unit of a positional text.
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    open var unitsStyle = UnitsStyle.positional
    /// The units that may be written; none is all of them.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// `nil` is the machine's.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// Where months and years begin; `nil` is a day in the year 2001.
    open var referenceDate: Date?
    /// No effect on a picture.
    open var allowsFractionalUnits = false
    /// The most units that are written; 0 is no limit.
    open var maximumUnitCount = 0
    /// Whether larger units than those allowed are left out instead of counted in.
    open var collapsesLargestUnit = false
    /// Whether "About" stands before the text.
    open var includesApproximationPhrase = false
    /// Whether "remaining" stands behind the text.
    open var includesTimeRemainingPhrase = false
    /// No effect on a picture.
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }
    public required init?(coder: NSCoder) { nil }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return usedCalendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    /// - Parameter ti: Seconds.
    open func string(from ti: TimeInterval) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti.rounded()))
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        let parts = TimeParts(units: units, calendar: usedCalendar, from: startDate, to: endDate)
        var text = parts.text(
            unitsStyle, zero: zeroFormattingBehavior, maximum: maximumUnitCount, locale: usedCalendar.locale ?? .current
        )
        if includesTimeRemainingPhrase { text += " remaining" }
        return includesApproximationPhrase ? "About \(text)" : text
    }

    /// Of `DateComponents` or a number of seconds; `nil` of anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap(string(from:)) ?? (obj as? TimeInterval).flatMap(string(from:))
    }

    private var usedCalendar: Calendar { calendar ?? .current }

    /// From the largest.
    private var units: [Calendar.Component] {
        let all: [(NSCalendar.Unit, Calendar.Component)] = [
            (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day), (.hour, .hour),
            (.minute, .minute), (.second, .second),
        ]
        // Weeks are written only where they are asked for.
        let wanted = allowedUnits.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
        return all.filter { wanted.contains($0.0) }.map(\.1)
    }
}
