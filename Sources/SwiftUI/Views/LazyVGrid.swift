public import Foundation

/// Views in columns, row by row. It is laid out whole.
@MainActor @preconcurrency
public struct LazyVGrid<Content: View>: View {
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

    public var body: some View {
        ColumnLayout(columns: columns, spacing: spacing) { content }
    }
}
