/// Controls that belong together: side by side. In menus, which no picture shows, they are rows of icons.
@MainActor @preconcurrency
public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: (any View)?

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = nil
    }
    /// - Parameter label: Shown by styles alone.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
        self.content = content()
        self.label = label()
    }
    /// - Parameter titleKey: Shown by styles alone.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// - Parameter titleKey: Shown by styles alone.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    public var body: some View { StyledControls(content: content, label: label) }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The controls that a style is asked to show.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        content = configuration.content
        label = configuration.label
    }
}

/// Controls in the style of the environment.
private struct StyledControls: View, NodeSource {
    typealias Body = Never
    let content: any View
    let label: (any View)?

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        guard let style = environment[storage: \.control.controlGroupStyle] else {
            return HStack { AnyView(erasing: content) }.nodes(environment)
        }
        var inner = environment
        inner[storage: \.control.controlGroupStyle] = nil
        let configuration = ControlGroupStyleConfiguration(
            content: .init(content: content), label: .init(content: label ?? EmptyView()))
        return environment.asCurrent { style.erasedBody(configuration) }.nodes(inner)
    }
}

/// What controls that belong together look like.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// What the controls are made of.
    associatedtype Body: View
    /// The controls.
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension ControlGroupStyle {
    @MainActor func erasedBody(_ configuration: ControlGroupStyleConfiguration) -> any View {
        makeBody(configuration: configuration)
    }
}

/// Controls that belong together.
@MainActor @preconcurrency
public struct ControlGroupStyleConfiguration {
    public let content: Content
    public let label: Label

    /// The controls.
    @MainActor @preconcurrency
    public struct Content: View, NodeSource {
        public typealias Body = Never
        let content: any View
        func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
    }

    /// What the controls are for.
    @MainActor @preconcurrency
    public struct Label: View, NodeSource {
        public typealias Body = Never
        let content: any View
        func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
    }
}

/// The system's style: side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// As in navigation bars. Drawn as the system's style.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// A menu that opens from a button with the label.
public struct MenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu(content: { configuration.content }, label: { configuration.label })
    }
}

/// In menus, small. Drawn as the system's style.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// A row of choices, in menus. Drawn as the system's style.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: Self { .init() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: Self { .init() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: Self { .init() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: Self { .init() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    public static var palette: Self { .init() }
}

extension View {
    public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
        inEnvironment { $0[storage: \.control.controlGroupStyle] = style }
    }
}
