package import Appearance
import ResourceFiles
package import UIKit

/// A colour as a scene writes it.
package indirect enum SceneColor: Hashable, Sendable {
    case named(SystemColor)
    /// In sRGB, a byte each: 0xRRGGBBAA.
    case fixed(UInt32)
    case dynamic(light: SceneColor, dark: SceneColor)
    case asset(SceneAsset<UIColor>)
}

extension ValueFormat where Value == SceneColor {
    /// A UIColor name, `#RGB`, `#RRGGBB` or `#RRGGBBAA`, one colour for each style, or one of the asset catalogues.
    static let color = plainColor.or(
        ValueFormat<DynamicColor>.object(DynamicColor.format).map { color in
            color.named.map { .asset($0) } ?? .dynamic(light: color.light, dark: color.dark)
        }
    )
    .shared(as: "color")

    /// A colour for one style.
    fileprivate static let fixedColor = plainColor.or(
        ValueFormat<NamedColor>.object(NamedColor.format).map { color in
            color.named.map { .asset($0) } ?? .named(.clear)
        }
    )
    .shared(as: "fixedColor")

    private static let plainColor: Self = {
        let names = SystemColor.allCases.map(\.rawValue)
        let rule = TextRule(
            pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
            words: "hexadecimal colour such as \"#8E8E93\"")
        let words = FormatSchema.names(names.map { FormatName(name: $0, documentation: nil) })
        let schema = FormatSchema.either([words, .text(rule)])
        return ValueFormat(schema: schema) { node, reader in
            guard case .string(let text) = node.value else {
                reader.noteKind(of: node, expecting: schema)
                return nil
            }
            if let name = SystemColor.named(text) { return .named(name) }
            if let color = SceneColor.fixed(hexadecimal: text) { return color }
            if text.hasPrefix("#") {
                reader.note(
                    at: node.start, "\(reader.subject) is \(quoted(text))", "give #RGB, #RRGGBB or #RRGGBBAA")
            } else {
                reader.noteUnknown(text, at: node.start, among: names, or: "a \(rule.words)")
            }
            return nil
        }
    }().shared(as: "plainColor")
}

/// A colour for each style while it is read.
private struct DynamicColor {
    var light = SceneColor.named(.clear)
    var dark = SceneColor.named(.clear)
    var named: SceneAsset<UIColor>?

    static let format: ObjectFormat<DynamicColor> = ObjectFormat(
        "dynamicColor", "a colour",
        "One colour in the light and another in the dark style, or one of the asset catalogues.",
        rules: [.exactlyOne(["light", "named"]), .exactlyOne(["dark", "named"])],
        empty: { DynamicColor() },
        fields: [
            Field("light", \.light, .fixedColor, "In the light style."),
            Field("dark", \.dark, .fixedColor, "In the dark style."),
            Field("named", \.named, .assetColor, "A colour of the asset catalogues, by its name."),
        ])
}

/// A colour of the asset catalogues while it is read.
private struct NamedColor {
    var named: SceneAsset<UIColor>?

    static let format: ObjectFormat<NamedColor> = ObjectFormat(
        "namedColor", "a colour", "A colour of the asset catalogues.", empty: { NamedColor() },
        fields: [
            Field("named", \.named, .assetColor, isRequired: true, "Its name.")
        ])
}

extension SceneColor {
    /// Reads `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
    static func fixed(hexadecimal text: String) -> SceneColor? {
        guard text.utf8.first == UInt8(ascii: "#"), text.utf8.count <= 9 else { return nil }
        var value: UInt32 = 0
        for byte in text.utf8.dropFirst() {
            guard let digit = JSON5Parser.hexadecimalValue(of: byte) else { return nil }
            value = value << 4 | digit
        }
        switch text.utf8.count {
        case 4:
            let (red, green, blue) = (value >> 8 & 0xF, value >> 4 & 0xF, value & 0xF)
            return .fixed((red << 24 | green << 16 | blue << 8) * 0x11 | 0xFF)
        case 7: return .fixed(value << 8 | 0xFF)
        case 9: return .fixed(value)
        default: return nil
        }
    }
}
