import UIKit

/// Several views in a place of a bar.
@MainActor @preconcurrency
public struct ToolbarItemGroup<Content: View>: ToolbarContent, ToolbarSource {
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    func entries(_ environment: EnvironmentValues) -> [ToolbarEntry] {
        content.nodes(environment).map { ToolbarEntry(placement: placement, node: $0) }
    }
}
