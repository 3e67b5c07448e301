public import Foundation

/// A horizontal stack. It is laid out whole, as there is nothing to scroll in a hosted view.
@MainActor @preconcurrency
public struct LazyHStack<Content: View>: View {
    private let stack: HStack<Content>

    /// - Parameter pinnedViews: Changes nothing in a picture.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        stack = HStack(alignment: alignment, spacing: spacing, content: content)
    }

    public var body: some View { stack }
}
