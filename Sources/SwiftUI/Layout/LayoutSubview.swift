public import Foundation

/// A view that a layout lays out.
public struct LayoutSubview: Sendable {
    let node: ViewNode
    private let places: LayoutPlaces
    private let index: Int

    init(_ node: ViewNode, _ index: Int, _ places: LayoutPlaces) {
        self.node = node
        self.index = index
        self.places = places
    }

    public var priority: Double { onMainActor { node.priority } }
    public var spacing: ViewSpacing { onMainActor { node.spacing } }
    /// What the view hands to the layout.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        onMainActor { node.layoutValue(ObjectIdentifier(key)) as? Key.Value } ?? Key.defaultValue
    }
    /// The size that the view takes of a proposal, points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        onMainActor { node.size(for: proposal) }
    }
    /// The size that the view takes of a proposal, with its guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        onMainActor { ViewDimensions(node, proposal) }
    }
    /// - Parameter position: Where the anchor of the view goes, in the space of the layout's bounds.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        onMainActor {
            let size = node.size(for: proposal)
            let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
            places.places[index] = ContainerNode.Placement(origin: origin, proposal: proposal)
        }
    }
}

/// Where a layout has put its views so far.
@MainActor
final class LayoutPlaces {
    var places: [Int: ContainerNode.Placement] = [:]
}
