public import Foundation

/// Views side by side, from the leading edge.
@MainActor @preconcurrency
public struct HStack<Content: View>: View, NodeSource {
    public typealias Body = Never
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// - Parameter spacing: Between neighbours, points; `nil` leaves it to them.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        [
            StackNode(
                content.nodes(environment.insideRow), axis: .horizontal, spacing: spacing, alignment: alignment.key,
                isRightToLeft: environment.layoutDirection == .rightToLeft)
        ]
    }
}
