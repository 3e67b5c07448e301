import Foundation

/// How a unit is written behind a number.
struct UnitName {
    private let unit: Unit

    init(_ unit: Unit) { self.unit = unit }

    /// In English, of more than one; `nil` for a unit that is not among the usual ones.
    var words: String? { Self.words[unit.symbol] }

    func text(_ number: String, isOne: Bool, style: Formatter.UnitStyle) -> String {
        switch style {
        case .long:
            guard let words else { return "\(number) \(unit.symbol)" }
            return "\(number) \(isOne ? Self.singular(words) : words)"
        case .short: return number + symbol
        default: return isClose ? number + symbol : "\(number) \(symbol)"
        }
    }

    private var symbol: String { unit is UnitTemperature && unit.symbol == "K" ? "K" : unit.symbol }
    /// Degrees stand at their number.
    private var isClose: Bool { unit.symbol.hasPrefix("°") || unit.symbol == "%" }

    private static func singular(_ words: String) -> String {
        if words == "feet" { return "foot" }
        if words == "inches" { return "inch" }
        if words.hasPrefix("degrees") { return words.replacing("degrees", with: "degree") }
        let head = words.prefix { $0 != " " }
        return (head.hasSuffix("s") ? String(head.dropLast()) : String(head)) + words.dropFirst(head.count)
    }

    private static let words = [
        "km": "kilometers", "m": "meters", "cm": "centimeters", "mm": "millimeters", "mi": "miles", "ft": "feet",
        "yd": "yards", "in": "inches", "kg": "kilograms", "g": "grams", "mg": "milligrams", "lb": "pounds",
        "oz": "ounces", "st": "stones", "t": "metric tons", "°C": "degrees Celsius", "°F": "degrees Fahrenheit",
        "K": "kelvins", "s": "seconds", "sec": "seconds", "min": "minutes", "hr": "hours", "m/s": "meters per second",
        "km/h": "kilometers per hour", "mph": "miles per hour", "L": "liters", "mL": "milliliters", "gal": "gallons",
        "cup": "cups", "tbsp": "tablespoons", "tsp": "teaspoons", "kcal": "kilocalories", "kJ": "kilojoules",
        "J": "joules", "kWh": "kilowatt hours", "W": "watts", "kW": "kilowatts", "V": "volts", "A": "amperes",
        "Hz": "hertz", "°": "degrees",
    ]
}
