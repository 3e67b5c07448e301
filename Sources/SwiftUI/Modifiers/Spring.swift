/// How a spring moves. No effect on a picture.
public struct Spring: Hashable, Sendable {
    /// Seconds.
    public let duration: Double
    /// 0 does not swing, 1 does not end.
    public let bounce: Double

    /// - Parameter duration: Seconds.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }
    /// - Parameter response: Seconds.
    public init(response: Double, dampingRatio: Double) {
        self.init(duration: response, bounce: 1 - dampingRatio)
    }
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let frequency = (max(stiffness, .leastNonzeroMagnitude) / max(mass, .leastNonzeroMagnitude)).squareRoot()
        let critical = 2 * frequency * max(mass, .leastNonzeroMagnitude)
        self.init(duration: 2 * .pi / frequency, bounce: 1 - damping / critical)
    }

    public static let smooth = Spring()
    public static let snappy = Spring(bounce: 0.15)
    public static let bouncy = Spring(bounce: 0.3)
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
