/// Views in front of one another.
@MainActor @preconcurrency
public struct ZStack<Content: View>: View, NodeSource {
    public typealias Body = Never
    private let alignment: Alignment
    private let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        [
            OverlappingNode(
                content.nodes(environment.insideRow), alignment,
                isRightToLeft: environment.layoutDirection == .rightToLeft)
        ]
    }
}
