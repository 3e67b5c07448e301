/// A button that opens a menu, which no picture shows.
@MainActor @preconcurrency
public struct Menu<Title: View, Content: View>: View {
    private let label: Title

    /// - Parameter content: What is in the menu. It is not called.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) { self.label = label() }

    public var body: some View { Button(action: {}, label: { label }) }
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

/// Controls that belong together: side by side. In menus, which no picture shows, they are rows of icons.
@MainActor @preconcurrency
public struct ControlGroup<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { HStack { content } }
}

/// What menus look like. The styles are those of the framework. No effect on a picture.
public protocol MenuStyle: Sendable {}

/// The system's style. No effect on a picture.
public struct DefaultMenuStyle: MenuStyle {
    public init() {}
}

/// A menu that opens from a button. No effect on a picture.
public struct ButtonMenuStyle: MenuStyle {
    public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// No effect on a picture.
    public static var automatic: Self { .init() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// No effect on a picture.
    public static var button: Self { .init() }
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
    public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { self }
    /// No effect on a picture.
    public func menuOrder(_ order: MenuOrder) -> some View { self }
    /// Buttons that open a menu have no sign of it on phones. No effect on a picture.
    public func menuIndicator(_ visibility: Visibility) -> some View { self }
    /// No effect on a picture.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
