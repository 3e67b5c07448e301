import Foundation
import InterfaceFiles

extension NibProperties {
    static let controllers = [
        NibPropertyTable(UIViewController.self, controller),
        NibPropertyTable(UITableViewController.self, tableController),
        NibPropertyTable(UICollectionViewController.self, collectionController),
        NibPropertyTable(UINavigationController.self, navigationController),
        NibPropertyTable(UITabBarController.self, tabBarController),
        NibPropertyTable(UISplitViewController.self, splitController),
    ]

    private static let presentations: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
    ]

    private static let controller: [NibProperty<UIViewController>] = [
        .text("title", \.title),
        .flag("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
        .flag("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
        .flag("definesPresentationContext", \.definesPresentationContext),
        .flag("providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle),
        .choice("modalPresentationStyle", \.modalPresentationStyle, presentations),
        .size("preferredContentSize", \.preferredContentSize),
        NibProperty("edgesForExtendedLayout") { controller, value in
            let edges: [(String, UIRectEdge)] = [
                ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
            ]
            controller.edgesForExtendedLayout = edges.reduce(into: []) { result, edge in
                if value.element[edge.0] == "YES" { result.insert(edge.1) }
            }
        },
        NibProperty("navigationItem") { controller, value in
            value.builder.fillItem(controller.navigationItem, value.element)
        },
        NibProperty("tabBarItem") { controller, value in
            controller.tabBarItem = value.builder.makeItem(value.element, as: UITabBarItem.self)
        },
        NibProperty("toolbarItems") { controller, value in
            controller.toolbarItems = barButtons(value)
        },
        // Made when the controller is asked for its view.
        .ignored("view"), .ignored("layoutGuides"),
        .ignored("storyboardIdentifier"), .ignored("useStoryboardIdentifierAsRestorationIdentifier"),
        .ignored("automaticallyAdjustsScrollViewInsets"), .ignored("autoresizesArchivedViewToFullSize"),
        .ignored("wantsFullScreenLayout"), .ignored("modalTransitionStyle"), .ignored("modalInPresentation"),
        .ignored("freeformSize"), .ignored("contentSizeForViewInPopover"), .ignored("nibName"),
        .ignored("keyCommands"), .ignored("restoresFocusAfterTransition"), .ignored("interfaceStyle"),
    ]

    private static let tableController: [NibProperty<UITableViewController>] = [
        .flag("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear),
        NibProperty("refreshControl") { controller, _ in
            controller.storyboardRefreshControl = UIRefreshControl()
        },
    ]

    private static let collectionController: [NibProperty<UICollectionViewController>] = [
        .flag("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
    ]

    private static let navigationController: [NibProperty<UINavigationController>] = [
        NibProperty("navigationBar") { controller, value in
            value.builder.fill(controller.navigationBar, value.element)
        },
        NibProperty("toolbar") { controller, value in
            if let toolbar = controller.toolbar { value.builder.fill(toolbar, value.element) }
        },
        .flag("navigationBarHidden", \.isNavigationBarHidden), .flag("toolbarHidden", \.isToolbarHidden),
        .ignored("hidesBarsOnSwipe"), .ignored("hidesBarsOnTap"), .ignored("hidesBarsWhenKeyboardAppears"),
        .ignored("hidesBarsWhenVerticallyCompact"), .ignored("viewControllers"),
    ]

    private static let tabBarController: [NibProperty<UITabBarController>] = [
        NibProperty("tabBar") { controller, value in value.builder.fill(controller.tabBar, value.element) },
        .ignored("viewControllers"),
    ]

    private static let splitController: [NibProperty<UISplitViewController>] = [
        // Read before all else.
        .ignored("style"), .ignored("allowDoubleColumnStyle"),
        .number("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth),
        .number("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth),
        .number("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth),
        .ignored("presentsWithGesture"), .ignored("behavior"), .ignored("primaryEdge"), .ignored("viewControllers"),
    ]

    /// The buttons and spaces that a list of them has.
    static func barButtons(_ value: NibValue) -> [UIBarButtonItem] {
        value.element.children.compactMap { value.builder.makeItem($0, as: UIBarButtonItem.self) }
    }
}
