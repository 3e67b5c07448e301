import UIKit

/// A space between views of a bar, which ends a group of buttons.
@MainActor @preconcurrency
public struct ToolbarSpacer: ToolbarContent, ToolbarSource {
    public typealias Body = Never
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    func entries(_ environment: EnvironmentValues) -> [ToolbarEntry] {
        [ToolbarEntry(placement: placement, node: SpacerNode(least: nil, isFixed: sizing == .fixed))]
    }
}
