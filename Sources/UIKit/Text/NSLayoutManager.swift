public import Foundation

/// Lays text out in its containers: one is asked for sizes. What it lays out shows nowhere by itself.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    open var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    /// No effect on a picture.
    open var allowsNonContiguousLayout = false
    /// No effect on a picture.
    open var usesFontLeading = true
    /// No effect on a picture.
    open var showsInvisibleCharacters = false
    /// No effect on a picture.
    open weak var delegate: (any NSLayoutManagerDelegate)?

    open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
    open func removeTextContainer(at index: Int) {
        if textContainers.indices.contains(index) { textContainers.remove(at: index) }
    }
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    /// Around the text in the container, points.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let textStorage else { return .zero }
        let padding = 2 * container.lineFragmentPadding
        let width = container.size.width > 0 ? max(0, container.size.width - padding) : 0
        var rect = textStorage.boundingRect(
            with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil)
        rect.size.width += padding
        return rect
    }
    /// Around all of the text, whatever the range, points.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        usedRect(for: container)
    }
    /// All of it.
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
    /// Glyphs are counted as characters are.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
    ) -> NSRange { charRange }
    /// Glyphs are counted as characters are.
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange { glyphRange }
    /// The first character, wherever the point is: nobody touches a picture.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { 0 }
    /// No effect on a picture.
    open func ensureLayout(for container: NSTextContainer) {}
    /// No effect on a picture.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
    ) {}
    /// No effect on a picture.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
}

/// Hears of a layout manager. None of it is called.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
}

extension NSLayoutManagerDelegate {
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
}

/// Lays text out in newer text views. A picture's text views do without: none is handed out.
@preconcurrency @MainActor
open class NSTextLayoutManager: NSObject {}

extension NSTextStorage {
    /// Has the manager measure this text.
    @preconcurrency @MainActor public func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        aLayoutManager.textStorage = self
    }
    @preconcurrency @MainActor public func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        aLayoutManager.textStorage = nil
    }
}

extension UITextView {
    /// What measures the view's text, for those who ask it.
    public var layoutManager: NSLayoutManager {
        let manager = Aside.layoutManager.made(of: self) { NSLayoutManager() }
        if manager.textContainers.isEmpty { manager.addTextContainer(textContainer) }
        manager.textStorage = attributedText.length > 0 ? NSTextStorage(attributedString: measuredText) : nil
        textContainer.size = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
        return manager
    }
    /// `nil`: the older one is at work.
    public var textLayoutManager: NSTextLayoutManager? { nil }
    /// Kept by nobody: text is drawn at its size. Not drawn yet.
    public var usesStandardTextScaling: Bool {
        get { false }
        set {}
    }

    /// With the view's font where the text has none.
    private var measuredText: NSAttributedString {
        let text = NSMutableAttributedString(string: attributedText.string)
        let whole = NSRange(location: 0, length: text.length)
        text.addAttribute(.font, value: font ?? .systemFont(ofSize: 12), range: whole)
        unsafe attributedText.enumerateAttributes(in: whole) { attributes, range, _ in
            for (key, value) in attributes { text.addAttribute(key, value: value, range: range) }
        }
        return text
    }
}
