public import Foundation

extension UIButton {
    /// What a button shows and how. A property that nobody has set follows the style, the size and the look of the system.
    public struct Configuration {
        let style: ButtonStyle

        init(_ style: ButtonStyle) { self.style = style }

        // MARK: Content

        /// Setting it drops the attributed one.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } ?? plainTitle }
            set {
                plainTitle = newValue
                attributedTitle = nil
            }
        }
        private var plainTitle: String?
        /// Font and colour count only where the text has none of its own; `nil` shows the plain title.
        public var attributedTitle: AttributedString?
        /// Setting it drops the attributed one.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } ?? plainSubtitle }
            set {
                plainSubtitle = newValue
                attributedSubtitle = nil
            }
        }
        private var plainSubtitle: String?
        /// Font and colour count only where the text has none of its own; `nil` shows the plain subtitle.
        public var attributedSubtitle: AttributedString?
        /// Beside or above the title.
        public var image: UIImage?
        /// Under the image's own configuration; `nil` follows the title's font.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// A turning indicator in the image's place.
        public var showsActivityIndicator = false
        /// How a title that is too long is broken or cut; wrapped by default.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// How a subtitle that is too long is broken or cut; wrapped by default.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// What changes the title's attributes last; `nil` leaves them. It is given the style's font.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// What changes the subtitle's attributes last; `nil` leaves them. It is given the style's font.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The mark of a button that opens a menu.
        public var indicator = Indicator.automatic
        /// No effect on a picture.
        public var macIdiomStyle = MacIdiomStyle.automatic

        // MARK: Colours

        /// Of title and image; `nil` is the style's.
        public var baseForegroundColor: UIColor?
        /// What the style makes the background's colour of; `nil` is the style's own choice.
        public var baseBackgroundColor: UIColor?
        /// What changes the image's colour last; `nil` leaves it.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// What changes the turning indicator's colour last; `nil` leaves it.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// What changes the menu's mark last; `nil` leaves it.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// Wins over the style's background where something is set: a colour other than `nil`, a line, a view, an image.
        public var background = UIBackgroundConfiguration()

        // MARK: Shape and place

        /// Padding, font and corner radius that go with one another.
        public var buttonSize = Size.medium
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// From the button's edges to its content, points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? ButtonMetrics.of(buttonSize).insets }
            set { ownInsets = newValue }
        }
        private var ownInsets: NSDirectionalEdgeInsets?
        /// The button size's insets again.
        public mutating func setDefaultContentInsets() { ownInsets = nil }
        /// On which side of the title the image is.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between image and title, points.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle, points.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle stand to each other.
        public var titleAlignment = TitleAlignment.automatic
        /// Whether a selected button looks so without a handler.
        public var automaticallyUpdateForSelection = true

        /// The configuration for a button's state. Colours follow the state when they are drawn, so it is the same one.
        public func updated(for button: UIButton) -> Configuration { self }
    }
}

extension UIButton.Configuration {
    // MARK: Styles

    /// Nothing behind the title, which has the tint colour.
    public static func plain() -> Self { Self(.plain) }
    /// As `plain`.
    public static func borderless() -> Self { Self(.plain) }
    /// The tint colour on grey.
    public static func gray() -> Self { Self(.gray) }
    /// As `gray`.
    public static func bordered() -> Self { Self(.gray) }
    /// The tint colour on a faint version of it.
    public static func tinted() -> Self { Self(.tinted) }
    /// As `tinted`.
    public static func borderedTinted() -> Self { Self(.tinted) }
    /// White on the tint colour.
    public static func filled() -> Self { Self(.filled) }
    /// As `filled`.
    public static func borderedProminent() -> Self { Self(.filled) }

    /// The label's colour on glass (iOS 26); `gray` before.
    public static func glass() -> Self { Self(.glass) }
    /// White on glass of the tint colour (iOS 26): `filled`.
    public static func prominentGlass() -> Self { Self(.filled) }
    /// As `glass`: no picture tells how clear it is.
    public static func clearGlass() -> Self { Self(.glass) }
    /// As `prominentGlass`.
    public static func prominentClearGlass() -> Self { Self(.filled) }

    /// Marks of buttons that open a menu.
    public enum Indicator: Int, Hashable, Sendable {
        /// That of a pop-up where the button shows the entry of its menu that is on.
        case automatic
        case none
        /// Two arrows, up and down.
        case popup
    }

    /// Looks in the Mac's idiom. No effect on a picture.
    public enum MacIdiomStyle: Int, Hashable, Sendable {
        case automatic, bordered, borderless, borderlessTinted
    }

    /// Sizes of buttons.
    public enum Size: Int, Hashable, Sendable {
        case medium, small, mini, large
    }

    /// Corners of buttons.
    public enum CornerStyle: Int, Hashable, Sendable {
        /// The background's own corner radius, unchanged.
        case fixed = -1
        /// The background's own corner radius, or the look's where it has none.
        case dynamic
        /// A small radius.
        case small
        /// A medium radius.
        case medium
        /// A large radius.
        case large
        /// Round ends.
        case capsule
    }

    /// Places of a title and a subtitle.
    public enum TitleAlignment: Int, Hashable, Sendable {
        /// By where the image is.
        case automatic
        /// At the leading edge of the wider one.
        case leading
        /// In the middle of the wider one.
        case center
        /// At the trailing edge of the wider one.
        case trailing
    }
}
