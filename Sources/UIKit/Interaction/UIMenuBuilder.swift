/// Builds an app's main menu. Pictures show none: never made.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}
