import DisplayLists
import Foundation
import UIKit

/// Content that may be larger than the room that there is. A picture shows where it begins, unless there is a default
/// anchor.
@MainActor @preconcurrency
public struct ScrollView<Content: View>: View, NodeSource {
    public typealias Body = Never
    public var content: Content
    public var axes: Axis.Set
    /// No effect on a picture.
    public var showsIndicators: Bool

    /// - Parameter showsIndicators: No effect on a picture.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let values = environment[storage: \.list].scrolling
        var inner = environment.insideRow
        inner[storage: \.list.scrolling] = values.inside
        let margins = environment[storage: \.list].contentMargins.applied(to: EdgeInsets())
        inner[storage: \.list].contentMargins = HostedMargins()
        let space = SpaceRecord(.named(ScrollSpaceName()))
        inner[storage: \.live].spaces.insert(space, at: 0)
        return [CoordinateSpaceNode(ScrollNode(PaddingNode(content.node(inner), margins), axes, values), space)]
    }
}
