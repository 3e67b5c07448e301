extension UICellAccessory {
    /// How a text at the end of a row is shown.
    public struct LabelOptions {
        /// Whether it keeps its place without being drawn.
        public var isHidden: Bool
        /// The width kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The text's colour; `nil` is the system's for secondary text.
        public var tintColor: UIColor?
        /// The text's font; `nil` is that of Body.
        public var font: UIFont?
        /// Whether a font of a text style follows the text size.
        public var adjustsFontForContentSizeCategory: Bool

        /// - Parameters:
        ///   - isHidden: `nil` is no.
        ///   - reservedLayoutWidth: `nil` is `.actual`.
        ///   - adjustsFontForContentSizeCategory: `nil` is yes.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }
}
