import Foundation

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
    private let name: String
    /// It removes something: red.
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let close = ButtonRole(name: "close")
    public static let confirm = ButtonRole(name: "confirm")
}

/// A button at rest.
@MainActor @preconcurrency
public struct Button<Content: View>: View, NodeSource {
    public typealias Body = Never
    private let role: ButtonRole?
    private let label: Content

    /// - Parameter action: Nobody presses buttons in a picture: it is not called.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Content) {
        role = nil
        self.label = label()
    }
    /// - Parameter action: Nobody presses buttons in a picture: it is not called.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Content) {
        self.role = role
        self.label = label()
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let configuration = ButtonStyleConfiguration(role: role, label: .init(content: label))
        let style = environment[storage: \.control.buttonStyle] ?? AnyButtonStyle(DefaultButtonStyle())
        let body = environment.asCurrent { style.body(configuration) }
        // A button in a style's body has the system's style.
        var inner = environment
        inner[storage: \.control.buttonStyle] = nil
        return [ButtonNode(body.node(inner), label: label, role: role, environment)]
    }
}

extension Button where Content == Text {
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Content == Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { Label(title, systemImage: systemImage) }
    }
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
    }
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Label(titleKey, image: image) }
    }
}

extension Button where Content == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is asked to show.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: {}, label: { configuration.label })
    }
}

/// What buttons look like.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// What a button is made of.
    associatedtype Body: View
    /// The parts of a button.
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What buttons look like and do.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// What a button is made of.
    associatedtype Body: View
    /// The parts of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button.
@MainActor @preconcurrency
public struct PrimitiveButtonStyleConfiguration {
    /// A button's label.
    public typealias Label = ButtonStyleConfiguration.Label
    public let role: ButtonRole?
    public let label: ButtonStyleConfiguration.Label
    /// Nobody presses buttons in a picture. No effect on a picture.
    public func trigger() {}
}

/// A button's style, of either kind.
@MainActor
struct AnyButtonStyle {
    let body: @MainActor (ButtonStyleConfiguration) -> any View
    /// Whether it is one of the system's that bars show in their own way: standing out, or not.
    let isProminent: Bool?

    init<Style: ButtonStyle>(_ style: Style) {
        isProminent = nil
        body = { style.makeBody(configuration: $0) }
    }
    init<Style: PrimitiveButtonStyle>(_ style: Style) {
        switch style {
        case is GlassProminentButtonStyle, is BorderedProminentButtonStyle: isProminent = true
        case is GlassButtonStyle: isProminent = false
        default: isProminent = nil
        }
        body = {
            style.makeBody(configuration: PrimitiveButtonStyleConfiguration(role: $0.role, label: $0.label))
        }
    }
}

extension View {
    public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        inEnvironment { $0[storage: \.control.buttonStyle] = AnyButtonStyle(style) }
    }
    public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
        inEnvironment { $0[storage: \.control.buttonStyle] = AnyButtonStyle(style) }
    }
}
