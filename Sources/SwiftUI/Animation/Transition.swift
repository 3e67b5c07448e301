public import Foundation

/// How a view comes into sight and goes, of an app's own. A picture shows a view that is there.
@MainActor @preconcurrency
public protocol Transition {
    /// What becomes of the view.
    associatedtype Body: View
    /// The view that comes and goes.
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
    /// No effect on a picture.
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }
    /// A view in a phase.
    public func apply<Changed: View>(content: Changed, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content), phase: phase)
    }
    /// This transition and another one.
    public func combined<Other: Transition>(with other: Other) -> some Transition {
        JoinedTransition(first: self, second: other)
    }
    /// No effect on a picture.
    public func animation(_ animation: Animation?) -> some Transition { self }
}

/// How far a view has come into sight.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }
    /// -1 before it is there, 0 while it is, 1 after.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// Whether a transition moves. No effect on a picture.
public struct TransitionProperties: Sendable {
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

private struct JoinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second
    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

/// Nothing moves.
public struct IdentityTransition: Transition {
    public nonisolated init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view grows stronger.
public struct OpacityTransition: Transition {
    public nonisolated init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A view grows larger.
public struct ScaleTransition: Transition {
    public var scale: Double
    public var anchor: UnitPoint
    public nonisolated init(_ scale: Double = 0, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// A view comes from an edge. At rest it is as it is.
public struct MoveTransition: Transition {
    public var edge: Edge
    public nonisolated init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view comes from one edge and goes to the other. At rest it is as it is.
public struct PushTransition: Transition {
    public var edge: Edge
    public nonisolated init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view comes from the leading edge and goes to the other. At rest it is as it is.
public struct SlideTransition: Transition {
    public nonisolated init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view comes from somewhere near.
public struct OffsetTransition: Transition {
    public var offset: CGSize
    public nonisolated init(_ offset: CGSize) { self.offset = offset }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// A view comes out of a blur. At rest it is as it is.
public struct BlurReplaceTransition: Transition {
    /// Which way it grows.
    public struct Configuration: Hashable, Sendable {
        private let name: String
        public static let downUp = Configuration(name: "downUp")
        public static let upUp = Configuration(name: "upUp")
    }
    public var configuration: Configuration
    public nonisolated init(configuration: Configuration) { self.configuration = configuration }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view comes in one way and goes in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    public var insertion: Insertion
    public var removal: Removal
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(content: content, phase: phase)
    }
}

extension Transition where Self == IdentityTransition {
    public static var identity: Self { .init() }
}
extension Transition where Self == OpacityTransition {
    public static var opacity: Self { .init() }
}
extension Transition where Self == ScaleTransition {
    public static var scale: Self { .init() }
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { .init(scale, anchor: anchor) }
}
extension Transition where Self == MoveTransition {
    public static func move(edge: Edge) -> Self { .init(edge: edge) }
}
extension Transition where Self == PushTransition {
    public static func push(from edge: Edge) -> Self { .init(edge: edge) }
}
extension Transition where Self == SlideTransition {
    public static var slide: Self { .init() }
}
extension Transition where Self == OffsetTransition {
    public static func offset(_ offset: CGSize) -> Self { .init(offset) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { .init(CGSize(width: x, height: y)) }
}
extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: Self { .init(configuration: .downUp) }
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> Self {
        .init(configuration: configuration)
    }
}

extension View {
    /// The view as it is when it is there.
    public func transition<Way: Transition>(_ transition: Way) -> some View {
        transition.apply(content: self, phase: .identity)
    }
}

/// What a view looks like that another screen grows out of. No effect on a picture.
public protocol MatchedTransitionSourceConfiguration {}

/// Nothing is said about what a view looks like that another screen grows out of. No effect on a picture.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
    /// No effect on a picture.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
    /// No effect on a picture.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
    /// No effect on a picture.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}
