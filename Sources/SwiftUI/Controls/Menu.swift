/// A button that opens a menu, which no picture shows.
@MainActor @preconcurrency
public struct Menu<Title: View, Content: View>: View {
    private let label: Title

    /// - Parameter content: What is in the menu. It is not called.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) { self.label = label() }

    public var body: some View { StyledMenu(label: label) }
}

/// The button of a menu, in the style of the environment.
private struct StyledMenu: View, NodeSource {
    typealias Body = Never
    let label: any View

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        guard let style = environment[storage: \.control.menuStyle] else {
            return Button(action: {}, label: { AnyView(erasing: label) }).nodes(environment)
        }
        var inner = environment
        inner[storage: \.control.menuStyle] = nil
        let configuration = MenuStyleConfiguration(label: .init(content: label), content: .init())
        return environment.asCurrent { style.erasedBody(configuration) }.nodes(inner)
    }
}

extension Menu where Title == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style is asked to show.
    public init(_ configuration: MenuStyleConfiguration) { label = configuration.label }
}

extension Menu where Title == Text {
    /// - Parameters:
    ///   - content: What is in the menu. It is not called.
    ///   - primaryAction: It is not called.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { label = Text(titleKey) }
    /// - Parameters:
    ///   - content: What is in the menu. It is not called.
    ///   - primaryAction: It is not called.
    @_disfavoredOverload
    public init<Words: StringProtocol>(
        _ title: Words, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { label = Text(title) }
}

extension Menu where Title == Label<Text, Image> {
    /// - Parameters:
    ///   - content: What is in the menu. It is not called.
    ///   - primaryAction: It is not called.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) { label = Label(titleKey, systemImage: systemImage) }
    /// - Parameter content: What is in the menu. It is not called.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        label = Label(titleKey, image: image)
    }
}

extension Menu {
    /// - Parameter content: What is in the menu. It is not called.
    public init(label: Title, @ViewBuilder content: () -> Content) { self.label = label }
}

extension Menu where Title == Text {
    /// - Parameter content: What is in the menu. It is not called.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { label = Text(titleKey) }
    /// - Parameter content: What is in the menu. It is not called.
    @_disfavoredOverload
    public init<Words: StringProtocol>(_ title: Words, @ViewBuilder content: () -> Content) { label = Text(title) }
}

extension Menu where Title == Label<Text, Image> {
    /// - Parameter content: What is in the menu. It is not called.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        label = Label(titleKey, systemImage: systemImage)
    }
}

extension Menu where Title == Label<Text, Image> {
    /// - Parameter content: What is in the menu. It is not called.
    @_disfavoredOverload
    public init<Words: StringProtocol>(_ title: Words, systemImage: String, @ViewBuilder content: () -> Content) {
        label = Label(title, systemImage: systemImage)
    }
}

extension Menu {
    /// - Parameters:
    ///   - content: What is in the menu. It is not called.
    ///   - primaryAction: It is not called.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title, primaryAction: @escaping () -> Void
    ) { self.label = label() }
}

/// In which order a menu has its rows. No effect on a picture.
public enum MenuOrder: Hashable, Sendable {
    case automatic, fixed, priority
}

/// Whether a menu goes away when something in it is chosen. No effect on a picture.
public enum MenuActionDismissBehavior: Hashable, Sendable {
    case automatic, enabled, disabled
}

extension View {
    /// No effect on a picture.
    public func menuOrder(_ order: MenuOrder) -> some View { self }
    /// Buttons that open a menu have no sign of it on phones. No effect on a picture.
    public func menuIndicator(_ visibility: Visibility) -> some View { self }
    /// No effect on a picture.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
