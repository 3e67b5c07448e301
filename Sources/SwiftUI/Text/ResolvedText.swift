import Foundation
import Typesetting
import UIKit

/// A text for an environment: what the typesetter sets, and the looks of its stretches.
@MainActor
struct ResolvedText {
    private(set) var paragraph: Paragraph
    private(set) var styles: [LabelText.Style] = []
    /// What all of the text is written in; `nil` where its parts differ.
    private(set) var ink: Ink?
    /// As alignment asks for it: 0 is at the left edge, 1 at the right one.
    let alignment: Double

    /// All of the text.
    var string: String { paragraph.spans.filter { $0.attachment == nil }.map(\.text).joined() }

    init(_ text: Text, _ environment: EnvironmentValues) {
        let settings = environment[storage: \.text]
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        alignment =
            switch settings.alignment {
            case .leading: isRightToLeft ? 1 : 0
            case .center: 0.5
            case .trailing: isRightToLeft ? 0 : 1
            }
        let limit = max(0, settings.lineLimit ?? 0)
        let shrinks = settings.minimumScale < 1 && limit > 0
        paragraph = Paragraph(
            spans: [], alignment: .left, direction: .natural, lineBreak: settings.truncation.lineBreak,
            lineLimit: limit, minimumScale: shrinks ? Double(settings.minimumScale) : 0,
            allowsTightening: settings.allowsTightening, language: environment.traits.language)
        append(text, settings.decoration, environment)
        if paragraph.spans.isEmpty { append("", TextAttributes(), environment) }
    }

    // MARK: Flattening

    private mutating func append(_ text: Text, _ outer: TextAttributes, _ environment: EnvironmentValues) {
        let attributes = outer.applying(text.attributes)
        switch text.storage {
        case .verbatim(let string): append(string, attributes, environment)
        case .attributed(let string): append(string, attributes, environment)
        case .resource(let resource):
            let string = resource.string(language: environment.language, locale: environment.locale)
            append(string, attributes, environment)
        case .key(let key, let table, let bundle):
            append(key.pieces(table, bundle, environment), attributes, environment)
        case .date(let date, let isTime):
            var style = Date.FormatStyle(
                date: isTime ? .omitted : .long, time: isTime ? .shortened : .omitted, locale: environment.locale)
            style.timeZone = environment.timeZone
            append(date.formatted(style), attributes, environment)
        case .formatted(let text): append(text.written(environment), attributes, environment)
        case .image(let image): append(image, attributes, environment)
        case .joined(let first, let second):
            append(first, attributes, environment)
            append(second, attributes, environment)
        }
    }

    /// Stands for the first value.
    private static let lastHolder: UInt32 = 0xF_FFFD

    /// Values stand in the Markdown as characters that nobody writes, so that emphasis can begin before one and end behind it.
    private mutating func append(
        _ pieces: [LocalizedStringKey.Piece], _ outer: TextAttributes, _ environment: EnvironmentValues
    ) {
        let last = Self.lastHolder
        var values: [LocalizedStringKey.Piece] = []
        var string = String.UnicodeScalarView()
        for piece in pieces {
            if case .markdown(let text) = piece {
                string += text.unicodeScalars
            } else if let holder = Unicode.Scalar(last - UInt32(min(values.count, 60_000))) {
                string.append(holder)
                values.append(piece)
            }
        }
        for run in Markdown(Inflection.applied(to: String(string), counts: counts(values), environment)).runs {
            let attributes = outer.applying(run.attributes)
            var text = String.UnicodeScalarView()
            for scalar in run.text.unicodeScalars {
                let index = Int(last) - Int(scalar.value)
                guard values.indices.contains(index) else {
                    text.append(scalar)
                    continue
                }
                if !text.isEmpty { append(String(text), attributes, environment) }
                text = String.UnicodeScalarView()
                append(values[index], attributes, environment)
            }
            if !text.isEmpty { append(String(text), attributes, environment) }
        }
    }

