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
        self[Keys.KernAttribute.self] = (dictionary[.kern] as? NSNumber).map { CGFloat($0.doubleValue) }
        self[Keys.BaselineOffsetAttribute.self] = (dictionary[.baselineOffset] as? NSNumber).map {
            CGFloat($0.doubleValue)
        }
        self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = dictionary[.link] as? URL
    }
}
