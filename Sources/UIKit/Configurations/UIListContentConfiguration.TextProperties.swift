import Appearance
public import Foundation

extension UIListContentConfiguration {
    /// How a text is drawn. A property that the app sets keeps its value; the others follow style, state and traits.
    public struct TextProperties {
        var defaults: StyleDefaults.Text
        private var own = Own()

        /// What the app has set.
        private struct Own {
            var font: UIFont?
            var color: UIColor?
            var colorTransformer: UIConfigurationColorTransformer??
            var numberOfLines: Int?
            var adjustsFontSizeToFitWidth: Bool?
            var minimumScaleFactor: CGFloat?
            var allowsDefaultTightening: Bool?
            var transform: TextTransform?
        }

        init(_ defaults: StyleDefaults.Text) { self.defaults = defaults }

        /// The font. One of a text style follows the text size as long as `adjustsFontForContentSizeCategory` says so.
        public var font: UIFont {
            get { own.font ?? defaults.font }
            set { own.font = newValue }
        }

        /// The colour, before the transformer.
        public var color: UIColor {
            get { own.color ?? defaults.color }
            set { own.color = newValue }
        }

        /// What changes the colour last; `nil` leaves it.
        public var colorTransformer: UIConfigurationColorTransformer? {
            get { own.colorTransformer ?? defaults.colorTransformer }
            set { own.colorTransformer = .some(newValue) }
        }

        /// The colour that is drawn: the transformer's of `color`.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// How lines stand in the text's width.
        public var alignment = TextAlignment.natural

        /// How a text is broken or cut.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail

        /// The most lines; 0 is no limit.
        public var numberOfLines: Int {
            get { own.numberOfLines ?? defaults.values.numberOfLines }
            set { own.numberOfLines = newValue }
        }

        /// Whether the text shrinks before it is cut.
        public var adjustsFontSizeToFitWidth: Bool {
            get { own.adjustsFontSizeToFitWidth ?? defaults.values.adjustsFontSizeToFitWidth }
            set { own.adjustsFontSizeToFitWidth = newValue }
        }

        /// How much of its size a shrinking text keeps at the least, 0 to 1.
        public var minimumScaleFactor: CGFloat {
            get { own.minimumScaleFactor ?? defaults.values.minimumScaleFactor }
            set { own.minimumScaleFactor = newValue }
        }

        /// Whether letters move closer before the text is cut.
        public var allowsDefaultTighteningForTruncation: Bool {
            get { own.allowsDefaultTightening ?? defaults.values.allowsTightening }
            set { own.allowsDefaultTightening = newValue }
        }

        /// Whether a font of a text style follows the text size.
        public var adjustsFontForContentSizeCategory = true

        /// Which letters of a plain text are made capital. Attributed texts stay as they are.
        public var transform: TextTransform {
            get { own.transform ?? (defaults.values.isUppercase ? .uppercase : .none) }
            set { own.transform = newValue }
        }

        /// Whether pointing at a cut text shows all of it. No effect on a picture.
        public var showsExpansionTextWhenTruncated = false
    }
}

extension UIListContentConfiguration.TextProperties {
    /// How lines stand in the text's width.
    public enum TextAlignment: Hashable, Sendable {
        /// At the side where the interface's direction begins.
        case natural
        /// In the middle.
        case center
        /// Stretched to both sides, but for the last line.
        case justified
    }

    /// Which letters are made capital.
    public enum TextTransform: Hashable, Sendable {
        /// As typed.
        case none
        /// All.
        case uppercase
        /// No letter.
        case lowercase
        /// The first of each word.
        case capitalized
    }
}

extension UIListContentConfiguration.TextProperties: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        left.font == right.font && left.color == right.color
            && UIConfigurationColorTransformer.areSame(left.colorTransformer, right.colorTransformer)
            && left.alignment == right.alignment && left.lineBreakMode == right.lineBreakMode
            && left.numberOfLines == right.numberOfLines
            && left.adjustsFontSizeToFitWidth == right.adjustsFontSizeToFitWidth
            && left.minimumScaleFactor == right.minimumScaleFactor
            && left.allowsDefaultTighteningForTruncation == right.allowsDefaultTighteningForTruncation
            && left.adjustsFontForContentSizeCategory == right.adjustsFontForContentSizeCategory
            && left.transform == right.transform
            && left.showsExpansionTextWhenTruncated == right.showsExpansionTextWhenTruncated
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(color)
        hasher.combine(numberOfLines)
        hasher.combine(transform)
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    /// The text as it is drawn, by the letters of a language; `nil` is English's.
    package func applied(to text: String, language: String?) -> String {
        let locale = Locale(identifier: language ?? "en")
        return switch self {
        case .none: text
        case .uppercase: text.uppercased(with: locale)
        case .lowercase: text.lowercased(with: locale)
        case .capitalized: text.capitalized(with: locale)
        }
    }
}
