public import Foundation
import Typesetting
public import UIKit

/// A font that follows the environment.
public struct Font: Hashable, Sendable {
    indirect enum Source: Hashable, Sendable {
        case style(TextStyle, Design?, Weight?)
        case system(CGFloat, Weight?, Design?)
        case custom(String, CGFloat, TextStyle?)
        case uiFont(UIFont)
        case changed(Font, Change)
    }

    enum Change: Hashable, Sendable {
        case weight(Weight), bold, italic, monospaced, monospacedDigit
        case design(Design)
        case leading(Leading)
        case size(CGFloat)
        case smallCaps(SmallCaps)
    }

    /// Which letters are small capitals.
    struct SmallCaps: OptionSet, Hashable, Sendable {
        let rawValue: Int
        static let lowercase = SmallCaps(rawValue: 1)
        static let uppercase = SmallCaps(rawValue: 2)
    }

    private let source: Source
    init(_ source: Source) { self.source = source }

    // MARK: Making

    public static let largeTitle = Font.system(.largeTitle)
    public static let title = Font.system(.title)
    public static let title2 = Font.system(.title2)
    public static let title3 = Font.system(.title3)
    public static let headline = Font.system(.headline)
    public static let subheadline = Font.system(.subheadline)
    public static let body = Font.system(.body)
    public static let callout = Font.system(.callout)
    public static let footnote = Font.system(.footnote)
    public static let caption = Font.system(.caption)
    public static let caption2 = Font.system(.caption2)

    /// A text style of the system.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design, weight))
    }
    /// - Parameter size: Points, at any text size of the user's.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size, weight, design))
    }
    /// Scales as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size, .body)) }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size, textStyle))
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, fixedSize, nil)) }
    public init(_ font: UIFont) { self.init(.uiFont(font)) }

    // MARK: Changing

    public func weight(_ weight: Weight) -> Font { Font(.changed(self, .weight(weight))) }
    public func bold() -> Font { Font(.changed(self, .bold)) }
    public func italic() -> Font { Font(.changed(self, .italic)) }
    public func monospaced() -> Font { Font(.changed(self, .monospaced)) }
    public func monospacedDigit() -> Font { Font(.changed(self, .monospacedDigit)) }
    public func leading(_ leading: Leading) -> Font { Font(.changed(self, .leading(leading))) }
    /// Small capitals in place of all letters: capitals, smaller.
    public func smallCaps() -> Font { Font(.changed(self, .smallCaps([.lowercase, .uppercase]))) }
    /// Small capitals in place of small letters: capitals, smaller.
    public func lowercaseSmallCaps() -> Font { Font(.changed(self, .smallCaps(.lowercase))) }
    /// Small capitals in place of capitals: capitals, smaller.
    public func uppercaseSmallCaps() -> Font { Font(.changed(self, .smallCaps(.uppercase))) }
    /// How wide letters are. Not drawn yet.
    public func width(_ width: Width) -> Font { self }
    /// - Parameter size: Points, at any text size of the user's.
    public func pointSize(_ size: CGFloat) -> Font { Font(.changed(self, .size(size))) }
    func design(_ design: Design) -> Font { Font(.changed(self, .design(design))) }

    /// Which letters the font shows as small capitals.
    var smallLetters: SmallCaps {
        guard case .changed(let font, let change) = source else { return [] }
        return font.smallLetters.union(change.smallLetters)
    }

    // MARK: Resolving

    /// The font for an environment.
    func resolved(_ environment: EnvironmentValues) -> UIFont {
        switch source {
        case .style(let style, let design, let weight):
            return UIFont.preferredFont(forTextStyle: style.uiStyle, compatibleWith: environment.traits)
                .deriving(weight: weight?.uiWeight, family: design?.family)
        case .system(let size, let weight, let design):
            return UIFont.systemFont(ofSize: size, weight: weight?.uiWeight ?? .regular)
                .deriving(family: design?.family)
        case .custom(let name, let size, let style):
            guard let font = UIFont(name: name, size: size) else {
                return UIFont.systemFont(ofSize: size)
            }
            guard let style else { return font }
            return UIFontMetrics(forTextStyle: style.uiStyle).scaledFont(
                for: font, compatibleWith: environment.traits)
        case .uiFont(let font): return font
        case .changed(let font, let change): return change.applied(to: font.resolved(environment))
        }
    }
}

extension Font.Change {
    var smallLetters: Font.SmallCaps { if case .smallCaps(let letters) = self { letters } else { [] } }

    func applied(to font: UIFont) -> UIFont {
        switch self {
        case .weight(let weight): font.deriving(weight: weight.uiWeight)
        case .bold: font.deriving(isBold: true)
        case .italic: font.deriving(isItalic: true)
        case .monospaced: font.deriving(family: .monospaced)
        case .monospacedDigit: font.deriving(hasMonospacedDigits: true)
        case .design(let design): font.deriving(family: design.family ?? .system)
        case .leading(let leading): font.deriving(spacing: leading.spacing)
        case .size(let size): font.withSize(size)
        // What is set in the font sees to it, letter by letter.
        case .smallCaps: font
        }
    }
}

extension Font {
    /// A role of text.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        /// The same style under UIKit's name.
        var uiStyle: UIFont.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption1
            case .caption2: .caption2
            }
        }
    }

    /// How heavy a face is.
    public struct Weight: Hashable, Sendable {
        let uiWeight: UIFont.Weight
        public static let ultraLight = Weight(uiWeight: .ultraLight)
        public static let thin = Weight(uiWeight: .thin)
        public static let light = Weight(uiWeight: .light)
        public static let regular = Weight(uiWeight: .regular)
        public static let medium = Weight(uiWeight: .medium)
        public static let semibold = Weight(uiWeight: .semibold)
        public static let bold = Weight(uiWeight: .bold)
        public static let heavy = Weight(uiWeight: .heavy)
        public static let black = Weight(uiWeight: .black)
    }

    /// How wide letters are. Not drawn yet.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// Faces of the system.
    public enum Design: Hashable, Sendable {
        case `default`, serif, monospaced
        /// Drawn with the default face: no rounded one is to be had.
        case rounded

        var family: FontDescription.Family? {
            switch self {
            case .default: nil
            case .serif: .serif
            case .monospaced: .monospaced
            case .rounded: .rounded
            }
        }
    }

    /// Distances between lines.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose

        fileprivate var spacing: UIFont.LineSpacing {
            switch self {
            case .standard: .standard
            case .tight: .tight
            case .loose: .loose
            }
        }
    }
}
