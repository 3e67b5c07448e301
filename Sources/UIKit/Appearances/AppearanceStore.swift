import Foundation

/// The looks that an app has set for whole classes.
@MainActor
package enum AppearanceStore {
    private struct Entry {
        let proxy: UIView
        let containers: [any UIAppearanceContainer.Type]
        /// Of a view of the class that nobody has set it on.
        let background: UIColor?
        let isMeant: (UIView) -> Bool
    }
    /// Those that views of the system have where nobody has set one.
    private static let plainBackgrounds: [UIColor?] = [nil, .systemBackground, .systemGroupedBackground]
    private static var entries: [Entry] = []
    private static var itemProxies: [ObjectIdentifier: UIBarItem] = [:]

    /// The one object that looks of a class are set on.
    static func proxy<View: UIView>(
        of type: View.Type, in containers: [any UIAppearanceContainer.Type], _ make: () -> View?
    ) -> View {
        let names = containers.map { ObjectIdentifier($0) }
        for entry in entries where entry.containers.map({ ObjectIdentifier($0) }) == names {
            if Swift.type(of: entry.proxy) == type, let proxy = entry.proxy as? View { return proxy }
        }
        guard let proxy = make() else { fatalError("\(type) cannot be made: its init(coder:) gives nil") }
        entries.append(Entry(proxy: proxy, containers: containers, background: proxy.backgroundColor) { $0 is View })
        // Those that say more of where they hold win.
        entries.sort { $0.containers.count > $1.containers.count }
        return proxy
    }

    static func itemProxy<Item: UIBarItem>(of type: Item.Type, _ make: () -> Item?) -> Item {
        if let proxy = itemProxies[ObjectIdentifier(type)] as? Item { return proxy }
        guard let proxy = make() else { fatalError("\(type) cannot be made: its init(coder:) gives nil") }
        itemProxies[ObjectIdentifier(type)] = proxy
        return proxy
    }

    /// What an item takes its looks from; `nil` is nothing.
    static func look(of item: UIBarItem) -> UIBarItem? {
        guard !itemProxies.isEmpty else { return nil }
        let proxy =
            itemProxies[ObjectIdentifier(type(of: item))]
            ?? itemProxies[ObjectIdentifier(item is UITabBarItem ? UITabBarItem.self : UIBarButtonItem.self)]
            ?? itemProxies[ObjectIdentifier(UIBarItem.self)]
        return proxy === item ? nil : proxy
    }

    /// Gives a view that comes into a window what it has not set itself.
    static func apply(to view: UIView) {
        for entry in entries where entry.isMeant(view) && entry.proxy !== view {
            guard isInside(entry.containers, view) else { continue }
            for table in AppearanceTable.all { table.copy(entry.proxy, view) }
            if let color = entry.proxy.backgroundColor, color != entry.background,
                Self.plainBackgrounds.contains(view.backgroundColor)
            {
                view.backgroundColor = color
            }
        }
    }

    /// Whether a view is inside an object of the first class, that inside one of the second, and so on.
    private static func isInside(_ containers: [any UIAppearanceContainer.Type], _ view: UIView) -> Bool {
        var rest = containers[...]
        var responder = view.next
        while let wanted = rest.first, let current = responder {
            if isInstance(current, of: wanted) { rest = rest.dropFirst() }
            responder = current.next
        }
        return rest.isEmpty
    }

    private static func isInstance<Container: UIAppearanceContainer>(
        _ object: AnyObject, of type: Container.Type
    ) -> Bool { object is Container }

    /// Forgets all, so that one test does not see what another has set.
    package static func removeAll() {
        entries = []
        itemProxies = [:]
    }
}
