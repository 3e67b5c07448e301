public import Foundation

/// A place between two characters of a text.
open class UITextPosition: NSObject {
    /// UTF-16 units from the beginning.
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
    open override var hash: Int { offset }
}

/// What lies between two places of a text.
open class UITextRange: NSObject {
    public let start: UITextPosition
    public let end: UITextPosition

    init(_ start: UITextPosition, _ end: UITextPosition) {
        self.start = start
        self.end = end
        super.init()
    }

    open var isEmpty: Bool { start.offset >= end.offset }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITextRange).map { $0.start.isEqual(start) && $0.end.isEqual(end) } ?? false
    }
    open override var hash: Int { start.offset &* 31 &+ end.offset }
}

/// The rules that a generated password keeps. No effect on a picture.
open class UITextInputPasswordRules: NSObject, NSCopying {
    public let passwordRulesDescriptor: String

    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Buttons beside a keyboard's suggestions. No effect on a picture.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    open var allowsHidingShortcuts = true
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
