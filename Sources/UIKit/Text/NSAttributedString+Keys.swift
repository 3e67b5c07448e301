public import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A number: points added after each character.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number: points added after each character.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// A number: points above the baseline.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor`; the text's own when absent.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A `UIColor`; the text's own when absent.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The raw value of an `InlinePresentationIntent`: bold, italic, monospaced.
    public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
    /// A `URL` or a `String`: labels draw it underlined and in the link colour, whatever the text's own.
    public static let link = NSAttributedString.Key("NSLink")
    /// An `NSTextAttachment`, of a character U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A number: the width of a line along the letters' outlines, in hundredths of the font's size. Positive leaves the letters hollow, negative
    /// fills them too.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// A `UIColor` for that line; the text's own when absent.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// A number: how far letters slant. Not drawn yet.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// A number: how far letters are stretched. Not drawn yet.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// A number: whether letters are joined. Not drawn yet.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// The raw value of a `TextEffectStyle`. Not drawn yet.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// Numbers: the ways that parts of the text run. Not drawn yet.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

/// How text is underlined or struck through.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// Not under spaces. Not drawn yet.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
