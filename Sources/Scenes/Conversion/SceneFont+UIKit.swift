import UIKit

extension SceneFont {
    var uiFont: UIFont {
        var descriptor: UIFontDescriptor =
            if let textStyle {
                UIFont.preferredFont(forTextStyle: UIFont.TextStyle(textStyle)).fontDescriptor
            } else {
                UIFont.systemFont(ofSize: size ?? UIFont.labelFontSize).fontDescriptor
            }
        var traits: [UIFontDescriptor.TraitKey: Any] = [:]
        if let weight { traits[.weight] = weight.uiKit }
        if let isItalic { traits[.slant] = isItalic ? 1.0 : 0.0 }
        if !traits.isEmpty { descriptor = descriptor.addingAttributes([.traits: traits]) }
        if let design { descriptor = descriptor.withDesign(design.uiKit) ?? descriptor }
        // A size of 0 keeps the descriptor's.
        return UIFont(descriptor: descriptor, size: 0)
    }
}

extension SceneSymbolConfiguration {
    /// This configuration; where it says nothing, the given one.
    func over(_ other: UIImage.SymbolConfiguration?) -> UIImage.SymbolConfiguration {
        var configuration = other ?? .unspecified
        if let textStyle {
            configuration = configuration.applying(
                UIImage.SymbolConfiguration(textStyle: UIFont.TextStyle(textStyle)))
        }
        if let pointSize { configuration = configuration.applying(UIImage.SymbolConfiguration(pointSize: pointSize)) }
        if let scale { configuration = configuration.applying(UIImage.SymbolConfiguration(scale: scale.uiKit)) }
        if let weight {
            configuration = configuration.applying(UIImage.SymbolConfiguration(weight: weight.symbolWeight))
        }
        return configuration
    }
}

extension SceneFontWeight {
    fileprivate var uiKit: UIFont.Weight {
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }

    fileprivate var symbolWeight: UIImage.SymbolWeight {
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
}

extension SceneFontDesign {
    fileprivate var uiKit: UIFontDescriptor.SystemDesign {
        switch self {
        case .default: .default
        case .monospaced: .monospaced
        case .rounded: .rounded
        case .serif: .serif
        }
    }
}

extension SceneSymbolScale {
    fileprivate var uiKit: UIImage.SymbolScale {
        switch self {
        case .default: .default
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}
