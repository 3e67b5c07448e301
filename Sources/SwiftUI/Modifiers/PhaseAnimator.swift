/// A view that goes through phases. A picture shows the first.
@MainActor @preconcurrency
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phase: Phase?
    private let content: (Phase) -> Content

    /// - Parameters:
    ///   - phases: Without any, there is nothing to see.
    ///   - trigger: No effect on a picture.
    ///   - animation: No effect on a picture.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, content: content, animation: animation)
    }
    /// - Parameters:
    ///   - phases: Without any, there is nothing to see.
    ///   - animation: No effect on a picture.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        phase = phases.first { _ in true }
        self.content = content
    }

    public var body: some View {
        if let phase { content(phase) }
    }
}

/// The view that is animated.
@MainActor @preconcurrency
public struct PlaceholderContentView<Value>: View, NodeSource {
    public typealias Body = Never
    private let content: any View

    init(_ content: any View) { self.content = content }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
}

extension View {
    /// Shows the view in the first of the phases.
    /// - Parameters:
    ///   - trigger: No effect on a picture.
    ///   - animation: No effect on a picture.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        phaseAnimator(phases, content: content, animation: animation)
    }
    /// Shows the view in the first of the phases.
    /// - Parameter animation: No effect on a picture.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }
}
