/// What an app writes. It is not read.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: OSLogInterpolation) {}
}

/// Takes the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, format: OSLogFormat, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {}
}

/// Who may read a part of a message.
public struct OSLogPrivacy: Sendable {
    public static let auto = OSLogPrivacy()
    public static let `public` = OSLogPrivacy()
    public static let `private` = OSLogPrivacy()
    public static let sensitive = OSLogPrivacy()
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }

    /// What stands for what may not be read.
    public enum Mask: Sendable {
        case hash, none
    }
}

/// How wide a part of a message is.
public struct OSLogStringAlignment: Sendable {
    public static let none = OSLogStringAlignment()
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// How a number is written.
public struct OSLogFormat: Sendable {
    public static let decimal = OSLogFormat()
    public static let hex = OSLogFormat()
    public static let octal = OSLogFormat()
    public static let fixed = OSLogFormat()
    public static func fixed(precision: Int) -> OSLogFormat { OSLogFormat() }
    public static let exponential = OSLogFormat()
}
