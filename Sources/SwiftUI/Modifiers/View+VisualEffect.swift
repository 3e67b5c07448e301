extension View {
    /// Changes the look by the view's size and place.
    public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        wrapped { node, environment in
            VisualEffectNode(node, environment) { effect(EmptyVisualEffect(), $0)._steps }
        }
    }

    /// Changes the look as the view comes and goes. A picture is at rest: every view is drawn as one that is there.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }
    /// Changes the look as the view comes and goes. A picture is at rest: every view is drawn as one that is there.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        visualEffect { content, _ in transition(content, .identity) }
    }
}

/// How far a view has come into what scrolls.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }
    /// -1 before it is there, 0 while it is, 1 after.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view comes and goes. No effect on a picture.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
    public static let interactive = ScrollTransitionConfiguration()
    public static let animated = ScrollTransitionConfiguration()
    public static let identity = ScrollTransitionConfiguration()
    public static func interactive(timingCurve: Animation) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration()
    }
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration()
    }
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

    /// How much of a view is to be seen before it counts as there. No effect on a picture.
    public struct Threshold: Hashable, Sendable {
        public static let visible = Threshold()
        public static let hidden = Threshold()
        public static let centered = Threshold()
        public static func visible(_ amount: Double) -> Threshold { Threshold() }
        public func inset(by distance: Double) -> Threshold { self }
    }
}
