package import Appearance

extension UIImage.SymbolConfiguration.Values {
    mutating func apply(_ other: Self) {
        size = other.size ?? size
        weight = other.weight ?? weight
        scale = other.scale ?? scale
        colors = other.colors ?? colors
    }
}

extension UIImage.SymbolConfiguration {
    /// Everything settled.
    package convenience init(_ style: SymbolStyle) {
        self.init(values: Values(size: .points(style.pointSize), weight: style.weight, scale: style.scale))
    }

    /// What the symbol is drawn at for the given traits: a text style's size follows the content size category.
    package func resolved(with traits: UITraitCollection) -> SymbolStyle {
        let traits = traitCollection.map { traits.merging($0) } ?? traits
        let size: Double
        switch values.size {
        case .points(let points)?: size = points
        case .textStyle(let style)?: size = style.attributes(traits.contentSize).size
        case nil: size = 17
        }
        let regular: Int
        if case .textStyle(let style)? = values.size {
            regular = style.attributes(traits.contentSize).weight
        } else {
            regular = 400
        }
        return SymbolStyle(pointSize: size, weight: values.weight ?? regular, scale: values.scale ?? .medium)
    }

    package var colors: SymbolColors? { values.colors }
}

extension UIImage.SymbolScale {
    var value: SymbolStyle.Scale? {
        switch self {
        case .unspecified: nil
        case .default, .medium: .medium
        case .small: .small
        case .large: .large
        }
    }
}

extension UIImage.SymbolWeight {
    var value: Int? { self == .unspecified ? nil : rawValue * 100 }
}
