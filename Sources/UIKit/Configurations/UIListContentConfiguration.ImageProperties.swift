import Appearance
public import Foundation

extension UIListContentConfiguration {
    /// How an image is drawn. A property that the app sets keeps its value; the others follow style, state and traits.
    public struct ImageProperties {
        var defaults: StyleDefaults.Image
        private var own = Own()

        /// What the app has set.
        private struct Own {
            var symbolConfiguration: UIImage.SymbolConfiguration??
            var tintColor: UIColor??
            var tintColorTransformer: UIConfigurationColorTransformer??
        }

        init(_ defaults: StyleDefaults.Image) { self.defaults = defaults }

        /// Stands for the standard length in `reservedLayoutSize`: that of the slot that symbols are centred in.
        public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

        /// Size, weight and scale of a symbol that has none of its own; `nil` leaves it as it is.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
            get { own.symbolConfiguration ?? defaults.symbolConfiguration }
            set { own.symbolConfiguration = .some(newValue) }
        }

        /// The colour of a template image; `nil` is the view's tint.
        public var tintColor: UIColor? {
            get { own.tintColor ?? defaults.tintColor }
            set { own.tintColor = .some(newValue) }
        }

        /// What changes the tint last; `nil` leaves it.
        public var tintColorTransformer: UIConfigurationColorTransformer? {
            get { own.tintColorTransformer ?? defaults.tintColorTransformer }
            set { own.tintColorTransformer = .some(newValue) }
        }

        /// The tint that is drawn, in a view with `tintColor`.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// Of the image's corners, in points.
        public var cornerRadius: CGFloat = 0

        /// A larger image is scaled down, keeping its shape; 0 is no limit. Points.
        public var maximumSize = CGSize.zero

        /// The slot that the image is centred in, so that texts of several rows line up. 0 is the image's own length, for a
        /// symbol the standard one. Points.
        public var reservedLayoutSize = CGSize.zero

        /// Whether the image keeps its colours where the user has inverted the screen's. No effect on a picture.
        public var accessibilityIgnoresInvertColors = false

        /// The colour of the line around the image; `nil` is the view's tint.
        public var strokeColor: UIColor?

        /// What changes the line's colour last; `nil` leaves it.
        public var strokeColorTransformer: UIConfigurationColorTransformer?

        /// The colour of the line that is drawn, in a view with `tintColor`.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }

        /// Of the line around the image, in points; 0 is no line.
        public var strokeWidth: CGFloat = 0
    }
}

extension UIListContentConfiguration.ImageProperties: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        left.preferredSymbolConfiguration == right.preferredSymbolConfiguration && left.tintColor == right.tintColor
            && UIConfigurationColorTransformer.areSame(left.tintColorTransformer, right.tintColorTransformer)
            && left.cornerRadius == right.cornerRadius && left.maximumSize == right.maximumSize
            && left.reservedLayoutSize == right.reservedLayoutSize
            && left.accessibilityIgnoresInvertColors == right.accessibilityIgnoresInvertColors
            && left.strokeColor == right.strokeColor && left.strokeWidth == right.strokeWidth
            && UIConfigurationColorTransformer.areSame(left.strokeColorTransformer, right.strokeColorTransformer)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(tintColor)
        hasher.combine(cornerRadius)
        hasher.combine(maximumSize)
        hasher.combine(reservedLayoutSize)
    }
}
