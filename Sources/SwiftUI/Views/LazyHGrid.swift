public import Foundation

/// Views in rows, column by column. It is laid out whole.
@MainActor @preconcurrency
public struct LazyHGrid<Content: View>: View {
    private let rows: [GridItem]
    private let spacing: CGFloat?
    private let content: Content

    /// - Parameters:
    ///   - alignment: Of low rows in the room that there is.
    ///   - spacing: Between columns, points; `nil` is the system's.
    ///   - pinnedViews: Changes nothing in a picture.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.spacing = spacing
        self.content = content()
    }

    public var body: some View {
        ColumnLayout(columns: rows, spacing: spacing, isTurned: true) { content }
    }
}
