import Foundation

/// A measurement in the unit that is usual where a locale is.
struct UsualUnit {
    let measurement: Measurement<Unit>

    init(_ measurement: Measurement<Unit>, locale: Locale, isProvided: Bool, isScaled: Bool) {
        guard !isProvided else {
            self.measurement = measurement
            return
        }
        let system = locale.measurementSystem
        let candidates: [Dimension] =
            switch measurement.unit {
            case is UnitLength:
                system == .metric
                    ? [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters]
                    : [UnitLength.miles, UnitLength.feet, UnitLength.inches]
            case is UnitMass:
                system == .us
                    ? [UnitMass.pounds, UnitMass.ounces] : [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams]
            case is UnitTemperature: [system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius]
            case is UnitSpeed: [system == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour]
            default: []
            }
        self.measurement = Self.converted(measurement, candidates, isScaled: isScaled) ?? measurement
    }

    /// In the first unit in which the value is at least one, or in the last; `nil` where there is none.
    private static func converted(
        _ measurement: Measurement<Unit>, _ candidates: [Dimension], isScaled: Bool
    ) -> Measurement<Unit>? {
        guard let own = measurement.unit as? Dimension, let last = candidates.last else { return nil }
        // Units of the locale's own system stay where nobody asks for handy numbers.
        if !isScaled, candidates.contains(where: { $0.symbol == own.symbol }) { return measurement }
        let base = own.converter.baseUnitValue(fromValue: measurement.value)
        let chosen = candidates.first { abs($0.converter.value(fromBaseUnitValue: base)) >= 1 } ?? last
        return Measurement(value: chosen.converter.value(fromBaseUnitValue: base), unit: chosen)
    }
}
