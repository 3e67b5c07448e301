package import Appearance
package import ResourceFiles
package import UIKit

/// An image as a scene writes it.
package struct SceneImage: Hashable, Sendable {
    /// A symbol by its SF Symbols name.
    package var systemName: SceneName?
    /// A PNG, JPEG or SVG file, relative to the scene's folder.
    package var file: SceneName?
    /// An image or symbol of the asset catalogues.
    package var named: SceneAsset<UIImage>?
    package var renderingMode: SceneRenderingMode?
}

/// A name, and where it is written.
package struct SceneName: Hashable, Sendable {
    package var text: String
    package var place: SourcePlace
}

package enum SceneRenderingMode: String, NamedValue {
    case automatic, alwaysOriginal, alwaysTemplate

    package var documentation: String? {
        switch self {
        case .automatic: nil
        case .alwaysOriginal: "In its own colours."
        case .alwaysTemplate: "Its outline filled with the tint colour."
        }
    }
}

/// The look of an image as a scene writes it.
package struct SceneImageProperties: Hashable, Sendable {
    package var tintColor: SceneColor?
    package var cornerRadius: Double?
    package var maximumSize: SceneSize?
    package var reservedLayoutSize: SceneReservedSize?
    package var preferredSymbolConfiguration: SceneSymbolConfiguration?
}

/// A size that layout keeps for an image; a side that is left out keeps its value.
package struct SceneReservedSize: Hashable, Sendable {
    package var width: SceneReservedLength?
    package var height: SceneReservedLength?
}

package enum SceneReservedLength: Hashable, Sendable {
    case points(Double)
    /// What symbols have by default.
    case standardDimension
}

/// A symbol configuration as a scene writes it.
package struct SceneSymbolConfiguration: Hashable, Sendable {
    package var textStyle: TextStyle?
    /// In points.
    package var pointSize: Double?
    package var scale: SceneSymbolScale?
    package var weight: SceneFontWeight?
}

package enum SceneSymbolScale: String, NamedValue {
    case `default`, small, medium, large
}

extension SceneImage {
    static let format: ObjectFormat<SceneImage> = ObjectFormat(
        "image", "an image", "A symbol or a picture.",
        rules: [.exactlyOne(["systemName", "file", "named"])],
        empty: { SceneImage() },
        fields: [
            Field("systemName", \.systemName, .placedName, "A symbol by its SF Symbols name."),
            Field("file", \.file, .placedName, "A PNG, JPEG or SVG file, relative to the scene's folder."),
            Field("named", \.named, .assetImage, "An image or a symbol of the asset catalogues, by its name."),
            Field("renderingMode", \.renderingMode, .name, "Whether it is drawn in its own colours or in the tint."),
        ])
}

extension ValueFormat where Value == SceneName {
    static let placedName = ValueFormat<String>.text(
        TextRule(pattern: #"^[^\u0000]+$"#, words: "name", remedy: "a name that is not empty")
    ) { !$0.isEmpty && !$0.utf8.contains(0) }
    .placed { SceneName(text: $0, place: $1) }
}

extension SceneImageProperties {
    static let format: ObjectFormat<SceneImageProperties> = ObjectFormat(
        "imageProperties", "image properties", "UIListContentConfiguration.ImageProperties: how the image looks.",
        empty: { SceneImageProperties() },
        fields: [
            Field("tintColor", \.tintColor, .color, "The colour of symbols and templates."),
            Field("cornerRadius", \.cornerRadius, .number(Length.positive), "How round its corners are, in points."),
            Field(
                "maximumSize", \.maximumSize, .object(SceneSize.format),
                "The largest it becomes, keeping its shape; 0 is without limit."),
            Field(
                "reservedLayoutSize", \.reservedLayoutSize, .object(SceneReservedSize.format),
                "The room it is given, whatever its size; 0 is its own size or, for symbols, the standard one."),
            Field(
                "preferredSymbolConfiguration", \.preferredSymbolConfiguration,
                .object(SceneSymbolConfiguration.format), "How symbols are drawn."),
        ])
}

extension SceneReservedSize {
    private static let length = ValueFormat<Double>.number(Length.positive).map { SceneReservedLength.points($0) }
        .or(.name(of: [("standardDimension", .standardDimension, "The room that symbols have by default.")]))

    static let format: ObjectFormat<SceneReservedSize> = ObjectFormat(
        "reservedSize", "a size", "Room for an image, in points.", rules: [.atLeastOne(["width", "height"])],
        empty: { SceneReservedSize() },
        fields: [
            Field("width", \.width, length, "Across."),
            Field("height", \.height, length, "Down."),
        ])
}

extension SceneSymbolConfiguration {
    static let format: ObjectFormat<SceneSymbolConfiguration> = ObjectFormat(
        "symbolConfiguration", "a symbol configuration", "UIImage.SymbolConfiguration: size and weight of a symbol.",
        rules: [.notTogether("textStyle", "pointSize")], empty: { SceneSymbolConfiguration() },
        fields: [
            Field("textStyle", \.textStyle, .name, "The text style it fits."),
            Field("pointSize", \.pointSize, .number(1...1000), "The size of the text it fits, in points."),
            Field("scale", \.scale, .name, "Its size against the text's."),
            Field("weight", \.weight, .name, "How heavy its strokes are."),
        ])
}
