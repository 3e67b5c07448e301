public import Foundation

/// How a paragraph of attributed text is set. Lengths are points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    /// Stays the first that is stored.
    private let foundationMark = FoundationMark()

    public internal(set) var alignment = NSTextAlignment.natural
    public internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Added between lines.
    public internal(set) var lineSpacing: CGFloat = 0
    /// Below the paragraph, unless it is the last one.
    public internal(set) var paragraphSpacing: CGFloat = 0
    /// Above the paragraph, unless it is the first one.
    public internal(set) var paragraphSpacingBefore: CGFloat = 0
    public internal(set) var minimumLineHeight: CGFloat = 0
    /// 0 is no limit.
    public internal(set) var maximumLineHeight: CGFloat = 0
    /// Times the font's line height; 0 leaves it.
    public internal(set) var lineHeightMultiple: CGFloat = 0
    /// From the side where the text begins to its first line.
    public internal(set) var firstLineHeadIndent: CGFloat = 0
    /// From the side where the text begins to its other lines.
    public internal(set) var headIndent: CGFloat = 0
    /// Where lines end: from the side where the text begins if positive, else from the other one.
    public internal(set) var tailIndent: CGFloat = 0
    /// By location; `nil` is one every 28 points.
    public internal(set) var tabStops: [NSTextTab]!
    /// Between the tab stops behind the last one; 0 is 28.
    public internal(set) var defaultTabInterval: CGFloat = 0
    /// Which way the paragraphs run; `natural` goes by their letters.
    public internal(set) var baseWritingDirection = NSWritingDirection.natural
    /// No word is hyphenated but where it has soft hyphens. No effect on a picture.
    public internal(set) var hyphenationFactor: Float = 0
    /// No word is hyphenated but where it has soft hyphens. No effect on a picture.
    public internal(set) var usesDefaultHyphenation: Bool = false
    /// Whether letters may move closer together to avoid an ellipsis.
    public internal(set) var allowsDefaultTighteningForTruncation: Bool = false
    /// How lines break where that is open. Kept: breaking follows the label's. No effect on a picture.
    public internal(set) var lineBreakStrategy: LineBreakStrategy = []

    public required override init() { super.init() }

    /// How lines break where that is open.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// The style of text that has none.
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.take(from: self)
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.take(from: self)
        return copy
    }

    private var lengths: [CGFloat] {
        [
            lineSpacing, paragraphSpacing, paragraphSpacingBefore, minimumLineHeight, maximumLineHeight,
            lineHeightMultiple, firstLineHeadIndent, headIndent, tailIndent, defaultTabInterval,
            CGFloat(hyphenationFactor),
        ]
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return alignment == other.alignment && lineBreakMode == other.lineBreakMode && lengths == other.lengths
            && tabStops == other.tabStops && baseWritingDirection == other.baseWritingDirection
            && usesDefaultHyphenation == other.usesDefaultHyphenation && lineBreakStrategy == other.lineBreakStrategy
            && allowsDefaultTighteningForTruncation == other.allowsDefaultTighteningForTruncation
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(alignment)
        hasher.combine(lineBreakMode)
        hasher.combine(lengths)
        return hasher.finalize()
    }

    func take(from other: NSParagraphStyle) {
        alignment = other.alignment
        lineBreakMode = other.lineBreakMode
        lineSpacing = other.lineSpacing
        paragraphSpacing = other.paragraphSpacing
        paragraphSpacingBefore = other.paragraphSpacingBefore
        minimumLineHeight = other.minimumLineHeight
        maximumLineHeight = other.maximumLineHeight
        lineHeightMultiple = other.lineHeightMultiple
        firstLineHeadIndent = other.firstLineHeadIndent
        headIndent = other.headIndent
        tailIndent = other.tailIndent
        tabStops = other.tabStops
        defaultTabInterval = other.defaultTabInterval
        baseWritingDirection = other.baseWritingDirection
        hyphenationFactor = other.hyphenationFactor
        usesDefaultHyphenation = other.usesDefaultHyphenation
        allowsDefaultTighteningForTruncation = other.allowsDefaultTighteningForTruncation
        lineBreakStrategy = other.lineBreakStrategy
    }
}
