import Foundation
import InterfaceFiles

extension NibValue {
    /// An attributed text.
    var attributedString: NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for (text, attributes) in pieces {
            result.append(NSAttributedString(string: text, attributes: attributes))
        }
        return result
    }

    /// The same with the attributes that buttons know.
    var attributedText: AttributedString {
        var result = AttributedString()
        for (text, attributes) in pieces {
            var piece = AttributedString(text)
            piece.font = attributes[.font] as? UIFont
            piece.foregroundColor = attributes[.foregroundColor] as? UIColor
            piece.backgroundColor = attributes[.backgroundColor] as? UIColor
            piece.kern = attributes[.kern] as? CGFloat
            result += piece
        }
        return result
    }

    /// The pieces of an attributed text with what each has of its own.
    private var pieces: [(text: String, attributes: [NSAttributedString.Key: Any])] {
        element.children.filter { $0.name == "fragment" }.map { fragment in
            let content = fragment.value("content").map { NibValue($0, builder: builder).text }
            return (content ?? fragment["content"] ?? "", attributes(fragment.list("attributes")))
        }
    }

    private func attributes(_ values: [InterfaceElement]) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for element in values {
            let value = NibValue(element, builder: builder)
            switch element.key {
            case "NSColor": attributes[.foregroundColor] = value.color
            case "NSBackgroundColor": attributes[.backgroundColor] = value.color
            case "NSFont": attributes[.font] = value.attributedFont
            case "NSParagraphStyle": attributes[.paragraphStyle] = value.paragraphStyle
            case "NSKern": attributes[.kern] = value.number
            case "NSUnderline": attributes[.underlineStyle] = value.integer
            case "NSStrikethrough": attributes[.strikethroughStyle] = value.integer
            default:
                builder.warn(
                    "unsupported: the text attribute \(element.key ?? element.name) has no effect", at: element)
            }
        }
        return attributes
    }

    /// Names of the system's fonts in attributed texts.
    private static let systemFonts: [String: UIFont.Weight] = [
        "system": .regular, ".SFUI-Regular": .regular, ".AppleSystemUIFont": .regular, ".SFUI-Semibold": .semibold,
        ".SFUI-Bold": .bold, ".AppleSystemUIFontBold": .bold,
    ]

    private var attributedFont: UIFont? {
        if element.name != "font" { return font }
        if element["metaFont"] != nil || element["size"] == nil {
            return NibValue(attribute: "size", of: element, builder: builder).flatMap { $0.number }
                .map { .systemFont(ofSize: $0) } ?? .systemFont(ofSize: 17)
        }
        guard let size = NibValue(attribute: "size", of: element, builder: builder)?.number else { return nil }
        let name = element["name"] ?? "system"
        return Self.systemFonts[name].map { .systemFont(ofSize: size, weight: $0) } ?? UIFont(name: name, size: size)
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        func value(_ name: String) -> NibValue? { NibValue(attribute: name, of: element, builder: builder) }
        if let alignment = value("alignment")?.choice(NibProperties.alignments) { style.alignment = alignment }
        // Attributed texts spell line breaks differently.
        let breaks = [
            "wordWrapping": NSLineBreakMode.byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
            "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
            "truncatingMiddle": .byTruncatingMiddle,
        ]
        if let mode = value("lineBreakMode")?.choice(breaks) { style.lineBreakMode = mode }
        let lengths: [(String, ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>)] = [
            ("lineSpacing", \.lineSpacing), ("minimumLineHeight", \.minimumLineHeight),
            ("maximumLineHeight", \.maximumLineHeight), ("lineHeightMultiple", \.lineHeightMultiple),
            ("paragraphSpacing", \.paragraphSpacing), ("paragraphSpacingBefore", \.paragraphSpacingBefore),
            ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent), ("tailIndent", \.tailIndent),
            ("defaultTabInterval", \.defaultTabInterval),
        ]
        for (name, path) in lengths {
            if let length = value(name)?.number { style[keyPath: path] = length }
        }
        return style
    }

    /// A blur by its style's name.
    var blurEffect: UIBlurEffect? {
        let styles = Dictionary(uniqueKeysWithValues: UIBlurEffect.Style.allCases.map { ("\($0)", $0) })
        return NibValue(attribute: "style", of: element, builder: builder)?.choice(styles).map {
            UIBlurEffect(style: $0)
        }
    }
}
