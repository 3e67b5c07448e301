package import Typesetting

extension UIFont {
    /// Line spacings that a font can ask for.
    package enum LineSpacing: Hashable, Sendable { case standard, tight, loose }

    /// The same font with some of its attributes changed; `nil` leaves one. Text style and scaling are kept.
    package func deriving(
        weight: UIFont.Weight? = nil, isBold: Bool = false, isItalic: Bool? = nil,
        family: FontDescription.Family? = nil, hasMonospacedDigits: Bool? = nil, spacing: LineSpacing? = nil
    ) -> UIFont {
        var recipe = recipe
        if isBold { recipe.weight = max(recipe.weight, recipe.emphasizedWeight) }
        if let weight { recipe.weight = weight.fontWeight }
        if let isItalic { recipe.isItalic = isItalic }
        if let family { recipe.family = family }
        if let hasMonospacedDigits { recipe.hasMonospacedDigits = hasMonospacedDigits }
        switch spacing {
        case .standard: recipe.leading = .normal
        case .tight: recipe.leading = .tight
        case .loose: recipe.leading = .loose
        case nil: break
        }
        return recipe == self.recipe ? self : UIFont(recipe: recipe, scaling: scaling)
    }
}
