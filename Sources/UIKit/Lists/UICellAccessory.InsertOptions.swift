extension UICellAccessory {
    /// How an insert control is shown.
    public struct InsertOptions {
        /// Whether it keeps its place without being drawn.
        public var isHidden: Bool
        /// The width kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of its sign; `nil` is the system's.
        public var tintColor: UIColor?
        /// The colour of its disc; `nil` is the system's.
        public var backgroundColor: UIColor?

        /// - Parameters:
        ///   - isHidden: `nil` is no.
        ///   - reservedLayoutWidth: `nil` is `.standard`.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }
}
