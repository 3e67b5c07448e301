import Appearance
public import Foundation

extension UIContentUnavailableConfiguration {
    /// How an image is drawn.
    public struct ImageProperties: Hashable {
        /// Size, weight and scale of a symbol that has none of its own; `nil` leaves it as it is.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a template image; `nil` is the view's tint.
        public var tintColor: UIColor?
        /// Of the image's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// A larger image is scaled down, keeping its shape; 0 is no limit. Points.
        public var maximumSize = CGSize.zero
        /// Whether the image keeps its colours where the user has inverted the screen's. No effect on a picture.
        public var accessibilityIgnoresInvertColors = false

        /// Not measured.
        static func image(_ style: Style) -> ImageProperties {
            ImageProperties(
                preferredSymbolConfiguration: UIImage.SymbolConfiguration(textStyle: .largeTitle, scale: .large),
                tintColor: .secondaryLabel)
        }
    }

    /// How a text is drawn. The default fonts follow the text size.
    public struct TextProperties: Hashable {
        /// One of a text style follows the text size.
        public var font: UIFont
        public var color: UIColor
        /// How a text is broken or cut.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The most lines; 0 is no limit.
        public var numberOfLines = 0
        /// Whether the text shrinks before it is cut.
        public var adjustsFontSizeToFitWidth = false
        /// How much of its size a shrinking text keeps at the least, 0 to 1.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters move closer before the text is cut.
        public var allowsDefaultTighteningForTruncation = false

        /// A bold title; what loads has a quiet text. Not measured.
        static func text(_ style: Style) -> TextProperties {
            style == .loading
                ? TextProperties(font: .style(.subheadline), color: .secondaryLabel)
                : TextProperties(font: .style(.title2, weight: 700), color: .label)
        }

        /// Not measured.
        static func secondaryText(_ style: Style) -> TextProperties {
            TextProperties(font: .style(.subheadline), color: .secondaryLabel)
        }
    }

    /// What a button does.
    public struct ButtonProperties {
        /// Its title and image are the button's where the button's configuration has none.
        public var primaryAction: UIAction?
        /// Pictures show no open menu. No effect on a picture.
        public var menu: UIMenu?
        /// A disabled button is faded.
        public var isEnabled = true

        public init() {}
    }
}

/// The state of a screen whose content is not there.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits in force at the controller.
    public var traitCollection: UITraitCollection
    /// What was searched for; `nil` where nothing is.
    public var searchText: String?

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state with these traits, in which nothing is searched for.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state of the app's own; `nil` removes it.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
