package import Appearance

/// A colour as a scene writes it.
package indirect enum SceneColor: Hashable, Sendable {
    case named(SystemColor)
    /// In sRGB, a byte each: 0xRRGGBBAA.
    case fixed(UInt32)
    case dynamic(light: SceneColor, dark: SceneColor)
}

extension ValueFormat where Value == SceneColor {
    /// A UIColor name, `#RGB`, `#RRGGBB` or `#RRGGBBAA`, or one colour for each style.
    static let color = fixedColor.or(
        ValueFormat<DynamicColor>.object(DynamicColor.format).map { .dynamic(light: $0.light, dark: $0.dark) }
    )
    .shared(as: "color")

    fileprivate static let fixedColor: Self = {
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
    }().shared(as: "fixedColor")

}

/// A colour for each style while it is read.
private struct DynamicColor {
    var light = SceneColor.named(.clear)
    var dark = SceneColor.named(.clear)

    static let format: ObjectFormat<DynamicColor> = ObjectFormat(
        "dynamicColor", "a colour", "One colour in the light and another in the dark style.",
        empty: { DynamicColor() },
        fields: [
            Field("light", \.light, .fixedColor, isRequired: true, "In the light style."),
            Field("dark", \.dark, .fixedColor, isRequired: true, "In the dark style."),
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
