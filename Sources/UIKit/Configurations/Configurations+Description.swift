import Appearance
import Foundation

// Short descriptions, for messages and tests: what was asked for, not the fifty values that follow from it.

extension UIListContentConfiguration: CustomStringConvertible {
    public var description: String {
        var parts = ["base style = \(style.rawValue)"]
        if let image { parts.append("image = \(image)") }
        if let text = text ?? attributedText?.string { parts.append("text = \"\(text)\"") }
        if let text = secondaryText ?? secondaryAttributedText?.string { parts.append("secondaryText = \"\(text)\"") }
        parts.append("margins = \(directionalLayoutMargins.listed)")
        parts.append("textProperties = \(textProperties)")
        parts.append("imageProperties = \(imageProperties)")
        if drawnAlpha != 1 { parts.append("alpha = \(drawnAlpha)") }
        return "UIListContentConfiguration(" + parts.joined(separator: ", ") + ")"
    }
}

extension UIListContentConfiguration.TextProperties: CustomStringConvertible {
    public var description: String {
        var parts = ["font = \(font)", "color = \(color)"]
        if let name = colorTransformer.named { parts.append("colorTransformer = \(name)") }
        if numberOfLines != 0 { parts.append("numberOfLines = \(numberOfLines)") }
        if transform != .none { parts.append("transform = \(transform)") }
        return "(" + parts.joined(separator: ", ") + ")"
    }
}

extension UIListContentConfiguration.ImageProperties: CustomStringConvertible {
    public var description: String {
        var parts: [String] = []
        if let tintColor { parts.append("tintColor = \(tintColor)") }
        if let name = tintColorTransformer.named { parts.append("tintColorTransformer = \(name)") }
        if maximumSize != .zero { parts.append("maximumSize = \(maximumSize.width) × \(maximumSize.height)") }
        if reservedLayoutSize != .zero {
            parts.append("reservedLayoutSize = \(reservedLayoutSize.width) × \(reservedLayoutSize.height)")
        }
        if cornerRadius != 0 { parts.append("cornerRadius = \(cornerRadius)") }
        return "(" + parts.joined(separator: ", ") + ")"
    }
}

extension UIBackgroundConfiguration: CustomStringConvertible {
    public var description: String {
        var parts = ["base style = \(style.rawValue)"]
        parts.append("backgroundColor = \(backgroundColor?.description ?? "tint")")
        if let name = backgroundColorTransformer.named { parts.append("transformer = \(name)") }
        if cornerRadius != 0 { parts.append("cornerRadius = \(cornerRadius)") }
        if backgroundInsets != .zero { parts.append("insets = \(backgroundInsets.listed)") }
        if strokeWidth > 0, strokeColor != .clear {
            parts.append("stroke = \(strokeColor?.description ?? "tint") \(strokeWidth)")
        }
        if visualEffect != nil { parts.append("visualEffect") }
        return "UIBackgroundConfiguration(" + parts.joined(separator: ", ") + ")"
    }
}

extension NSDirectionalEdgeInsets {
    fileprivate var listed: String { "{\(top), \(leading), \(bottom), \(trailing)}" }
}

extension UIConfigurationColorTransformer? {
    fileprivate var named: String? { map { $0.name ?? "Custom" } }
}
