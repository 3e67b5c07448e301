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
    /// No effect on a picture.
    public static let link = NSAttributedString.Key("NSLink")
    /// Not drawn yet.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// Not drawn yet.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// Not drawn yet.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// Not drawn yet.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
}

/// How text is underlined or struck through.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
}
