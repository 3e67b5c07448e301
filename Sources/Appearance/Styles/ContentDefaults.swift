/// The values that a content style gives to whatever an app leaves alone.
package struct ContentDefaults: Hashable, Sendable {
    /// Points, by the direction the text runs in.
    package struct Margins: Hashable, Sendable {
        package var top, leading, bottom, trailing: Double

        init(_ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }

    package struct Text: Hashable, Sendable {
        package var font: StyleFont
        package var color: StyleColor
        package var transformer: StyleColorTransformer?
        package var isUppercase = false
        /// 0 is no limit.
        package var numberOfLines = 0
        package var adjustsFontSizeToFitWidth = false
        package var minimumScaleFactor = 0.0
        package var allowsTightening = false

        init(_ font: StyleFont, _ color: SystemColor, isUppercase: Bool = false) {
            self.font = font
            self.color = .system(color)
            self.isUppercase = isUppercase
        }
    }

    package struct Symbol: Hashable, Sendable {
        package enum Scale: Hashable, Sendable { case small, medium, large }
        /// Symbols of rows are set in Body.
        package var scale: Scale = .large
        package var tint: StyleColor = .tint
        package var transformer: StyleColorTransformer?
    }

    package var text: Text
    package var secondaryText: Text
    package var symbol = Symbol()
    package var margins: Margins
    package var imageToTextPadding: Double
    /// Source of the 8: uikit-metrics §3.1.
    package var horizontalPadding = 8.0
    package var verticalPadding: Double
    package var prefersSideBySide = false
    /// Whether the superview's margins at the sides are the least.
    package var preservesHorizontalMargins = true
    package var alpha = 1.0
}
