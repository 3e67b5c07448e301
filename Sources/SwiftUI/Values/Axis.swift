/// A direction of layout.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    /// From the leading to the trailing edge.
    case horizontal
    /// From top to bottom.
    case vertical

    /// Any of the two directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}
