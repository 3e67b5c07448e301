/// The parts of a button.
@MainActor @preconcurrency
public struct ButtonStyleConfiguration {
    public let role: ButtonRole?
    public let label: Label
    /// Nobody presses buttons in a picture.
    public let isPressed = false

    /// A button's label.
    @MainActor @preconcurrency
    public struct Label: View, NodeSource {
        public typealias Body = Never
        let content: any View
        func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
    }
}
