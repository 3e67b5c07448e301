/// A moment of any scheduler.
public struct SchedulerTime: Hashable, Sendable {
    /// A length of time. No effect on a picture.
    public struct Stride: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        /// Seconds.
        public let magnitude: Double
        public init(_ seconds: Double) { magnitude = seconds }
        public init(floatLiteral value: Double) { magnitude = value }
        public init(integerLiteral value: Int) { magnitude = Double(value) }
        public static func seconds(_ seconds: Int) -> Stride { Stride(Double(seconds)) }
        public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }
        public static func milliseconds(_ milliseconds: Int) -> Stride { Stride(Double(milliseconds) / 1e3) }
        public static func microseconds(_ microseconds: Int) -> Stride { Stride(Double(microseconds) / 1e6) }
        public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(Double(nanoseconds) / 1e9) }
        public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
    }
}