    /// How many each of the values says, by the character that stands for it.
    private func counts(_ values: [LocalizedStringKey.Piece]) -> [Character: Double] {
        var counts: [Character: Double] = [:]
        for (index, value) in values.enumerated() {
            guard let holder = Unicode.Scalar(Self.lastHolder - UInt32(min(index, 60_000))) else { continue }
            switch value {
            case .integer(let number): counts[Character(holder)] = Double(number)
            case .unsigned(let number): counts[Character(holder)] = Double(number)
            case .number(let number): counts[Character(holder)] = number
            case .plain(let text, _): counts[Character(holder)] = Double(text)
            default: break
            }
        }
        return counts
    }

    private mutating func append(
        _ piece: LocalizedStringKey.Piece, _ attributes: TextAttributes, _ environment: EnvironmentValues
    ) {
        let locale = environment.locale
        switch piece {
        case .markdown(let string), .plain(let string, _): append(string, attributes, environment)
        case .integer(let value): append(value.formatted(.number.locale(locale)), attributes, environment)
        case .unsigned(let value): append(value.formatted(.number.locale(locale)), attributes, environment)
        case .number(let value):
            let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(6)).locale(locale)
            append(value.formatted(style), attributes, environment)
        case .text(let text): append(text, attributes, environment)
        }
    }

    private mutating func append(
        _ string: AttributedString, _ outer: TextAttributes, _ environment: EnvironmentValues
    ) {
        typealias Keys = AttributeScopes.SwiftUIAttributes
        for run in string.runs {
            var own = TextAttributes()
            own.font = run[Keys.FontAttribute.self] ?? run.uiKitFont.map(Font.init)
            if let color = run[Keys.ForegroundColorAttribute.self] ?? run.uiKitColor { own.foreground = .init(color) }
            own.background = run[Keys.BackgroundColorAttribute.self] ?? run.uiKitBackground
            own.kerning = run[Keys.KerningAttribute.self] ?? run[Keys.TrackingAttribute.self] ?? run.uiKitKerning
            own.baselineOffset = run[Keys.BaselineOffsetAttribute.self] ?? run.uiKitBaselineOffset
            if let style = run[Keys.UnderlineStyleAttribute.self] ?? run.uiKitUnderline { own.underline = .some(style) }
            if let style = run[Keys.StrikethroughStyleAttribute.self] ?? run.uiKitStrikethrough {
                own.strikethrough = .some(style)
            }
            if let intent = run[AttributeScopes.UIKitAttributes.IntentAttribute.self] { own.apply(intent) }
            if run.link != nil, own.foreground == nil { own.foreground = .init(TintShapeStyle()) }
            append(String(string.characters[run.range]), outer.applying(own), environment)
        }
    }

    private mutating func append(_ string: String, _ attributes: TextAttributes, _ environment: EnvironmentValues) {
        guard !string.isEmpty || paragraph.spans.isEmpty else { return }
        let letters = environment.smallCaps(attributes.font, attributes.changes)
        guard !letters.isEmpty else { return addSpan(string, attributes, environment) }
        for stretch in SmallCapsStretch.stretches(of: Self.cased(string, environment), letters) {
            var own = attributes
            if stretch.isSmall {
                let size = environment.resolvedFont(attributes.font, attributes.changes).pointSize
                own.changes.append(.size(size * SmallCapsStretch.share))
            }
            addSpan(stretch.text, own, environment)
        }
    }

    /// A picture in place of a letter.
    private mutating func append(_ image: Image, _ attributes: TextAttributes, _ environment: EnvironmentValues) {
        var picture = image.image
        switch image.mode {
        case .template: picture = picture?.withRenderingMode(.alwaysTemplate)
        case .original: picture = picture?.withRenderingMode(.alwaysOriginal)
        case nil: break
        }
        guard let picture else { return }
        let font = environment.resolvedFont(attributes.font, attributes.changes)
        let symbols = UIImage.SymbolConfiguration(font: font, scale: environment.imageScale.uiScale)
        addSpan(
            String(PlacedAttachment.character), attributes, environment,
            PlacedAttachment(picture, symbols, environment.traits))
    }

    private mutating func addSpan(
        _ string: String, _ attributes: TextAttributes, _ environment: EnvironmentValues,
        _ attachment: PlacedAttachment? = nil
    ) {
        let font = environment.resolvedFont(attributes.font, attributes.changes)
        var description = font.fontDescription(for: environment.traits)
        let spacing = environment.lineSpacing
        if spacing != 0 {
            description.linePitch = (description.linePitch ?? Double(font.lineHeight)) + Double(spacing)
        }
        let ink = attributes.foreground?.style.ink(environment) ?? environment.foreground.ink(0)
        let color = UIColor(ink.color(environment))
        self.ink = styles.isEmpty || self.ink == ink ? ink : nil
        func line(_ style: Text.LineStyle??) -> UIColor? {
            guard let style = style ?? nil else { return nil }
            return style.color.map { UIColor($0.resolved(environment)) } ?? color
        }
        styles.append(
            LabelText.Style(
                color: color, background: attributes.background.map { UIColor($0.resolved(environment)) },
                underline: line(attributes.underline), strikethrough: line(attributes.strikethrough),
                font: description))
        if let style = attributes.underline ?? nil { styles[styles.count - 1].underlineStyle = style.style }
        if let style = attributes.strikethrough ?? nil { styles[styles.count - 1].strikethroughStyle = style.style }
        styles[styles.count - 1].attachment = attachment
        paragraph.spans.append(
            Paragraph.Span(
                text: Self.cased(string, environment), font: description, style: styles.count - 1,
                tracking: Double(attributes.kerning ?? 0), baselineOffset: Double(attributes.baselineOffset ?? 0),
                attachment: attachment?.space))
    }

    private static func cased(_ string: String, _ environment: EnvironmentValues) -> String {
        switch environment.textCase {
        case .uppercase: string.uppercased(with: environment.locale)
        case .lowercase: string.lowercased(with: environment.locale)
        case nil: string
        }
    }

    // MARK: Setting

    /// Set in a width; `nil` is without end.
    func typeset(width: Double?, lineLimit: Int? = nil) -> TypesetText? {
        guard let typesetter = UIKitEnvironment.typesetter else { return nil }
        guard let lineLimit else { return typesetter.typeset(paragraph, width: width) }
        var paragraph = paragraph
        paragraph.lineLimit = lineLimit
        return typesetter.typeset(paragraph, width: width)
    }
}

