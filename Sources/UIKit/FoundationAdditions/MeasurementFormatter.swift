public import Foundation

/// Writes measurements: "12.4 km". Units are written by their symbols, and in full in English alone.
open class MeasurementFormatter: Formatter {
    /// Which unit is written.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The measurement's own; without it, the one that is usual where the locale is.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// The one of a kind that gives a handy number.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// Degrees without the letter of their scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    /// `nil` is the machine's.
    open var locale: Locale! = .autoupdatingCurrent { didSet { numberFormatter.locale = locale } }
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { nil }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let usual = UsualUnit(
            Measurement<Unit>(value: measurement.value, unit: measurement.unit), locale: locale ?? .current,
            isProvided: unitOptions.contains(.providedUnit), isScaled: unitOptions.contains(.naturalScale)
        ).measurement
        let number = numberFormatter?.string(from: NSNumber(value: usual.value)) ?? "\(usual.value)"
        if unitOptions.contains(.temperatureWithoutUnit), usual.unit is UnitTemperature { return number + "°" }
        return UnitName(usual.unit).text(number, isOne: usual.value == 1, style: unitStyle)
    }

    /// The unit alone.
    open func string(from unit: Unit) -> String {
        unitStyle == .long ? UnitName(unit).words ?? unit.symbol : unit.symbol
    }

    /// Of a measurement; `nil` of anything else.
    open override func string(for obj: Any?) -> String? { (obj as? Measurement<Unit>).map { string(from: $0) } }
}
