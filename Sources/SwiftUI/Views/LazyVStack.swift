public import Foundation

/// A vertical stack, as wide as it is offered. It is laid out whole, as there is nothing to scroll in a hosted view.
@MainActor @preconcurrency
public struct LazyVStack<Content: View>: View {
    private let alignment: HorizontalAlignment
    private let stack: VStack<Content>

    /// - Parameter pinnedViews: Changes nothing in a picture.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        stack = VStack(alignment: alignment, spacing: spacing, content: content)
    }

    public var body: some View {
        stack.frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    }
}
