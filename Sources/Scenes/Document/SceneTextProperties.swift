package import Appearance
package import UIKit

/// The look of a text as a scene writes it.
package struct SceneTextProperties: Hashable, Sendable {
    package var font: SceneFont?
    package var color: SceneColor?
    package var alignment: SceneTextAlignment?
    package var lineBreakMode: NSLineBreakMode?
    package var numberOfLines: Int?
    package var adjustsFontSizeToFitWidth: Bool?
    package var minimumScaleFactor: Double?
    package var allowsDefaultTighteningForTruncation: Bool?
    package var adjustsFontForContentSizeCategory: Bool?
    package var transform: SceneTextTransform?
}

package enum SceneTextAlignment: String, NamedValue {
    case natural, center, justified
}

package enum SceneTextTransform: String, NamedValue {
    case none, uppercase, lowercase, capitalized
}

/// A font as a scene writes it: a text style by its name, or a size with its attributes.
package struct SceneFont: Hashable, Sendable {
    package var textStyle: TextStyle?
    /// In points.
    package var size: Double?
    package var weight: SceneFontWeight?
    package var design: SceneFontDesign?
    package var isItalic: Bool?
}

package enum SceneFontWeight: String, NamedValue {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

package enum SceneFontDesign: String, NamedValue {
    case `default`, monospaced, rounded, serif
}

extension TextStyle: NamedValue {
    package var documentation: String? { nil }
}

extension SceneTextProperties {
    static let format: ObjectFormat<SceneTextProperties> = ObjectFormat(
        "textProperties", "text properties", "UIListContentConfiguration.TextProperties: how a text looks.",
        empty: { SceneTextProperties() },
        fields: [
            Field("font", \.font, .font, "A text style, or a font by size."),
            Field("color", \.color, .color, "The text's colour."),
            Field("alignment", \.alignment, .name, "How lines lie in their width."),
            Field("lineBreakMode", \.lineBreakMode, .name(of: lineBreakModes), "How text is cut or broken."),
            Field("numberOfLines", \.numberOfLines, .whole(0...100_000), "The most lines; 0 is as many as it takes."),
            Field(
                "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, .boolean,
                "Whether the text shrinks where it does not fit."),
            Field("minimumScaleFactor", \.minimumScaleFactor, .number(0...1), "How far it shrinks at most."),
            Field(
                "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, .boolean,
                "Whether letters move closer before text is cut."),
            Field(
                "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, .boolean,
                "Whether the font follows the user's content size."),
            Field("transform", \.transform, .name, "A change of letter case."),
        ])

    static let lineBreakModes: NameTable<NSLineBreakMode> = [
        ("byWordWrapping", .byWordWrapping, nil), ("byCharWrapping", .byCharWrapping, nil),
        ("byClipping", .byClipping, nil), ("byTruncatingHead", .byTruncatingHead, nil),
        ("byTruncatingTail", .byTruncatingTail, nil), ("byTruncatingMiddle", .byTruncatingMiddle, nil),
    ]
}

extension ValueFormat where Value == SceneFont {
    /// The name of a text style, or an object with a text style or size and what differs from it.
    static let font = ValueFormat<TextStyle>.name.map { SceneFont(textStyle: $0) }.or(.object(SceneFont.format))
        .shared(as: "fontValue")
}

extension SceneFont {
    fileprivate static let format: ObjectFormat<SceneFont> = ObjectFormat(
        "font", "a font", "A font of a text style, which follows the content size, or of a fixed size.",
        rules: [.exactlyOne(["textStyle", "size"])], empty: { SceneFont() },
        fields: [
            Field("textStyle", \.textStyle, .name, "UIFont.TextStyle: the size follows the user's content size."),
            Field("size", \.size, .number(1...1000), "A fixed size, in points."),
            Field("weight", \.weight, .name, "How heavy it is."),
            Field("design", \.design, .name, "The system face's design."),
            Field("italic", \.isItalic, .boolean, "Whether it is slanted."),
        ])
}
