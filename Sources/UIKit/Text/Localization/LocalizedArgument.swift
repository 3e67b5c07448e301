import Foundation
import ResourceFiles

/// A value that goes into a text's place holder.
package enum LocalizedArgument: Hashable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    /// As it is.
    case text(String)

    package init(_ value: some BinaryInteger) {
        self = type(of: value).isSigned ? .integer(Int64(clamping: value)) : .unsigned(UInt64(clamping: value))
    }

    init(_ value: any CVarArg) {
        switch value {
        case let value as any BinaryInteger: self.init(value)
        case let value as any BinaryFloatingPoint: self = .number(Double(value))
        case let value as String: self = .text(value)
        default: self = .text("\(value)")
        }
    }

    /// What stands for it in a key.
    package var specifier: String {
        switch self {
        case .integer: "%lld"
        case .unsigned: "%llu"
        case .number: "%lf"
        case .text: "%@"
        }
    }

    /// What the plural is chosen by.
    var value: StringArgument {
        switch self {
        case .integer(let value): .number(Double(value))
        case .unsigned(let value): .number(Double(value))
        case .number(let value): .number(value)
        case .text(let text): .text(text)
        }
    }

    /// - Parameter digits: behind the point; `nil` is six for numbers that have any.
    package func text(_ locale: Locale, digits: Int?) -> String {
        switch self {
        case .integer(let value): return value.formatted(.number.locale(locale))
        case .unsigned(let value): return value.formatted(.number.locale(locale))
        case .number(let value):
            return value.formatted(
                FloatingPointFormatStyle<Double>.number.precision(.fractionLength(min(digits ?? 6, 20))).locale(locale))
        case .text(let text): return text
        }
    }
}

/// A stretch of a text that was looked up.
package enum LocalizedSegment: Hashable, Sendable {
    case literal(String)
    /// By the place among the arguments, with the digits behind the point where the text says how many.
    case argument(Int, digits: Int?)
}
