public import Foundation

/// How a paragraph of attributed text is set. Lengths are points.
open class NSParagraphStyle: NSObject {
    public fileprivate(set) var alignment = NSTextAlignment.natural
    public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Added between lines.
    public fileprivate(set) var lineSpacing: CGFloat = 0
    /// Not drawn yet.
    public fileprivate(set) var paragraphSpacing: CGFloat = 0
    public fileprivate(set) var minimumLineHeight: CGFloat = 0
    /// 0 is no limit.
    public fileprivate(set) var maximumLineHeight: CGFloat = 0
    /// Times the font's line height; 0 leaves it.
    public fileprivate(set) var lineHeightMultiple: CGFloat = 0
    /// Not drawn yet.
    public fileprivate(set) var firstLineHeadIndent: CGFloat = 0
    /// Not drawn yet.
    public fileprivate(set) var headIndent: CGFloat = 0

    public override init() { super.init() }

    /// The style of text that has none.
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return alignment == other.alignment && lineBreakMode == other.lineBreakMode
            && [lineSpacing, paragraphSpacing, minimumLineHeight, maximumLineHeight, lineHeightMultiple]
                == [
                    other.lineSpacing, other.paragraphSpacing, other.minimumLineHeight, other.maximumLineHeight,
                    other.lineHeightMultiple,
                ]
            && firstLineHeadIndent == other.firstLineHeadIndent && headIndent == other.headIndent
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(alignment)
        hasher.combine(lineBreakMode)
        hasher.combine(lineSpacing)
        hasher.combine(lineHeightMultiple)
        return hasher.finalize()
    }

    fileprivate func take(from other: NSParagraphStyle) {
        alignment = other.alignment
        lineBreakMode = other.lineBreakMode
        lineSpacing = other.lineSpacing
        paragraphSpacing = other.paragraphSpacing
        minimumLineHeight = other.minimumLineHeight
        maximumLineHeight = other.maximumLineHeight
        lineHeightMultiple = other.lineHeightMultiple
        firstLineHeadIndent = other.firstLineHeadIndent
        headIndent = other.headIndent
    }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { super.paragraphSpacing = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { super.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { super.maximumLineHeight = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { super.lineHeightMultiple = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { super.firstLineHeadIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { super.headIndent = newValue }
    }

    open func setParagraphStyle(_ other: NSParagraphStyle) { take(from: other) }
}
