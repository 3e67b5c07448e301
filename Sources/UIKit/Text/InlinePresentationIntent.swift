public import Foundation
import Typesetting

/// What is meant by a stretch of text.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Italic.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Monospaced.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// Struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    /// No effect on a picture.
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    /// No effect on a picture.
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)

    /// A font with the look of what is meant.
    func changing(_ font: UIFont) -> UIFont {
        guard !isEmpty else { return font }
        return font.deriving(
            isBold: contains(.stronglyEmphasized), isItalic: contains(.emphasized) ? true : nil,
            family: contains(.code) ? .monospaced : nil)
    }
}

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// How much of Markdown is read.
        public enum InterpretedSyntax: Sendable {
            case full, inlineOnly, inlineOnlyPreservingWhitespace
        }
        /// What becomes of text that cannot be read; every text can.
        public enum FailurePolicy: Sendable {
            case throwError, returnPartiallyParsedIfPossible
        }

        /// Only the inline syntax is read, whatever is asked for. No effect on a picture.
        public var interpretedSyntax: InterpretedSyntax
        /// No effect on a picture.
        public var allowsExtendedAttributes: Bool
        /// No effect on a picture.
        public var failurePolicy: FailurePolicy
        /// No effect on a picture.
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// A text of inline Markdown: strong, emphasised, struck, code and links. Paragraphs, lists and headings stay as they are written.
    ///
    /// - Parameter baseURL: What links without a scheme lead on from.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        for run in InlineMarkdown(markdown).runs {
            var part = AttributedString(run.text)
            if !run.look.intent.isEmpty {
                part[AttributeScopes.UIKitAttributes.IntentAttribute.self] = run.look.intent
            }
            if let link = run.look.link { part.link = URL(string: link.relativeString, relativeTo: baseURL) ?? link }
            append(part)
        }
    }
}

extension NSAttributedString {
    /// The same text with the attributes that labels know.
    public convenience init(_ attrStr: AttributedString) { self.init(attributedString: attrStr.labelString) }
}

extension AttributedString {
    /// The same text with the attributes that both know.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        var location = 0
        while location < nsStr.length {
            // The system's Foundation hands the range back through a pointer to a local.
            var range = NSRange()
            let attributes = unsafe nsStr.attributes(at: location, effectiveRange: &range)
            location = NSMaxRange(range)
            var part = AttributedString(nsStr.attributedSubstring(from: range).string)
            part.setAttributes(AttributeContainer(attributes))
            append(part)
        }
    }
}
