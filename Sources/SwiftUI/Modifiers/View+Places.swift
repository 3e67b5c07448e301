import UIKit

extension View {
    /// Of views in front of one another, greater ones are further in front.
    public func zIndex(_ value: Double) -> some View { wrapped { node, _ in ZIndexNode(node, value) } }

    /// Names the view's space for readers of geometry inside.
    public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
        coordinateSpace(NamedCoordinateSpace(name))
    }
    /// Names the view's space for readers of geometry inside.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        SpacedView(content: self, space: name.coordinateSpace)
    }

    /// Lets the view reach beyond the safe area where it ends at its edge.
    /// - Parameter regions: Changes nothing in a picture.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        wrapped { node, _ in BeyondSafeAreaNode(node, edges) }
    }
    /// Lets the view reach beyond the safe area where it ends at its edge.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

/// Kinds of safe areas.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// A view whose space has a name.
private struct SpacedView<Content: View>: View, NodeSource {
    typealias Body = Never
    let content: Content
    let space: CoordinateSpace

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let record = SpaceRecord(space)
        var inner = environment
        inner[storage: \.live].spaces.insert(record, at: 0)
        return content.nodes(inner).map { node in node.changed { CoordinateSpaceNode($0, record) } }
    }
}
