extension UICellAccessory {
    /// How a checkmark is shown.
    public struct CheckmarkOptions {
        /// Whether it keeps its place without being drawn.
        public var isHidden: Bool
        /// The width kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of its sign; `nil` is the system's.
        public var tintColor: UIColor?

        /// - Parameters:
        ///   - isHidden: `nil` is no.
        ///   - reservedLayoutWidth: `nil` is `.standard`.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }
}
