package import Appearance
public import Foundation
package import Typesetting

/// A face at a size. The system's fonts are measured as iOS's own, whatever face draws them.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    // Sendable in spite of being open: what is stored here is immutable, and nobody has a reason to add state.

    /// How `UIFontMetrics` made a font from one of a fixed size.
    struct Scaling: Hashable, Sendable {
        let textStyle: Appearance.TextStyle
        let baseSize: Double
        let maximumSize: Double?
    }

    /// Stays the first that is stored.
    private let foundationMark = FoundationMark()
    let recipe: FontRecipe
    let scaling: Scaling?

    init(recipe: FontRecipe, scaling: Scaling? = nil) {
        self.recipe = recipe
        self.scaling = scaling
        super.init()
    }

    /// A font by family or PostScript name: of an app's own, or of those that iOS brings along, which are drawn with the system face in the
    /// weight and slant that the name says. `nil` for any other name.
    ///
    /// - Parameter fontSize: In points; 0 or less is 17.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty, fontName.hasPrefix(".") || FontRecipe.isKnown(fontName) else { return nil }
        self.init(descriptor: UIFontDescriptor(name: fontName, size: fontSize), size: fontSize)
    }

    /// - Parameter pointSize: In points; 0 is the descriptor's own.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(recipe: descriptor.recipe.sized(Double(pointSize)))
    }

    // MARK: What typesetting and layout ask

    /// What to set text with.
    package var fontDescription: FontDescription { recipe.description }

    package var textStyle: Appearance.TextStyle? { recipe.textStyle ?? scaling?.textStyle }

    /// Whether the font follows the content size category: it comes from a text style or from `UIFontMetrics`.
    package var isDynamic: Bool { recipe.textStyle != nil || scaling != nil }

    /// The same font for other traits: its size by the content size category when it is dynamic.
    package func resolved(with traits: UITraitCollection) -> UIFont {
        if let scaling {
            let metrics = UIFontMetrics(textStyle: scaling.textStyle)
            return metrics.scaled(
                recipe.sized(scaling.baseSize), maximumSize: scaling.maximumSize, traits: traits)
        }
        let recipe = recipe.at(traits.contentSize)
        return recipe == self.recipe ? self : UIFont(recipe: recipe)
    }

    /// What to set text with where the user asked for bold text.
    package func fontDescription(for traits: UITraitCollection) -> FontDescription {
        var description = fontDescription
        if traits.legibilityWeight == .bold { description.weight = description.weight.bolder }
        return description
    }

    // MARK: Attributes

    public var pointSize: CGFloat { CGFloat(recipe.size) }

    private var metrics: FontMetrics { .system(size: recipe.size) }

    /// Above the baseline, in points.
    public var ascender: CGFloat { CGFloat(metrics.ascender) }
    /// Below the baseline, in points, as a negative number.
    public var descender: CGFloat { CGFloat(-metrics.descender) }
    public var capHeight: CGFloat { CGFloat(metrics.capHeight) }
    public var xHeight: CGFloat { CGFloat(metrics.xHeight) }
    /// Of one line, in points, not rounded.
    public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
    public var leading: CGFloat { CGFloat(metrics.leading) }

    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(recipe: recipe) }
    public var fontName: String { fontDescriptor.postscriptName }
    public var familyName: String { recipe.familyName }

    /// The same face at another size, in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(recipe: recipe.sized(Double(fontSize))) }

    // MARK: Comparing

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || (recipe == other.recipe && scaling == other.scaling)
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(recipe)
        hasher.combine(scaling)
        return hasher.finalize()
    }

    open override var description: String { "\(fontName) \(recipe.size)" }
}
