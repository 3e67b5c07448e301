public import Foundation

/// Views one below the other.
@MainActor @preconcurrency
public struct VStack<Content: View>: View, NodeSource {
    public typealias Body = Never
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// - Parameter spacing: Between neighbours, points; `nil` leaves it to them.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        [
            StackNode(
                content.nodes(environment.insideRow), axis: .vertical, spacing: spacing, alignment: alignment.key,
                isRightToLeft: environment.layoutDirection == .rightToLeft)
        ]
    }
}
