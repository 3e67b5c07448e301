/// How much it matters that a constraint holds, from 0 to 1000. A required one has to; a weaker one never outweighs a stronger one.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue + right)
    }
    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue - right)
    }
    public static func += (left: inout UILayoutPriority, right: Float) { left = left + right }
    public static func -= (left: inout UILayoutPriority, right: Float) { left = left - right }

    // Source of the values: UIKit's documented constants.
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let defaultLow = UILayoutPriority(250)
    /// With which a view wants to be of the size that a fitting measurement proposes.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
