public import Foundation

/// How a view comes into sight and goes. No effect on a picture.
public struct AnyTransition: Sendable {
    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()
    public static let blurReplace = AnyTransition()
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    public init<Base: Transition>(_ transition: Base) {}
    private init() {}
    /// No effect on a picture: of a view that is there, both are at rest.
    public static func modifier<Changed: ViewModifier>(active: Changed, identity: Changed) -> AnyTransition {
        AnyTransition()
    }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> AnyTransition {
        AnyTransition()
    }
    public static func symbolEffect(
        _ effect: some TransitionSymbolEffect, options: SymbolEffectOptions = .default
    ) -> AnyTransition { AnyTransition() }
    public static var symbolEffect: AnyTransition { AnyTransition() }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
