public import Foundation

/// A text that is looked up where it is shown, with Markdown inside it and values put in between: `"\(count) files"` is the key
/// `%lld files`.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// A stretch of the text.
    enum Piece: Hashable, Sendable {
        /// With Markdown.
        case markdown(String)
        /// As it is.
        case plain(String, specifier: String = "%@")
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
            pieces.append(.plain(String(format: specifier, value), specifier: specifier))
        }
        public mutating func appendInterpolation<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
        where Style.FormatInput: Equatable, Style.FormatOutput == String {
            pieces.append(.text(Text(input, format: format)))
        }
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            pieces.append(.text(Text(attributedString)))
        }
        public mutating func appendInterpolation(_ text: Text) { pieces.append(.text(text)) }
        /// A picture that stands in the text like a letter.
        public mutating func appendInterpolation(_ image: Image) { pieces.append(.text(Text(image))) }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            pieces.append(.text(Text(date, style: style)))
        }
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { pieces.append(.text(Text(dates))) }
        public mutating func appendInterpolation(_ interval: DateInterval) { pieces.append(.text(Text(interval))) }
        /// - Parameters:
        ///   - timerInterval: What is left of it, as it begins.
        ///   - pauseTime: When it stands still; `nil` is at its start.
        ///   - countsDown: Whether it is what is left rather than what has gone by.
        ///   - showsHours: Whether hours are told apart from minutes.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            let text = Text(
                timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
            pieces.append(.text(text))
        }
        /// - Parameter formatter: `nil` describes the value.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) { pieces.append(.plain(formatter?.string(for: subject) ?? "\(subject)")) }
        /// - Parameter formatter: `nil` describes the value.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            pieces.append(.plain(formatter?.string(for: subject) ?? subject.description))
        }
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            pieces.append(.text(Text(resource)))
        }
    }
}

extension LocalizedStringKey.Piece {
    /// What it is in a table's text; `nil` for what is part of the key.
    fileprivate var argument: LocalizedArgument? {
        switch self {
        case .markdown: nil
        case .plain(let string, _): .text(string)
        case .integer(let value): .integer(value)
        case .unsigned(let value): .unsigned(value)
        case .number(let value): .number(value)
        case .text: .text("")
        }
    }
}

extension LocalizedStringKey {
    /// The stretches of the text that a table has for the key in an environment's language, else the key's own.
    func pieces(_ tableName: String?, _ bundle: Bundle?, _ environment: EnvironmentValues) -> [Piece] {
        let values = pieces.compactMap { piece in piece.argument.map { (piece: piece, argument: $0) } }
        var key = ""
        for piece in pieces {
            switch piece {
            case .markdown(let text): key += values.isEmpty ? text : text.replacing("%", with: "%%")
            case .plain(_, let specifier): key += specifier
            default: key += piece.argument?.specifier ?? ""
            }
        }
        let found = LocalizedTexts.segments(
            key, values.map(\.argument), table: tableName, bundle: bundle, language: environment.language)
        guard let found else { return pieces }
        return found.map { segment in
            switch segment {
            case .literal(let text): return .markdown(text)
            case .argument(let index, let digits):
                guard digits != nil, case .number = values[index].piece else { return values[index].piece }
                return .plain(values[index].argument.text(environment.locale, digits: digits))
            }
        }
    }
}
