import Appearance
import Foundation
import Typesetting

extension FontRecipe {
    /// Names as iOS prints them; the system face has hidden ones.
    var familyName: String {
        switch family {
        case .system: ".AppleSystemUIFont"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .rounded: ".AppleSystemUIFontRounded"
        case .serif: ".AppleSystemUIFontSerif"
        case .named(let name): InstalledFonts.entry(name)?.family ?? name
        }
    }

    var postscriptName: String {
        let style = Self.styleNames[weight.rawValue / 100 - 1] + (isItalic ? "Italic" : "")
        switch family {
        case .system: return ".SFUI-" + style
        case .monospaced: return ".AppleSystemUIFontMonospaced-" + style
        case .rounded: return ".SFUIRounded-" + style
        case .serif: return ".NewYork-" + style
        case .named(let name): return InstalledFonts.entry(name)?.name ?? name
        }
    }

    private static let styleNames = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]

    mutating func apply(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
        if let style = attributes[.textStyle].flatMap(Self.style) {
            self = FontRecipe(style, category: UITraitCollection.current.contentSize)
        }
        if let family = attributes[.family] as? String { take(name: family) }
        if let name = attributes[.name] as? String { take(name: name) }
        if let size = attributes[.size].flatMap(Self.number) { self = sized(size) }
        if let face = attributes[.face] as? String { apply(face: face) }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { apply(traits) }
    }

    /// Whether there is a font by that name on a phone, or among those of the app.
    static func isKnown(_ name: String) -> Bool {
        InstalledFonts.entry(name) != nil || UIKitEnvironment.fontLibrary?.hasFace(named: name) ?? true
    }

    /// An app's own faces say by themselves how heavy they are.
    private mutating func take(name: String) {
        family = Self.family(name)
        guard let entry = InstalledFonts.entry(name), UIKitEnvironment.fontLibrary?.hasFace(named: name) != true else {
            return
        }
        (weight, isItalic) = (entry.weight, entry.isItalic)
    }

    private mutating func apply(_ traits: [UIFontDescriptor.TraitKey: Any]) {
        if let symbolic = traits[.symbolic] as? UInt32 { apply(UIFontDescriptor.SymbolicTraits(rawValue: symbolic)) }
        if let symbolic = traits[.symbolic] as? UIFontDescriptor.SymbolicTraits { apply(symbolic) }
        if let weight = traits[.weight] as? UIFont.Weight {
            self.weight = weight.fontWeight
        } else if let weight = traits[.weight].flatMap(Self.number) {
            self.weight = UIFont.Weight(CGFloat(weight)).fontWeight
        }
        if let width = traits[.width].flatMap(Self.number) { self.width = width }
        if let slant = traits[.slant].flatMap(Self.number) { isItalic = slant != 0 }
    }

    mutating func apply(_ traits: UIFontDescriptor.SymbolicTraits) {
        isItalic = traits.contains(.traitItalic)
        if traits.contains(.traitBold) {
            if weight < .semibold { weight = emphasizedWeight }
        } else if weight >= .semibold {
            weight = .regular
        }
        if traits.contains(.traitMonoSpace) {
            family = .monospaced
        } else if family == .monospaced {
            family = .system
        }
        width = traits.contains(.traitCondensed) ? -0.2 : traits.contains(.traitExpanded) ? 0.2 : 0
        leading = traits.contains(.traitTightLeading) ? .tight : traits.contains(.traitLooseLeading) ? .loose : .normal
    }

    /// A face by its style name: "Bold Italic".
    private mutating func apply(face: String) {
        let words = face.lowercased().split(separator: " ").joined()
        isItalic = words.contains("italic") || words.contains("oblique")
        if let index = Self.styleNames.firstIndex(where: { words.hasPrefix($0.lowercased()) }) {
            weight = FontWeight(nearest: (index + 1) * 100)
        }
    }

    private static func family(_ name: String) -> FontDescription.Family {
        if name.hasPrefix(".AppleSystemUIFontMonospaced") { return .monospaced }
        if name.hasPrefix(".AppleSystemUIFontRounded") || name.hasPrefix(".SFUIRounded") { return .rounded }
        if name.hasPrefix(".AppleSystemUIFontSerif") || name.hasPrefix(".NewYork") { return .serif }
        return name.hasPrefix(".") ? .system : .named(name)
    }

    private static func style(_ value: Any) -> TextStyle? {
        if let style = value as? UIFont.TextStyle { return style.style }
        return (value as? String).flatMap { TextStyle(systemName: $0) }
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
