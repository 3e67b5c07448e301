import Appearance
public import Foundation
import Typesetting

/// What a font is to be like.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    // Sendable in spite of being open: what is stored here is immutable, and nobody has a reason to add state.
    let recipe: FontRecipe

    init(recipe: FontRecipe) {
        self.recipe = recipe
        super.init()
    }

    /// By family or PostScript name.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        var recipe = FontRecipe(size: 12)
        recipe.apply(attributes)
        self.init(recipe: recipe)
    }

    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// - Parameter traitCollection: Whose content size category counts; `nil` is the current one.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFontDescriptor(recipe: FontRecipe(style.style, category: (traitCollection ?? .current).contentSize))
    }

    // MARK: Attributes

    public var pointSize: CGFloat { CGFloat(recipe.size) }

    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if recipe.isItalic { traits.insert(.traitItalic) }
        if recipe.weight >= .semibold { traits.insert(.traitBold) }
        if recipe.family == .monospaced { traits.insert(.traitMonoSpace) }
        if recipe.width < 0 { traits.insert(.traitCondensed) }
        if recipe.width > 0 { traits.insert(.traitExpanded) }
        switch recipe.leading {
        case .normal: break
        case .tight: traits.insert(.traitTightLeading)
        case .loose: traits.insert(.traitLooseLeading)
        }
        return traits
    }

    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [
            .size: pointSize, .family: recipe.familyName, .name: postscriptName,
            .traits: [
                TraitKey.weight: UIFont.Weight(recipe.weight).rawValue, TraitKey.symbolic: symbolicTraits.rawValue,
            ] as [TraitKey: Any],
        ]
        if let style = recipe.textStyle { attributes[.textStyle] = UIFont.TextStyle(style) }
        return attributes
    }

    public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

    public var postscriptName: String { recipe.postscriptName }

    // MARK: Variations

    open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        var recipe = recipe
        recipe.apply(attributes)
        return UIFontDescriptor(recipe: recipe)
    }

    /// Exactly these traits; traits that are not named are taken off.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var recipe = recipe
        recipe.apply(symbolicTraits)
        return UIFontDescriptor(recipe: recipe)
    }

    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var recipe = recipe
        switch design {
        case .serif: recipe.family = .serif
        case .rounded: recipe.family = .rounded
        case .monospaced: recipe.family = .monospaced
        default: recipe.family = .system
        }
        return UIFontDescriptor(recipe: recipe)
    }

    open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(recipe: recipe.sized(Double(newPointSize)))
    }

    // MARK: Comparing

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return recipe == other.recipe
    }

    open override var hash: Int { recipe.hashValue }
}
