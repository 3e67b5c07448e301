public import Foundation

extension Text {
    /// A date as a formatter writes it.
    public init(_ date: Date, formatter: Formatter) { self.init(verbatim: formatter.string(for: date) ?? "") }
}

extension LocalizedStringKey.StringInterpolation {
    /// A date as a formatter writes it.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
        appendInterpolation(formatter.string(for: date) ?? "")
    }
}
