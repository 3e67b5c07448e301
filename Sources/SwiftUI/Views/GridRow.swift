/// A row of a grid: each view is in a column of its own.
@MainActor @preconcurrency
public struct GridRow<Content: View>: View, NodeSource {
    public typealias Body = Never
    private let alignment: VerticalAlignment?
    private let content: Content

    /// - Parameter alignment: `nil` is the grid's.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        [
            GridRowNode(
                content.nodes(environment), alignment, isRightToLeft: environment.layoutDirection == .rightToLeft)
        ]
    }
}
