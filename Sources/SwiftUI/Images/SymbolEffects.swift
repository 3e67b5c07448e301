// What moves in a symbol. A picture shows what is at rest: only whether the symbol is there at all.

/// What moves in a symbol. No effect on a picture.
public protocol SymbolEffect: Hashable, Sendable {
    /// Whether a symbol is not seen as long as the effect lasts.
    var _hidesSymbol: Bool { get }
}

extension SymbolEffect {
    public var _hidesSymbol: Bool { false }
}

/// What moves as long as it is on.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// What moves when a value changes. No effect on a picture.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// How a symbol becomes another one. No effect on a picture.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
/// How a symbol comes and goes. No effect on a picture.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// How often and how fast something moves. No effect on a picture.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How something is repeated. No effect on a picture.
    public struct RepeatBehavior: Hashable, Sendable {
        public static let continuous = RepeatBehavior()
        public static let periodic = RepeatBehavior()
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
    }
    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    public var repeating: SymbolEffectOptions { self }
    public var nonRepeating: SymbolEffectOptions { self }
    public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// A symbol comes into sight. No effect on a picture.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// A symbol goes out of sight.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var _hidesSymbol: Bool { true }
}

/// The system's effect. No effect on a picture.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {}

/// A symbol jumps. No effect on a picture.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// A symbol grows fainter and stronger. No effect on a picture.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// The parts of a symbol light up. No effect on a picture.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var iterative: Self { self }
    public var cumulative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
    public var hideInactiveLayers: Self { self }
    public var dimInactiveLayers: Self { self }
}

/// A symbol is larger or smaller as long as it lasts. Not drawn yet.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// A symbol shakes. No effect on a picture.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
    public var left: Self { self }
    public var right: Self { self }
    public var up: Self { self }
    public var down: Self { self }
    public var forward: Self { self }
    public var backward: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public func custom(angle: Double) -> Self { self }
}

/// A symbol turns. No effect on a picture.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// A symbol swells and shrinks. No effect on a picture.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var plain: Self { self }
    public var pulse: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// A symbol gives way to another one. No effect on a picture.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
    public var downUp: Self { self }
    public var upUp: Self { self }
    public var offUp: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    /// What both symbols have stays. No effect on a picture.
    public struct MagicReplace: ContentTransitionSymbolEffect {}
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }
}

/// A symbol is drawn; it is not seen as long as the effect is on.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var individually: Self { self }
    public var _hidesSymbol: Bool { true }
}

/// A symbol is taken away as it was drawn.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var individually: Self { self }
    public var reversed: Self { self }
    public var nonReversed: Self { self }
    public var _hidesSymbol: Bool { true }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: Self { .init() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: Self { .init() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: Self { .init() }
}
extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: Self { .init() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: Self { .init() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: Self { .init() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: Self { .init() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
    public static var wiggle: Self { .init() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: Self { .init() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    public static var breathe: Self { .init() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: Self { .init() }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
    public static var drawOn: Self { .init() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
    public static var drawOff: Self { .init() }
}

extension View {
    /// Symbols that an effect has taken out of sight are not drawn. Others are drawn at rest.
    /// - Parameters:
    ///   - options: No effect on a picture.
    ///   - isActive: Whether the effect is on.
    public func symbolEffect(
        _ effect: some IndefiniteSymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        inEnvironment { if isActive, effect._hidesSymbol { $0[storage: \.style.images.areSymbolsHidden] = true } }
    }
    /// No effect on a picture.
    public func symbolEffect<Value: Equatable>(
        _ effect: some DiscreteSymbolEffect, options: SymbolEffectOptions = .default, value: Value
    ) -> some View { self }
    /// Effects of views around do not reach the symbols inside.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        inEnvironment { if isEnabled { $0[storage: \.style.images.areSymbolsHidden] = false } }
    }
    /// How the parts of a symbol that fills up are shown. Not drawn yet.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
    /// Whether a symbol's colours run into one another. Not drawn yet.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
}

/// How the parts of a symbol that fills up are shown. Not drawn yet.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String
    public static let color = SymbolVariableValueMode(name: "color")
    public static let draw = SymbolVariableValueMode(name: "draw")
}

/// Whether a symbol's colours run into one another. Not drawn yet.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String
    public static let flat = SymbolColorRenderingMode(name: "flat")
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}
