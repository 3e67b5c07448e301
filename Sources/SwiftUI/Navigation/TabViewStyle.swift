/// How several screens are shown in one place. The styles are those of the framework.
public protocol TabViewStyle: Sendable {}

/// The system's way: a bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
}

/// A bar of tabs.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public init() {}
}

/// A bar of tabs; where there is much room a sidebar, drawn as the bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: Self { .init() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: Self { .init() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: Self { .init() }
}

/// What the dots of pages look like. The styles are those of the framework.
public protocol IndexViewStyle: Sendable {}

extension View {
    public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
        inEnvironment { $0[storage: \.control.tabStyle] = style }
    }
    public func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View {
        inEnvironment { $0[storage: \.control.indexStyle] = style }
    }
    /// No effect on a picture.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

/// When a bar of tabs gives way. No effect on a picture.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    public static let never = TabBarMinimizeBehavior(name: "never")
}
