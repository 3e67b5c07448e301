import Appearance
import Typesetting

/// Everything that fonts and font descriptors are made from.
struct FontRecipe: Hashable, Sendable {
    enum Leading: Hashable, Sendable { case normal, tight, loose }

    var family: FontDescription.Family = .system
    /// In points.
    var size: Double
    var weight = FontWeight.regular
    var width = 0.0
    var isItalic = false
    var leading = Leading.normal
    var hasMonospacedDigits = false
    /// Whose size, leading and scaling the font has; `nil` for a font of a fixed size.
    var textStyle: TextStyle?
    /// The category that `size` was read at, when there is a text style.
    var category = ContentSizeCategory.large

    /// A text style at a category.
    init(_ style: TextStyle, category: ContentSizeCategory) {
        let attributes = style.attributes(category)
        self.size = attributes.size
        self.weight = FontWeight(nearest: attributes.weight)
        self.textStyle = style
        self.category = category
    }

    init(size: Double, weight: FontWeight = .regular) {
        self.size = size
        self.weight = weight
    }

    /// The same font at another category: another size and leading for a text style, itself otherwise.
    func at(_ category: ContentSizeCategory) -> FontRecipe {
        guard let textStyle, category != self.category else { return self }
        var recipe = self
        recipe.size = textStyle.attributes(category).size
        recipe.category = category
        return recipe
    }

    /// Another size; the text style is lost, since its size and leading no longer say anything about the font.
    func sized(_ size: Double) -> FontRecipe {
        guard size != self.size, size > 0 else { return self }
        var recipe = self
        recipe.size = size
        recipe.textStyle = nil
        return recipe
    }

    /// The weight that the bold trait stands for.
    var emphasizedWeight: FontWeight {
        guard let textStyle else { return .bold }
        return FontWeight(nearest: textStyle.attributes(category).emphasizedWeight)
    }

    /// What typesetting needs. A text style's lines stand at its leading; other fonts' at the face's line height.
    /// Source: ios-references/measurements §4.
    var description: FontDescription {
        var pitch: Double?
        if let textStyle {
            let attributes = textStyle.attributes(category)
            switch leading {
            case .normal: pitch = attributes.leading
            case .tight: pitch = attributes.tightLeading
            // Two points more, as the tight leading is two points less.
            case .loose: pitch = attributes.leading + 2
            }
        }
        return FontDescription(
            family: family, size: size, weight: weight, isItalic: isItalic, linePitch: pitch,
            hasMonospacedDigits: hasMonospacedDigits)
    }
}

extension FontWeight {
    /// The nearest of the nine weights to a value of 100…900.
    init(nearest value: Int) {
        self = FontWeight(rawValue: min(max((value + 50) / 100, 1), 9) * 100) ?? .regular
    }

    /// What Bold Text makes of a weight: regular becomes semibold, heavier ones one step heavier, lighter ones two.
    var bolder: FontWeight {
        FontWeight(nearest: rawValue + (self <= .regular ? 200 : 100))
    }
}
