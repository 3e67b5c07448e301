/// What the buttons of menus look like.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// What the button is made of.
    associatedtype Body: View
    /// The parts of a menu.
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension MenuStyle {
    @MainActor func erasedBody(_ configuration: MenuStyleConfiguration) -> any View {
        makeBody(configuration: configuration)
    }
}

/// The parts of a menu.
@MainActor @preconcurrency
public struct MenuStyleConfiguration {
    let label: Label
    let content: Content

    /// A menu's label.
    @MainActor @preconcurrency
    public struct Label: View, NodeSource {
        public typealias Body = Never
        let content: any View
        func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
    }

    /// What is in a menu, which no picture shows.
    @MainActor @preconcurrency
    public struct Content: View, NodeSource {
        public typealias Body = Never
        func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { [] }
    }
}

/// The system's style.
public struct DefaultMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu that opens from a button.
public struct ButtonMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu that opens from a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.borderless) }
}

extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: Self { .init() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: Self { .init() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: Self { .init() }
}

extension View {
    public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
        inEnvironment { $0[storage: \.control.menuStyle] = style }
    }
}
