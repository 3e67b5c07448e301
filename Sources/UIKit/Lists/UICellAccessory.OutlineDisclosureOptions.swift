extension UICellAccessory {
    /// How the chevron of a row with children is shown.
    public struct OutlineDisclosureOptions {
        /// What tapping the row does.
        public enum Style: Hashable, Sendable, CaseIterable {
            /// `header` in headers, `cell` in rows.
            case automatic
            /// Expands it or closes it.
            case header
            /// Selects it; only the chevron expands it.
            case cell
        }

        /// What tapping the row does. No effect on a picture.
        public var style: Style
        /// Whether it keeps its place without being drawn.
        public var isHidden: Bool
        /// The width kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The chevron's colour; `nil` is the view's tint.
        public var tintColor: UIColor?

        /// - Parameters:
        ///   - style: `nil` is `.automatic`.
        ///   - isHidden: `nil` is no.
        ///   - reservedLayoutWidth: `nil` is `.actual`.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }
    }
}
