import DisplayLists
import Foundation
package import Typesetting

/// What a label sets: the typesetter's paragraph, and the look of each of its styles, which layout does not need.
package struct LabelText {
    /// The look of a stretch of text.
    package struct Style {
        package var color: UIColor
        /// Behind the text; `nil` is nothing.
        package var background: UIColor?
        /// Of the line below the text; `nil` is none.
        package var underline: UIColor?
        /// Of the line through the text; `nil` is none.
        package var strikethrough: UIColor?
        package var font: FontDescription
        package var underlineStyle = NSUnderlineStyle.single
        package var strikethroughStyle = NSUnderlineStyle.single
        /// Along the letters' outlines; `nil` is none.
        var stroke: TextStroke?
        /// Of the text; `nil` casts none.
        var shadow: TextShadow?
        /// What stands in the text's place; `nil` is the text.
        package var attachment: PlacedAttachment?

        package init(
            color: UIColor, background: UIColor? = nil, underline: UIColor? = nil, strikethrough: UIColor? = nil,
            font: FontDescription
        ) {
            self.color = color
            self.background = background
            self.underline = underline
            self.strikethrough = strikethrough
            self.font = font
        }
    }

    var paragraph: Paragraph
    /// Indexed by a span's `style`.
    var styles: [Style]

    /// What counts where the text says nothing itself.
    struct Defaults {
        var font: UIFont
        var traits: UITraitCollection
        var color: UIColor
        var alignment: NSTextAlignment
        var lineBreakMode: NSLineBreakMode
        var lineLimit: Int
        var minimumScale: Double
        var allowsTightening: Bool
        var isRightToLeft: Bool
        var language: String?
        var direction = Paragraph.Direction.natural
        /// Of text that brings none; `nil` casts none.
        var shadow: TextShadow?
        /// What links have over their own attributes; `nil` makes them blue and underlined, whatever they have.
        var linkAttributes: [NSAttributedString.Key: Any]?
    }

    init(plain text: String, _ defaults: Defaults) {
        let font = defaults.font.fontDescription(for: defaults.traits)
        styles = [Style(color: defaults.color, font: font)]
        styles[0].shadow = defaults.shadow
        paragraph = Self.paragraph(
            [Paragraph.Span(text: text, font: font, style: 0, tracking: 0, baselineOffset: 0)], defaults)
    }

    /// Font and colour of `defaults` fill only the ranges that have none.
    init(attributed text: NSAttributedString, _ defaults: Defaults) {
        var defaults = defaults
        var spans: [Paragraph.Span] = []
        var styles: [Style] = []
        var location = 0
        while location < text.length {
            // The system's Foundation hands the range back through a pointer to a local.
            var range = NSRange()
            let attributes = unsafe text.attributes(at: location, effectiveRange: &range)
            location = NSMaxRange(range)
            let part = text.attributedSubstring(from: range).string
            let style = attributes[.paragraphStyle] as? NSParagraphStyle
            if let style, spans.isEmpty { Self.apply(style, to: &defaults) }
            let intent = InlinePresentationIntent(rawValue: attributes[.inlinePresentationIntent] as? UInt ?? 0)
            let font = intent.changing(attributes[.font] as? UIFont ?? defaults.font)
                .fontDescription(for: defaults.traits)
            let look = Self.style(attributes, font: font, defaults)
            let tracking = Self.number(attributes[.kern]) ?? Self.number(attributes[.tracking]) ?? 0
            func add(_ part: String, _ attachment: PlacedAttachment? = nil) {
                styles.append(look)
                styles[styles.count - 1].attachment = attachment
                spans.append(
                    Paragraph.Span(
                        text: part, font: font, style: styles.count - 1, tracking: tracking,
                        baselineOffset: Self.number(attributes[.baselineOffset]) ?? 0,
                        block: style.flatMap(ParagraphBlock.init), attachment: attachment?.space))
            }
            guard let attachment = attributes[.attachment] as? NSTextAttachment else {
                add(part)
                continue
            }
            let placed = PlacedAttachment(
                attachment, font: attributes[.font] as? UIFont ?? defaults.font, defaults.traits)
            // Of what it is set on only the attachment's own character shows it, each time.
            for character in part {
                if character == PlacedAttachment.character { add("\u{FFFC}", placed) } else { add(String(character)) }
            }
        }
        if spans.isEmpty {
            let font = defaults.font.fontDescription(for: defaults.traits)
            styles = [Style(color: defaults.color, font: font)]
            spans = [Paragraph.Span(text: "", font: font, style: 0, tracking: 0, baselineOffset: 0)]
        }
        self.styles = styles
        paragraph = Self.paragraph(spans, defaults)
    }

    private static func style(
        _ attributes: [NSAttributedString.Key: Any], font: FontDescription, _ defaults: Defaults
    ) -> Style {
        var attributes = attributes
        var isLink = attributes[.link] != nil
        if isLink, let own = defaults.linkAttributes {
            attributes.merge(own) { _, new in new }
            isLink = false
        }
        let color = isLink ? .link : attributes[.foregroundColor] as? UIColor ?? defaults.color
        func line(_ key: NSAttributedString.Key, _ colorKey: NSAttributedString.Key) -> UIColor? {
            guard lineStyle(attributes[key]).rawValue & 0xFF != 0 else { return nil }
            return attributes[colorKey] as? UIColor ?? color
        }
        var style = Style(
            color: color, background: attributes[.backgroundColor] as? UIColor,
            underline: isLink ? color : line(.underlineStyle, .underlineColor),
            strikethrough: line(.strikethroughStyle, .strikethroughColor), font: font)
        style.underlineStyle = isLink ? .single : lineStyle(attributes[.underlineStyle])
        style.strikethroughStyle = lineStyle(attributes[.strikethroughStyle])
        if let width = number(attributes[.strokeWidth]), width != 0 {
            style.stroke = TextStroke(
                share: abs(width) / 100, color: attributes[.strokeColor] as? UIColor, isHollow: width > 0)
        }
        style.shadow = (attributes[.shadow] as? NSShadow).map(TextShadow.init) ?? defaults.shadow
        return style
    }

    private static func lineStyle(_ value: Any?) -> NSUnderlineStyle {
        (value as? NSUnderlineStyle) ?? NSUnderlineStyle(rawValue: number(value).map { Int(clamping: $0) } ?? 0)
    }

    static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    private static func apply(_ style: NSParagraphStyle, to defaults: inout Defaults) {
        if style.alignment != .natural { defaults.alignment = style.alignment }
        if style.lineBreakMode != .byWordWrapping { defaults.lineBreakMode = style.lineBreakMode }
        if style.allowsDefaultTighteningForTruncation { defaults.allowsTightening = true }
        switch style.baseWritingDirection {
        case .natural: break
        case .leftToRight: defaults.direction = .leftToRight
        case .rightToLeft: defaults.direction = .rightToLeft
        }
    }

    private static func paragraph(_ spans: [Paragraph.Span], _ defaults: Defaults) -> Paragraph {
        Paragraph(
            // A paragraph runs the way its first strong letter does, whatever the interface's direction.
            spans: spans, alignment: alignment(defaults), direction: defaults.direction,
            lineBreak: lineBreak(defaults.lineBreakMode), lineLimit: defaults.lineLimit,
            minimumScale: defaults.minimumScale, allowsTightening: defaults.allowsTightening,
            language: defaults.language)
    }

    /// Natural alignment goes by the interface's direction, not the text's, as in a label on the phone.
    private static func alignment(_ defaults: Defaults) -> Paragraph.Alignment {
        switch defaults.alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        default: defaults.isRightToLeft ? .right : .left
        }
    }

    private static func lineBreak(_ mode: NSLineBreakMode) -> Paragraph.LineBreak {
        switch mode {
        case .byWordWrapping: .wordWrapping
        case .byCharWrapping: .characterWrapping
        case .byClipping: .clipping
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingMiddle: .truncatingMiddle
        default: .truncatingTail
        }
    }
}
