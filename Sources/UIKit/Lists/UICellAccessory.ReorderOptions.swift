extension UICellAccessory {
    /// How the grip that moves a row is shown.
    public struct ReorderOptions {
        /// Whether it keeps its place without being drawn.
        public var isHidden: Bool
        /// The width kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The grip's colour; `nil` is the system's.
        public var tintColor: UIColor?
        /// Whether a line separates the grip from the accessory before it.
        public var showsVerticalSeparator: Bool

        /// - Parameters:
        ///   - isHidden: `nil` is no.
        ///   - reservedLayoutWidth: `nil` is `.standard`.
        ///   - showsVerticalSeparator: `nil` is yes.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }
}
