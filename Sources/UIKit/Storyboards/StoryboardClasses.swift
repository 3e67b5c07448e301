/// What a storyboard's elements of controllers are in UIKit.
@MainActor
enum StoryboardClasses {
    struct Kind: Sendable {
        let type: UIViewController.Type
        let isBase: @MainActor @Sendable (UIViewController.Type) -> Bool

        init<Controller: UIViewController>(_ type: Controller.Type) {
            self.type = type
            isBase = { $0 is Controller.Type }
        }
    }

    nonisolated static let kinds: [String: Kind] = [
        "viewController": Kind(UIViewController.self),
        "hostingController": Kind(UIViewController.self),
        "tableViewController": Kind(UITableViewController.self),
        "collectionViewController": Kind(UICollectionViewController.self),
        "navigationController": Kind(UINavigationController.self),
        "tabBarController": Kind(UITabBarController.self),
        "splitViewController": Kind(UISplitViewController.self),
        "pageViewController": Kind(UIPageViewController.self),
    ]
}
