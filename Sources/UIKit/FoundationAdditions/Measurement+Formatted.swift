public import Foundation

extension Measurement where UnitType: Dimension {
    /// How `formatted(_:)` writes a measurement. Units are written by their symbols, and in full in English alone.
    public struct FormatStyle: Foundation.FormatStyle {
        /// How units are written.
        public struct UnitWidth: Codable, Hashable, Sendable {
            private let name: String
            fileprivate var style: Formatter.UnitStyle {
                name == "wide" ? .long : name == "narrow" ? .short : .medium
            }
            /// "3 meters".
            public static var wide: UnitWidth { UnitWidth(name: "wide") }
            /// "3 m".
            public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
            /// "3m".
            public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
        }

        public var width: UnitWidth
        public var locale: Locale
        /// Whose unit is written: the measurement's own, or the locale's.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// `nil` writes up to two digits behind the point.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = nil,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let usual = UsualUnit(
                Measurement<Unit>(value: value.value, unit: value.unit), locale: locale,
                isProvided: usage?.isAsProvided ?? false, isScaled: usage == nil
            ).measurement
            let number = (numberFormatStyle ?? .number.precision(.fractionLength(0...2))).locale(locale)
            return UnitName(usual.unit).text(
                number.format(usual.value), isOne: usual.value == 1,
                style: width.style)
        }

        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// In the unit that is usual where the machine is, by its symbol.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
    /// A measurement as it is written where the machine is.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType>? = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        .init(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}
