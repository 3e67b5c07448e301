public import Foundation

/// What a measurement is of, which says in which unit it is written.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    let isAsProvided: Bool
    /// The unit that is usual where the locale is.
    public static var general: Self { Self(isAsProvided: false) }
    /// The measurement's own unit.
    public static var asProvided: Self { Self(isAsProvided: true) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: Self { .general }
    public static var personHeight: Self { .general }
    public static var road: Self { .general }
    public static var focalLength: Self { .asProvided }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: Self { .general }
    public static var weather: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { .asProvided }
    public static var workout: Self { .asProvided }
}
