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

/// Pages, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
    /// Whether there are dots.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String
        /// Where there is more than one page.
        public static let automatic = IndexDisplayMode(name: "automatic")
        public static let always = IndexDisplayMode(name: "always")
        public static let never = IndexDisplayMode(name: "never")
    }

    let indexDisplayMode: IndexDisplayMode
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
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
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: Self { .init() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
        .init(indexDisplayMode: indexDisplayMode)
    }
}

/// What the dots of pages look like. The styles are those of the framework.
public protocol IndexViewStyle: Sendable {}

/// Dots.
public struct PageIndexViewStyle: IndexViewStyle {
    /// Whether there is something behind the dots.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String
        /// Drawn as `never`.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// Drawn as `never`.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        public static let always = BackgroundDisplayMode(name: "always")
        public static let never = BackgroundDisplayMode(name: "never")
    }

    let backgroundDisplayMode: BackgroundDisplayMode
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: Self { .init() }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
        .init(backgroundDisplayMode: backgroundDisplayMode)
    }
}

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
