import Foundation

/// What an item keeps for whoever asks, and is not drawn.
struct KeptNavigationItem {
    var style = UINavigationItem.ItemStyle.navigator
    var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    weak var renameDelegate: (any UINavigationItemRenameDelegate)?
    var backAction: UIAction?
    var customizationIdentifier: String?
}

extension UINavigationItem {
    /// How title and buttons stand in the bar.
    public enum ItemStyle: Int, Sendable {
        case navigator, browser, editor
    }

    /// Drawn as `navigator`. Not drawn yet.
    public var style: ItemStyle {
        get { kept.style }
        set { kept.style = newValue }
    }
    /// What a touch of the title opens. No effect on a picture.
    public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { kept.titleMenuProvider }
        set { kept.titleMenuProvider = newValue }
    }
    /// Nobody renames anything in a picture: never called.
    public weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
        get { kept.renameDelegate }
        set { kept.renameDelegate = newValue }
    }
    /// What the back button does instead. No effect on a picture.
    public var backAction: UIAction? {
        get { kept.backAction }
        set { kept.backAction = newValue }
    }
    /// No effect on a picture.
    public var customizationIdentifier: String? {
        get { kept.customizationIdentifier }
        set { kept.customizationIdentifier = newValue }
    }
}

/// Hears of a title that is changed. None of it is called.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
}

extension UINavigationItemRenameDelegate {
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
}
