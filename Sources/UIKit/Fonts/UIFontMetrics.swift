package import Appearance
public import Foundation

/// Scales fonts and lengths of an app's own as a text style scales.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    // Sendable: one immutable value.
    let textStyle: TextStyle

    package init(textStyle: TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    public convenience init(forTextStyle textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle.style) }

    /// Those of body.
    public class var `default`: UIFontMetrics { UIFontMetrics(textStyle: .body) }

    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// - Parameter maximumPointSize: In points; 0 is without limit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// - Parameter traitCollection: Whose content size category counts; `nil` is the current one.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font.recipe, maximumSize: nil, traits: traitCollection ?? .current)
    }

    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let limit = maximumPointSize > 0 ? Double(maximumPointSize) : nil
        return scaled(font.recipe, maximumSize: limit, traits: traitCollection ?? .current)
    }

    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A length of the `large` category, in points, to the nearest pixel.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        return CGFloat(
            textStyle.scaled(Double(value), category: traits.contentSize, displayScale: traits.pixelsPerPoint))
    }

    func scaled(_ recipe: FontRecipe, maximumSize: Double?, traits: UITraitCollection) -> UIFont {
        var size = textStyle.scaled(recipe.size, category: traits.contentSize, displayScale: traits.pixelsPerPoint)
        if let maximumSize { size = min(size, maximumSize) }
        var scaled = recipe
        scaled.size = size
        scaled.textStyle = nil
        return UIFont(
            recipe: scaled,
            scaling: UIFont.Scaling(textStyle: textStyle, baseSize: recipe.size, maximumSize: maximumSize))
    }
}
