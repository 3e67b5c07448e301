public import Foundation

extension NSAttributedString {
    /// A text of inline Markdown: strong, emphasised, struck, code and links.
    ///
    /// - Parameter baseURL: What links without a scheme lead on from.
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }
}

extension AttributeContainer {
    /// Those of the attributes that both kinds of text know.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        typealias Keys = AttributeScopes.UIKitAttributes
        self.init()
        self[Keys.FontAttribute.self] = dictionary[.font] as? UIFont
        self[Keys.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
        self[Keys.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
        self[Keys.KernAttribute.self] = LabelText.number(dictionary[.kern]).map { CGFloat($0) }
        self[Keys.BaselineOffsetAttribute.self] = LabelText.number(dictionary[.baselineOffset]).map { CGFloat($0) }
        self[Keys.UnderlineStyleAttribute.self] = Self.lineStyle(dictionary[.underlineStyle])
        self[Keys.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
        self[Keys.StrikethroughStyleAttribute.self] = Self.lineStyle(dictionary[.strikethroughStyle])
        self[Keys.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
        self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = dictionary[.link] as? URL
    }
    /// Styles of lines are numbers or the style itself.
    private static func lineStyle(_ value: Any?) -> NSUnderlineStyle? {
        guard let value else { return nil }
        return value as? NSUnderlineStyle
            ?? LabelText.number(value).map { NSUnderlineStyle(rawValue: Int(clamping: $0)) }
    }
}
