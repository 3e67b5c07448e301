package import Appearance
public import Foundation
import Typesetting

extension UIFont {
    // MARK: Text styles

    /// The font of a text style at the current content size category.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// - Parameter traitCollection: Whose content size category counts; `nil` is the current one.
    public class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits = traitCollection ?? .current
        return UIFont(recipe: FontRecipe(style.style, category: traits.contentSize))
    }

    /// A text style with another weight, or with the tight leading that section headers and footers are set with.
    ///
    /// - Parameter weight: On the scale 100…900; `nil` is the style's own.
    package static func style(
        _ style: Appearance.TextStyle, weight: Int? = nil, isTight: Bool = false, category: ContentSizeCategory = .large
    ) -> UIFont {
        var recipe = FontRecipe(style, category: category)
        if let weight { recipe.weight = FontWeight(nearest: weight) }
        if isTight { recipe.leading = .tight }
        return UIFont(recipe: recipe)
    }

    // MARK: Fixed sizes

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        // The bold system font is set semibold, as the bold trait of the text styles of its size is.
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var recipe = FontRecipe(size: size(fontSize))
        recipe.isItalic = true
        return UIFont(recipe: recipe)
    }

    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(recipe: FontRecipe(size: size(fontSize), weight: weight.fontWeight))
    }

    /// Widths other than the standard one are accepted and drawn at the standard one: no such face is to be had.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
        var recipe = FontRecipe(size: size(fontSize), weight: weight.fontWeight)
        recipe.width = Double(width.rawValue)
        return UIFont(recipe: recipe)
    }

    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        var recipe = FontRecipe(size: size(fontSize), weight: weight.fontWeight)
        recipe.family = .monospaced
        return UIFont(recipe: recipe)
    }

    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        var recipe = FontRecipe(size: size(fontSize), weight: weight.fontWeight)
        recipe.hasMonospacedDigits = true
        return UIFont(recipe: recipe)
    }

    /// UIKit takes 17 for a size that is not positive.
    private static func size(_ size: CGFloat) -> Double { size > 0 && size.isFinite ? Double(size) : 17 }

    // MARK: Sizes of the system, in points. Source: ios26-printouts.

    public class var systemFontSize: CGFloat { 14 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
}
