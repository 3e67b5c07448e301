import Foundation

/// An item or group made ready for solving: custom frames asked for, and what can be known about the subtree known.
final class NodePlan: Sendable {
    let size: SizeSpec
    let insets: DirectionalInsets
    let edges: EdgeSpacingSpec
    let supplementaries: [SupplementarySpec]
    /// `nil` for an item.
    let content: GroupContent?

    /// Some item below, or this one, is to be measured.
    let hasEstimates: Bool
    /// How many items a group holds depends on their measured sizes.
    let isVariable: Bool
    /// This node or one below has supplementaries.
    let hasSupplementaries: Bool

    /// Groups nested deeper than this hold nothing. Nobody nests groups so deep, and the recursion has to end.
    static let deepestNesting = 24

    convenience init(group: GroupSpec, container: Extent, pixels: Pixels) {
        self.init(.group(group), container: container, pixels: pixels, depth: 0)
    }

    private init(_ node: NodeSpec, container: Extent, pixels: Pixels, depth: Int) {
        switch node {
        case .item(let item):
            (size, insets, edges) = (item.size, item.insets, item.edgeSpacing)
            supplementaries = item.supplementaries
            content = nil
            hasEstimates = item.size.width.isEstimated || item.size.height.isEstimated
            isVariable = false
            hasSupplementaries = !item.supplementaries.isEmpty
        case .group(let group):
            (size, insets, edges) = (group.size, group.insets, group.edgeSpacing)
            supplementaries = group.supplementaries
            let content = GroupContent(group, container: container, pixels: pixels, depth: depth)
            self.content = content
            hasEstimates = content.children.contains(where: \.hasEstimates)
            hasSupplementaries =
                !group.supplementaries.isEmpty || content.children.contains(where: \.hasSupplementaries)
            isVariable =
                content.children.contains(where: \.isVariable)
                || (content.repetition == .filling && !group.size[content.axis].isEstimated
                    && content.children.contains { $0.size[content.axis].isEstimated })
        }
    }

    /// The axes with estimated dimensions.
    var estimated: AxisSet {
        var axes = AxisSet()
        if size.width.isEstimated { axes.insert(Axis.horizontal) }
        if size.height.isEstimated { axes.insert(Axis.vertical) }
        return axes
    }

    // MARK: Sides that all groups of a section share

    /// The sides of an outermost group that are uniform and can be shared by all groups of the section.
    ///
    /// A shared side changes what fractions come to. Where that could change how many items a group holds, nothing is
    /// shared: the groups would have to be found anew for every new length.
    var sharedAxes: [Axis] {
        let uniform = [Axis.horizontal, .vertical].filter { size[$0].isUniform }
        guard !uniform.isEmpty, !isVariable, !hasCounts(dependingOn: uniform) else { return [] }
        return uniform
    }

    private func hasCounts(dependingOn axes: [Axis]) -> Bool {
        guard hasCount(where: { _, _ in true }) else { return false }
        return hasCount { node, run in axes.contains(run) && !node.size[run].isAbsolute }
            || hasFraction(across: axes)
    }

    /// Some group fills a length that is not estimated, and the condition holds for it and its axis.
    private func hasCount(where holds: (NodePlan, Axis) -> Bool) -> Bool {
        guard let content else { return false }
        let fills = content.repetition == .filling && !size[content.axis].isEstimated && content.customItems == nil
        return (fills && holds(self, content.axis)) || content.children.contains { $0.hasCount(where: holds) }
    }

    /// Some side is a fraction of the other axis, and that is one of `axes`.
    private func hasFraction(across axes: [Axis]) -> Bool {
        axes.contains { size[$0.other].isFraction(of: $0) }
            || content?.children.contains { $0.hasFraction(across: axes) } == true
    }

    /// The children of a group, empty beyond the deepest nesting.
    fileprivate static func children(
        _ nodes: [NodeSpec], container: Extent, pixels: Pixels, depth: Int
    ) -> [NodePlan] {
        guard depth < deepestNesting else { return [] }
        return nodes.map { NodePlan($0, container: container, pixels: pixels, depth: depth + 1) }
    }
}

/// What a group does with its subitems.
struct GroupContent: Sendable {
    let axis: Axis
    let children: [NodePlan]
    let repetition: GroupSpec.Repetition
    let spacing: SpacingSpec
    /// The frames of a custom group, which has no children.
    let customItems: [GroupSpec.CustomItem]?

    fileprivate init(_ group: GroupSpec, container: Extent, pixels: Pixels, depth: Int) {
        repetition = group.repetition
        spacing = group.spacing
        switch group.arrangement {
        case .horizontal(let nodes):
            axis = .horizontal
            children = NodePlan.children(nodes, container: container, pixels: pixels, depth: depth)
            customItems = nil
        case .vertical(let nodes):
            axis = .vertical
            children = NodePlan.children(nodes, container: container, pixels: pixels, depth: depth)
            customItems = nil
        case .custom(let provide):
            axis = .vertical
            children = []
            customItems = provide(group.size.resolved(in: container, pixels).cgSize)
        }
    }

    /// Some child's breadth is a fraction of the group's length, so that its count is fixed before its size is
    /// (uikit-rules §10.4).
    var hasBreadthByLength: Bool {
        children.contains { $0.size[axis.other].isFraction(of: axis) }
    }
}
