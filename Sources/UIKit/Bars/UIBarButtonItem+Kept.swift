extension UIBarButtonItem {
    /// A mark at the button's corner (iOS 26).
    public struct Badge: Hashable, Sendable {
        let text: String?
        public var foregroundColor: UIColor?
        public var backgroundColor: UIColor?
        public var font: UIFont?
        public var stringValue: String? { text }

        /// A number.
        public static func count(_ count: Int) -> Badge { Badge(text: String(count)) }
        public static func string(_ string: String) -> Badge { Badge(text: string) }
        /// A dot.
        public static func indicator() -> Badge { Badge(text: nil) }
    }

    /// A mark at the button's corner (iOS 26). Not drawn yet.
    public var badge: Badge? {
        get { Aside.badge.optional(of: self) }
        set { Aside.badge.set(newValue, of: self) }
    }
    /// Moves the title, points. Not drawn yet.
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        var shifts: [UIBarMetrics: UIOffset] = Aside.titleShifts.value(of: self, default: [:])
        shifts[barMetrics] = adjustment
        Aside.titleShifts.set(shifts, of: self)
    }
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        let shifts: [UIBarMetrics: UIOffset] = Aside.titleShifts.value(of: self, default: [:])
        return shifts[barMetrics] ?? .zero
    }
    /// Behind the button. Not drawn yet.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { ImageShelf.of(self, .backgroundImages).images[.init(state, barMetrics)] = backgroundImage }
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        ImageShelf.of(self, .backgroundImages).images[.init(state, barMetrics)]
    }
    /// Behind a button that leads back. Not drawn yet.
    public func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    /// Moves the title of a button that leads back, points. Not drawn yet.
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    /// No effect on a picture.
    public var isSpringLoaded: Bool {
        get { false }
        set {}
    }
}

/// Pictures by state and bar.
final class ImageShelf {
    /// What a picture is for.
    struct Place: Hashable {
        let state: UInt
        let other: Int

        init(_ state: UIControl.State, _ metrics: UIBarMetrics = .default) {
            self.state = state.rawValue
            other = metrics.rawValue
        }
        init(_ state: UIControl.State, other: Int) {
            self.state = state.rawValue
            self.other = other
        }
    }
    var images: [Place: UIImage] = [:]

    static func of(_ owner: AnyObject, _ aside: Aside) -> ImageShelf { aside.made(of: owner) { ImageShelf() } }
}
