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
    }

    init(plain text: String, _ defaults: Defaults) {
        let font = defaults.font.fontDescription(for: defaults.traits)
        styles = [Style(color: defaults.color, font: font)]
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
            let font = (attributes[.font] as? UIFont ?? defaults.font).fontDescription(for: defaults.traits)
            let color = attributes[.foregroundColor] as? UIColor ?? defaults.color
            func line(_ key: NSAttributedString.Key, _ colorKey: NSAttributedString.Key) -> UIColor? {
                guard let raw = attributes[key] as? Int, raw != 0 else { return nil }
                return attributes[colorKey] as? UIColor ?? color
            }
            styles.append(
                Style(
                    color: color, background: attributes[.backgroundColor] as? UIColor,
                    underline: line(.underlineStyle, .underlineColor),
                    strikethrough: line(.strikethroughStyle, .strikethroughColor), font: font))
            let tracking = Self.number(attributes[.kern]) ?? Self.number(attributes[.tracking]) ?? 0
            spans.append(
                Paragraph.Span(
                    text: part, font: font, style: styles.count - 1, tracking: tracking,
                    baselineOffset: Self.number(attributes[.baselineOffset]) ?? 0,
                    block: style.flatMap(ParagraphBlock.init)))
        }
        if spans.isEmpty {
            let font = defaults.font.fontDescription(for: defaults.traits)
            styles = [Style(color: defaults.color, font: font)]
            spans = [Paragraph.Span(text: "", font: font, style: 0, tracking: 0, baselineOffset: 0)]
        }
        self.styles = styles
        paragraph = Self.paragraph(spans, defaults)
    }

    private static func number(_ value: Any?) -> Double? {
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
