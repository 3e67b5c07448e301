public import Foundation

/// What a context menu would show. Pictures show no open menu. No effect on a picture.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    public let identifier: any NSCopying
    /// Makes the preview.
    let previewProvider: (() -> UIViewController?)?
    /// Makes the menu of the suggested entries.
    let actionProvider: (([UIMenuElement]) -> UIMenu?)?
    /// No effect on a picture.
    open var badgeCount = 0
    /// No effect on a picture.
    open var preferredMenuElementOrder = ElementOrder.automatic
    /// What the menu would be opened on further. No effect on a picture.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []

    /// In which order a menu's entries stand.
    public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

    /// No effect on a picture.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}
