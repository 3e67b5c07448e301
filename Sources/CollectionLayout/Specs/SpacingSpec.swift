/// Space between items, or at an edge of one.
package enum SpacingSpec: Hashable, Sendable {
    case fixed(Double)
    /// At least this much; takes its share of the room that is left over.
    case flexible(Double)

    package static let zero = SpacingSpec.fixed(0)

    /// The length before anything left over is shared out.
    var minimum: Double {
        switch self {
        case .fixed(let length), .flexible(let length): length.tamed
        }
    }

    var isFlexible: Bool {
        if case .flexible = self { true } else { false }
    }
}

/// Space around the outside of an item or group. Edges that declare nothing count as none.
package struct EdgeSpacingSpec: Hashable, Sendable {
    package var leading: SpacingSpec
    package var top: SpacingSpec
    package var trailing: SpacingSpec
    package var bottom: SpacingSpec

    package static let zero = EdgeSpacingSpec()

    package init(
        leading: SpacingSpec? = nil, top: SpacingSpec? = nil, trailing: SpacingSpec? = nil, bottom: SpacingSpec? = nil
    ) {
        self.leading = leading ?? .zero
        self.top = top ?? .zero
        self.trailing = trailing ?? .zero
        self.bottom = bottom ?? .zero
    }

    func start(_ axis: Axis) -> SpacingSpec { axis == .horizontal ? leading : top }
    func end(_ axis: Axis) -> SpacingSpec { axis == .horizontal ? trailing : bottom }
    func minimum(_ axis: Axis) -> Double { start(axis).minimum + end(axis).minimum }
    func isFlexible(_ axis: Axis) -> Bool { start(axis).isFlexible || end(axis).isFlexible }
}
