import Foundation
import InterfaceFiles

extension NibValue {
    private static let styles: [String: @MainActor () -> UIButton.Configuration] = [
        "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
        "borderless": { .borderless() }, "bordered": { .bordered() }, "borderedTinted": { .borderedTinted() },
        "borderedProminent": { .borderedProminent() },
    ]
    private static let sizes: [String: UIButton.Configuration.Size] = [
        "medium": .medium, "small": .small, "mini": .mini, "large": .large,
    ]
    private static let corners: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
        "capsule": .capsule,
    ]
    private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    private static let edges: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]

    /// A button's configuration with what the element says beyond its style.
    var buttonConfiguration: UIButton.Configuration? {
        func value(_ name: String) -> NibValue? { NibValue(attribute: name, of: element, builder: builder) }
        guard let style = value("style").map({ $0.choice(Self.styles) }) ?? { UIButton.Configuration.plain() } else {
            return nil
        }
        var result = style()
        result.title = element["title"]
        result.subtitle = element["subtitle"]
        result.image = value("image")?.image
        if let size = value("buttonSize")?.choice(Self.sizes) { result.buttonSize = size }
        if let corner = value("cornerStyle")?.choice(Self.corners) { result.cornerStyle = corner }
        if let edge = value("imagePlacement")?.choice(Self.edges) { result.imagePlacement = edge }
        if let padding = value("imagePadding")?.number { result.imagePadding = padding }
        if let padding = value("titlePadding")?.number { result.titlePadding = padding }
        if let alignment = value("titleAlignment")?.choice(Self.titleAlignments) { result.titleAlignment = alignment }
        if let mode = value("titleLineBreakMode")?.choice(NibProperties.lineBreaks) { result.titleLineBreakMode = mode }
        if let mode = value("subtitleLineBreakMode")?.choice(NibProperties.lineBreaks) {
            result.subtitleLineBreakMode = mode
        }
        for child in element.children { Self.apply(NibValue(child, builder: builder), to: &result) }
        return result
    }

    private static func apply(_ part: NibValue, to result: inout UIButton.Configuration) {
        switch part.element.key {
        case "title": result.title = part.text
        case "subtitle": result.subtitle = part.text
        case "attributedTitle": result.attributedTitle = part.attributedText
        case "attributedSubtitle": result.attributedSubtitle = part.attributedText
        case "image": result.image = part.imageReference
        case "fontDescription", "titleFontDescription": part.setTitleFont(&result)
        case "baseForegroundColor": result.baseForegroundColor = part.color
        case "baseBackgroundColor": result.baseBackgroundColor = part.color
        case "contentInsets": if let insets = part.directionalInsets { result.contentInsets = insets }
        case "preferredSymbolConfiguration", "preferredSymbolConfigurationForImage":
            result.preferredSymbolConfigurationForImage = part.symbolConfiguration
        case "background": part.setBackground(&result.background)
        default:
            part.builder.warn(
                "unsupported: \(part.name) of a button's configuration has no effect", at: part.element)
        }
    }

    /// The configuration has no font of its own: its title carries one.
    private func setTitleFont(_ configuration: inout UIButton.Configuration) {
        guard let font, let title = configuration.title else { return }
        var text = AttributedString(title)
        text.font = font
        configuration.attributedTitle = text
    }

    private func setBackground(_ background: inout UIBackgroundConfiguration) {
        func number(_ name: String) -> CGFloat? {
            NibValue(attribute: name, of: element, builder: builder).flatMap { $0.number }
        }
        if let radius = number("cornerRadius") { background.cornerRadius = radius }
        if let width = number("strokeWidth") { background.strokeWidth = width }
        if let outset = number("strokeOutset") { background.strokeOutset = outset }
        for child in element.children {
            let part = NibValue(child, builder: builder)
            switch child.key {
            case "backgroundColor": background.backgroundColor = part.color
            case "strokeColor": background.strokeColor = part.color
            case "backgroundInsets":
                if let insets = part.directionalInsets { background.backgroundInsets = insets }
            default: continue
            }
        }
    }
}
