import Appearance
import Synchronization

/// The values of a content style for certain traits and a state, as UIKit's types. Immutable, and shared by every
/// configuration that has them: updating a configuration for a state is taking another of these.
final class StyleDefaults: Sendable {
    struct Text: Sendable {
        let font: UIFont
        /// Text has no tint to fall back on: where a style asks for it, this is the system's.
        let color: UIColor
        let colorTransformer: UIConfigurationColorTransformer?
        let values: ContentDefaults.Text

        init(_ values: ContentDefaults.Text, category: ContentSizeCategory) {
            self.values = values
            font = .style(
                values.font.textStyle, weight: values.font.weight, isTight: values.font.isTight, category: category)
            color = UIColor.style(values.color) ?? .tintColor
            colorTransformer = values.transformer.map { UIConfigurationColorTransformer($0) }
        }
    }

    struct Image: Sendable {
        let symbolConfiguration: UIImage.SymbolConfiguration
        let tintColor: UIColor?
        let tintColorTransformer: UIConfigurationColorTransformer?

        init(_ values: ContentDefaults.Symbol) {
            symbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .init(values.scale))
            tintColor = UIColor.style(values.tint)
            tintColorTransformer = values.transformer.map { UIConfigurationColorTransformer($0) }
        }
    }

    let values: ContentDefaults
    let text: Text
    let secondaryText: Text
    let image: Image

    private init(_ key: Key) {
        values = key.style.defaults(key.context, state: key.state)
        text = Text(values.text, category: key.context.category)
        secondaryText = Text(values.secondaryText, category: key.context.category)
        image = Image(values.symbol)
    }

    // MARK: Sharing

    private struct Key: Hashable, Sendable {
        var style: ContentStyle
        var context: StyleContext
        var state: StyleState
    }

    private static let cache = Mutex<[Key: StyleDefaults]>([:])

    static func shared(_ style: ContentStyle, _ context: StyleContext, _ state: StyleState) -> StyleDefaults {
        let key = Key(style: style, context: context, state: state)
        return cache.withLock { cache in
            if let known = cache[key] { return known }
            let made = StyleDefaults(key)
            cache[key] = made
            return made
        }
    }
}

extension UIImage.SymbolScale {
    init(_ scale: ContentDefaults.Symbol.Scale) {
        switch scale {
        case .small: self = .small
        case .medium: self = .medium
        case .large: self = .large
        }
    }
}
