import Foundation

/// A tab of a tab bar controller, which makes its controller when it is first needed.
@preconcurrency @MainActor
open class UITab {
    /// Where a tab is shown. Tabs are shown in the bar.
    public enum Placement: Int, Sendable {
        case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    /// - Parameters:
    ///   - identifier: Tells the tab apart from others.
    ///   - viewControllerProvider: Makes what the tab shows; without one it shows nothing.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
    }

    /// Tells the tab apart from others.
    public final let identifier: String
    open var title: String { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }
    /// In a capsule at the image's corner; `nil` shows none.
    open var badgeValue: String? { didSet { changed() } }
    /// In the sidebar, of which there is none. No effect on a picture.
    open var subtitle: String?
    /// Tabs are shown in the bar. No effect on a picture.
    open var preferredPlacement = Placement.automatic
    /// No effect on a picture.
    open var allowsHiding = false
    /// Whether the bar leaves the tab out.
    open var isHidden = false { didSet { if oldValue != isHidden { tabBarController?.tabsChanged() } } }
    /// No effect on a picture.
    open var isHiddenByDefault = false
    /// No effect on a picture.
    open var isEnabled = true
    /// Whatever is kept with the tab.
    open var userInfo: Any?
    /// The group that the tab is in; `nil` is none.
    public internal(set) final weak var parent: UITabGroup?
    weak var ownTabBarController: UITabBarController?
    /// The controller that shows the tab; `nil` is none.
    open var tabBarController: UITabBarController? { ownTabBarController ?? parent?.tabBarController }

    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?
    /// What the tab shows, made when it is first asked for; `nil` without a provider.
    open var viewController: UIViewController? {
        if made == nil { made = provider?(self) }
        return made
    }

    /// What the bar shows in the tab's place.
    var shownController: UIViewController {
        if let viewController { return viewController }
        let empty = UIViewController()
        made = empty
        return empty
    }

    func changed() {
        guard let item = made?.tabBarItem else { return }
        item.title = title
        item.image = image
        item.badgeValue = badgeValue
    }
}

extension UITab: Hashable {
    public nonisolated static func == (left: UITab, right: UITab) -> Bool { left === right }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
