public import Foundation

/// Text with Markdown inside it and values put in between.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// A stretch of the text.
    enum Piece: Hashable, Sendable {
        /// With Markdown.
        case markdown(String)
        /// As it is.
        case plain(String)
        /// Written for the environment's locale.
        case integer(Int64)
        case unsigned(UInt64)
        case number(Double)
        case text(Text)
    }

    let pieces: [Piece]

    public init(_ value: String) { pieces = [.markdown(value)] }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// Collects the stretches of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var pieces: [Piece] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            pieces.reserveCapacity(interpolationCount * 2 + 1)
        }

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { pieces.append(.markdown(literal)) }
        }
        public mutating func appendInterpolation(_ string: String) { pieces.append(.plain(string)) }
        /// Written with the locale's signs.
        public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
            pieces.append(Value.isSigned ? .integer(Int64(clamping: value)) : .unsigned(UInt64(clamping: value)))
        }
        /// Written with six digits after the point and the locale's signs.
        public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
            pieces.append(.number(Double(value)))
        }
        public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
            pieces.append(.plain(String(format: specifier, value)))
        }
        public mutating func appendInterpolation<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
        where Style.FormatInput: Equatable, Style.FormatOutput == String {
            pieces.append(.plain(format.format(input)))
        }
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            pieces.append(.text(Text(attributedString)))
        }
        public mutating func appendInterpolation(_ text: Text) { pieces.append(.text(text)) }
    }
}
