import Foundation

/// Nodes laid out by an app's own layout.
@MainActor
final class CustomLayoutNode<Way: Layout>: ContainerNode {
    private let layout: Way
    private let direction: LayoutDirection
    private let places = LayoutPlaces()
    private let subviews: LayoutSubviews
    private var cache: Way.Cache

    init(_ layout: Way, _ children: [ViewNode], _ environment: EnvironmentValues) {
        self.layout = layout
        direction = environment.layoutDirection
        let places = places
        subviews = LayoutSubviews(
            children.enumerated().map { LayoutSubview($1, $0, places) }, environment.layoutDirection)
        cache = layout.makeCache(subviews: subviews)
        super.init(children, isRightToLeft: environment.layoutDirection == .rightToLeft)
        if let axis = Way.layoutProperties.stackOrientation { for child in children { child.enterStack(axis) } }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    override var spacing: ViewSpacing {
        var cache = cache
        return layout.spacing(subviews: subviews, cache: &cache)
    }

    private var known = ProposalTable<[Placement]>()

    override func placements(_ proposal: ProposedViewSize) -> [Placement] {
        if let found = known[proposal] { return found }
        let size = size(for: proposal)
        places.places = [:]
        layout.placeSubviews(
            in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
        // A view that is not placed is in the middle, as on the phone.
        let placements = children.indices.map { index in
            places.places[index] ?? middle(children[index], in: size, proposal)
        }
        return known.keep(placements, for: proposal)
    }

    private func middle(_ child: ViewNode, in size: CGSize, _ proposal: ProposedViewSize) -> Placement {
        let own = child.size(for: proposal)
        return Placement(
            origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: proposal)
    }

    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size(for: proposal))
        let own =
            key.axis == .horizontal
            ? layout.explicitAlignment(
                of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            : layout.explicitAlignment(
                of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return own ?? super.explicitGuide(key, proposal)
    }
}

/// A node that hands a value to the layout around it.
@MainActor
final class LayoutValueNode: WrapperNode {
    private let key: ObjectIdentifier
    private let value: any Sendable

    init(_ content: ViewNode, _ key: ObjectIdentifier, _ value: any Sendable) {
        self.key = key
        self.value = value
        super.init(content)
    }

    override func layoutValue(_ key: ObjectIdentifier) -> (any Sendable)? {
        key == self.key ? value : content.layoutValue(key)
    }
}
