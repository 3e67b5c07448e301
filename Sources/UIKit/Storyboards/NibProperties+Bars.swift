import Foundation
import InterfaceFiles

extension NibProperties {
    static let bars = [
        NibPropertyTable(UINavigationBar.self, navigationBar),
        NibPropertyTable(UIToolbar.self, toolbar),
        NibPropertyTable(UITabBar.self, tabBar),
        NibPropertyTable(UINavigationItem.self, navigationItem),
        NibPropertyTable(UIBarItem.self, barItem),
        NibPropertyTable(UIBarButtonItem.self, barButton),
        NibPropertyTable(UITabBarItem.self, tabBarItem),
    ]

    private static let barStyles: [String: UIBarStyle] = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
    ]

    private static let navigationBar: [NibProperty<UINavigationBar>] = [
        .flag("largeTitles", \.prefersLargeTitles),
        .flag("translucent", \.isTranslucent),
        .choice("barStyle", \.barStyle, barStyles),
        .color("barTintColor", \.barTintColor),
        NibProperty("titleTextAttributes") { bar, value in bar.titleTextAttributes = textAttributes(value) },
        NibProperty("largeTitleTextAttributes") { bar, value in
            bar.largeTitleTextAttributes = textAttributes(value)
        },
        NibProperty("items") { bar, value in
            bar.items = value.element.children.map { element in
                let item = UINavigationItem(title: "")
                value.builder.fillItem(item, element)
                return item
            }
        },
    ]

    private static let toolbar: [NibProperty<UIToolbar>] = [
        .flag("translucent", \.isTranslucent),
        .color("barTintColor", \.barTintColor),
        .ignored("barStyle"),
        NibProperty("items") { bar, value in bar.items = barButtons(value) },
    ]

    private static let tabBar: [NibProperty<UITabBar>] = [
        .flag("translucent", \.isTranslucent),
        .choice("barStyle", \.barStyle, barStyles),
        .color("barTintColor", \.barTintColor),
        .color("selectedImageTintColor", \.tintColor),
        NibProperty("items") { bar, value in
            bar.items = value.element.children.compactMap {
                value.builder.makeItem($0, as: UITabBarItem.self)
            }
        },
        .ignored("itemPositioning"),
    ]

    private static func textAttributes(_ value: NibValue) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for child in value.element.children {
            let part = NibValue(child, builder: value.builder)
            switch child.key ?? child.name {
            case "fontDescription": attributes[.font] = part.font
            case "textColor": attributes[.foregroundColor] = part.color
            default: break
            }
        }
        return attributes
    }

    // MARK: Items

    private static let navigationItem: [NibProperty<UINavigationItem>] = [
        .text("title", \.title), .text("prompt", \.prompt),
        .choice(
            "largeTitleDisplayMode", \.largeTitleDisplayMode,
            ["automatic": .automatic, "always": .always, "never": .never, "inline": .inline]),
        .choice(
            "backButtonDisplayMode", \.backButtonDisplayMode,
            ["default": .default, "generic": .generic, "minimal": .minimal]),
        .text("backButtonTitle", \.backButtonTitle),
        .flag("hidesBackButton", \.hidesBackButton),
        .flag("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
        NibProperty("titleView") { item, value in item.titleView = value.builder.make(value.element) },
        NibProperty("backBarButtonItem") { item, value in
            item.backBarButtonItem = value.builder.makeItem(value.element, as: UIBarButtonItem.self)
        },
        NibProperty("leftBarButtonItem") { item, value in
            item.leftBarButtonItem = value.builder.makeItem(value.element, as: UIBarButtonItem.self)
        },
        NibProperty("rightBarButtonItem") { item, value in
            item.rightBarButtonItem = value.builder.makeItem(value.element, as: UIBarButtonItem.self)
        },
        NibProperty("leftBarButtonItems") { item, value in item.leftBarButtonItems = barButtons(value) },
        NibProperty("rightBarButtonItems") { item, value in item.rightBarButtonItems = barButtons(value) },
        .ignored("style"),
    ]

    private static let barItem: [NibProperty<UIBarItem>] = [
        .text("title", \.title), .image("image", \.image), .image("landscapeImage", \.landscapeImagePhone),
        .flag("enabled", \.isEnabled), .integer("tag", \.tag), .insets("imageInsets", \.imageInsets),
        .ignored("largeContentSizeImage"), .ignored("selectionMode"),
    ]

    private static let barButton: [NibProperty<UIBarButtonItem>] = [
        NibProperty("systemItem") { item, value in
            if let kind = value.choice(systemButtons) { item.become(kind) }
        },
        .choice("style", \.style, ["plain": .plain, "bordered": .bordered, "done": .done]),
        .number("width", \.width),
        .color("tintColor", \.tintColor),
        .flag("hidden", \.isHidden),
        NibProperty("customView") { item, value in item.customView = value.builder.make(value.element) },
        .ignored("changesSelectionAsPrimaryAction"), .ignored("menu"),
    ]

    private static let systemButtons: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
        "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
        "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search, "refresh": .refresh,
        "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind,
        "fastForward": .fastForward, "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
    ]

    private static let tabBarItem: [NibProperty<UITabBarItem>] = [
        NibProperty("systemItem") { item, value in
            guard let system = value.choice(systemTabs) else { return }
            let model = UITabBarItem(tabBarSystemItem: system, tag: item.tag)
            (item.title, item.image) = (model.title, model.image)
        },
        .image("selectedImage", \.selectedImage),
        .text("badgeValue", \.badgeValue), .color("badgeColor", \.badgeColor),
    ]

    private static let systemTabs: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}
