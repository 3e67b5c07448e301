import UIKit

/// A view in a place of a bar.
@MainActor @preconcurrency
public struct ToolbarItem<ID, Content: View>: ToolbarContent, ToolbarSource {
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content

    func entries(_ environment: EnvironmentValues) -> [ToolbarEntry] {
        content.nodes(environment).map { ToolbarEntry(placement: placement, node: $0) }
    }
}

extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem where ID == String {
    /// - Parameter id: No effect on a picture.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}
