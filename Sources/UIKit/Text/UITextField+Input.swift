public import Foundation

/// The text of a field as what edits it sees it. Nobody does in a picture; code can.
extension UITextField {
    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

    public var hasText: Bool { !(text ?? "").isEmpty }
    /// Puts a text in the place of the selection.
    public func insertText(_ text: String) { replaceSelection(with: text) }
    /// Takes out the selection, or the character before it.
    public func deleteBackward() {
        let range = selection
        if range.length > 0 { return replaceSelection(with: "") }
        let all = (text ?? "") as NSString
        guard range.location > 0 else { return }
        let character = all.rangeOfComposedCharacterSequence(at: range.location - 1)
        text = all.replacingCharacters(in: character, with: "")
        Aside.selectedRange.set(NSRange(location: character.location, length: 0), of: self)
    }

    private func replaceSelection(with new: String) {
        let range = selection
        text = ((text ?? "") as NSString).replacingCharacters(in: range, with: new)
        Aside.selectedRange.set(NSRange(location: range.location + (new as NSString).length, length: 0), of: self)
    }

    private var length: Int { ((text ?? "") as NSString).length }
    /// Behind the text unless set.
    private var selection: NSRange {
        let range = Aside.selectedRange.value(of: self, default: NSRange(location: length, length: 0))
        let start = min(max(range.location, 0), length)
        return NSRange(location: start, length: min(max(range.length, 0), length - start))
    }

    // MARK: Places

    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    public var endOfDocument: UITextPosition { UITextPosition(length) }
    /// No effect on a picture.
    public var selectedTextRange: UITextRange? {
        get {
            UITextRange(
                UITextPosition(selection.location), UITextPosition(selection.location + selection.length))
        }
        set {
            let range = newValue.map {
                NSRange(location: $0.start.offset, length: max(0, $0.end.offset - $0.start.offset))
            }
            Aside.selectedRange.set(range, of: self)
        }
    }
    /// Nobody types in a picture.
    public var markedTextRange: UITextRange? { nil }
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        fromPosition.offset <= toPosition.offset
            ? UITextRange(fromPosition, toPosition) : UITextRange(toPosition, fromPosition)
    }
    /// `nil` beyond the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (sum, overflow) = position.offset.addingReportingOverflow(offset)
        return overflow || sum < 0 || sum > length ? nil : UITextPosition(sum)
    }
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset == other.offset
            ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
    }
    public func text(in range: UITextRange) -> String? {
        let start = min(max(range.start.offset, 0), length)
        let end = min(max(range.end.offset, start), length)
        return ((text ?? "") as NSString).substring(with: NSRange(location: start, length: end - start))
    }
    public func replace(_ range: UITextRange, withText text: String) {
        selectedTextRange = range
        replaceSelection(with: text)
    }
    /// A line two points wide at the leading edge of the text, wherever the place is. Nobody edits in a picture.
    public func caretRect(for position: UITextPosition) -> CGRect {
        let rect = textRect(forBounds: bounds)
        return CGRect(x: rect.minX, y: rect.minY, width: 2, height: rect.height)
    }

    // MARK: Attributes

    /// Font, colour and alignment are the field's own.
    public var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var attributes: [NSAttributedString.Key: Any] = Aside.defaultAttributes.value(of: self, default: [:])
            attributes[.font] = font ?? .systemFont(ofSize: 17)
            attributes[.foregroundColor] = textColor ?? .label
            return attributes
        }
        set {
            Aside.defaultAttributes.set(newValue, of: self)
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
            if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
            let rest = newValue.filter { ![.font, .foregroundColor].contains($0.key) }
            if !rest.isEmpty, let text { attributedText = NSAttributedString(string: text, attributes: newValue) }
        }
    }
    /// No effect on a picture.
    public var typingAttributes: [NSAttributedString.Key: Any]? {
        get { Aside.typingAttributes.optional(of: self) }
        set { Aside.typingAttributes.set(newValue, of: self) }
    }
    /// The smallest that text shrinks to. Not drawn yet.
    public var minimumFontSize: CGFloat {
        get { Aside.minimumFontSize.value(of: self, default: 0) }
        set { Aside.minimumFontSize.set(newValue, of: self) }
    }
    /// Behind the text in place of the border. Not drawn yet.
    public var background: UIImage? {
        get { Aside.background.optional(of: self) }
        set { Aside.background.set(newValue, of: self) }
    }
    /// The same while the field is disabled. Not drawn yet.
    public var disabledBackground: UIImage? {
        get { Aside.disabledBackground.optional(of: self) }
        set { Aside.disabledBackground.set(newValue, of: self) }
    }
    /// No effect on a picture.
    public var passwordRules: UITextInputPasswordRules? {
        get { Aside.passwordRules.optional(of: self) }
        set { Aside.passwordRules.set(newValue, of: self) }
    }
    /// No effect on a picture.
    public var inputAssistantItem: UITextInputAssistantItem {
        Aside.inputAssistant.made(of: self) { UITextInputAssistantItem() }
    }
    /// No effect on a picture.
    public var allowsEditingTextAttributes: Bool {
        get { Aside.editingAttributes.value(of: self, default: false) }
        set { Aside.editingAttributes.set(newValue, of: self) }
    }
}
