public import Foundation

/// Views in columns, row by row. It is laid out whole.
@MainActor @preconcurrency
public struct LazyVGrid<Content: View>: View, NodeSource {
    public typealias Body = Never
    private let columns: [GridItem]
    private let spacing: CGFloat?
    private let content: Content

    /// - Parameters:
    ///   - alignment: Of narrow columns in the room that there is.
    ///   - spacing: Between rows, points; `nil` is the system's.
    ///   - pinnedViews: Changes nothing in a picture.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.spacing = spacing
        self.content = content()
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        var inner = environment.insideRow
        inner[storage: \.list].collectsSections = true
        let nodes = content.nodes(inner)
        let layout = ColumnLayout(columns: columns, spacing: spacing)
        guard nodes.contains(where: { $0 is SectionNode }) else {
            return [CustomLayoutNode(layout, nodes, environment)]
        }
        // Headers and footers run across all columns.
        var parts: [ViewNode] = []
        var loose: [ViewNode] = []
        func close() {
            if !loose.isEmpty { parts.append(CustomLayoutNode(layout, loose, environment)) }
            loose = []
        }
        for node in nodes {
            guard let section = node as? SectionNode else {
                loose.append(node)
                continue
            }
            close()
            parts += section.header
            loose = section.rows
            close()
            parts += section.footer
        }
        close()
        return [
            StackNode(
                parts, axis: .vertical, spacing: spacing ?? ColumnLayout.standardSpacing,
                alignment: HorizontalAlignment.center.key,
                isRightToLeft: environment.layoutDirection == .rightToLeft)
        ]
    }
}
