import DisplayLists
package import Typesetting

/// How the layout report names a font.
package enum FontName {
    package static func text(_ font: FontDescription) -> String {
        let family: String
        switch font.family {
        case .system: family = "Inter"
        case .monospaced: family = "monospaced"
        case .rounded: family = "rounded"
        case .serif: family = "serif"
        case .named(let name): family = name
        }
        let size = font.size.shortText
        return "\(family) \(size) \(font.weight.name)" + (font.isItalic ? " italic" : "")
    }
}
