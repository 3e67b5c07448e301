/// What a cell or another view shows, as a value: it makes the view that shows it and adapts to states.
public protocol UIContentConfiguration {
    /// A view that shows this configuration. A view that supports another configuration is reused instead.
    @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView

    /// The configuration for a state: what the app set stays, the rest follows the state and its traits.
    func updated(for state: any UIConfigurationState) -> Self
}
