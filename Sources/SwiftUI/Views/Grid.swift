public import Foundation

/// Rows of views whose columns stand below one another.
@MainActor @preconcurrency
public struct Grid<Content: View>: View, NodeSource {
    public typealias Body = Never
    private let alignment: Alignment
    private let horizontal: CGFloat?
    private let vertical: CGFloat?
    private let content: Content

    /// - Parameters:
    ///   - horizontalSpacing: Between columns, points; `nil` is the system's.
    ///   - verticalSpacing: Between rows, points; `nil` is the system's.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        horizontal = horizontalSpacing
        vertical = verticalSpacing
        self.content = content()
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        [
            GridNode(
                content.nodes(environment).map(GridNode.Row.init), alignment, horizontal: horizontal,
                vertical: vertical, isRightToLeft: environment.layoutDirection == .rightToLeft)
        ]
    }
}

extension View {
    /// Lets a cell of a grid reach over several columns.
    public func gridCellColumns(_ count: Int) -> some View {
        wrapped { node, _ in GridSpanNode(node, min(max(1, count), 10_000)) }
    }
    /// How cells of the column stand in it.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        wrapped { node, _ in GridPlaceNode(node, column: guide) }
    }
    /// Where the cell stands in its room.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        wrapped { node, _ in GridPlaceNode(node, anchor: anchor) }
    }
    /// Lets a cell of a grid have no part in how large its column or row is.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        wrapped { node, _ in GridUnsizedNode(node, axes) }
    }
}