/// UIKit's attributes, which are those that names without a scope stand for.
extension AttributedString.Runs.Run {
    private typealias Keys = AttributeScopes.UIKitAttributes

    fileprivate var uiKitFont: UIFont? { self[Keys.FontAttribute.self] }
    fileprivate var uiKitColor: Color? { self[Keys.ForegroundColorAttribute.self].map { Color(uiColor: $0) } }
    fileprivate var uiKitBackground: Color? { self[Keys.BackgroundColorAttribute.self].map { Color(uiColor: $0) } }
    fileprivate var uiKitKerning: CGFloat? { self[Keys.KernAttribute.self] }
    fileprivate var uiKitBaselineOffset: CGFloat? { self[Keys.BaselineOffsetAttribute.self] }
    fileprivate var uiKitUnderline: Text.LineStyle? {
        let color = self[Keys.UnderlineColorAttribute.self].map { Color(uiColor: $0) }
        return self[Keys.UnderlineStyleAttribute.self].map { Text.LineStyle($0, color: color) }
    }
    fileprivate var uiKitStrikethrough: Text.LineStyle? {
        let color = self[Keys.StrikethroughColorAttribute.self].map { Color(uiColor: $0) }
        return self[Keys.StrikethroughStyleAttribute.self].map { Text.LineStyle($0, color: color) }
    }
}
