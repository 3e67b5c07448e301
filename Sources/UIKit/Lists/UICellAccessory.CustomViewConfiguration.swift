extension UICellAccessory {
    /// A view of the app's as an accessory.
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// Where it stands, and when.
        public let placement: Placement
        /// Whether it keeps its place without being drawn.
        public let isHidden: Bool
        /// The width kept for it. `.standard` never squeezes a view that is wider.
        public let reservedLayoutWidth: LayoutDimension
        /// The tint that the view gets; `nil` leaves the one it inherits.
        public let tintColor: UIColor?
        /// Whether the view keeps the size of its frame, rather than the one that fits what it shows.
        public let maintainsFixedSize: Bool

        /// - Parameters:
        ///   - isHidden: `nil` is no.
        ///   - reservedLayoutWidth: `nil` is `.standard`.
        ///   - maintainsFixedSize: `nil` is no.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
}
