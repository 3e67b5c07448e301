/// Runs the closure: a picture shows what is at rest.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

extension View {
    /// No effect on a picture.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }
    /// No effect on a picture.
    public func animation(_ animation: Animation?) -> some View { self }
    /// No effect on a picture.
    public func transition(_ transition: AnyTransition) -> some View { self }
    /// No effect on a picture.
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
    /// No effect on a picture.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    /// No effect on a picture.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
    /// No effect on a picture.
    public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    /// No effect on a picture.
    public func navigationTransition(_ transition: NavigationTransition) -> some View { self }
    /// No effect on a picture.
    public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View { self }
    /// No effect on a picture.
    public func symbolEffect<Value: Equatable>(_ effect: SymbolEffect, value: Value) -> some View { self }
}

/// How a text or symbol becomes another one. No effect on a picture.
public struct ContentTransition: Equatable, Sendable {
    public static let identity = ContentTransition()
    public static let interpolate = ContentTransition()
    public static let opacity = ContentTransition()
    public static let symbolEffect = ContentTransition()
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
    public static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition { ContentTransition() }
    public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// How one screen becomes another one. No effect on a picture.
public struct NavigationTransition: Sendable {
    public static let automatic = NavigationTransition()
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition {
        NavigationTransition()
    }
}

/// What moves in a symbol. No effect on a picture.
public struct SymbolEffect: Hashable, Sendable {
    private let name: String
    public static let replace = SymbolEffect(name: "replace")
    public static let appear = SymbolEffect(name: "appear")
    public static let disappear = SymbolEffect(name: "disappear")
    public static let automatic = SymbolEffect(name: "automatic")
    public static let bounce = SymbolEffect(name: "bounce")
    public static let pulse = SymbolEffect(name: "pulse")
    public static let variableColor = SymbolEffect(name: "variableColor")
    public static let scale = SymbolEffect(name: "scale")
    public static let wiggle = SymbolEffect(name: "wiggle")
    public static let rotate = SymbolEffect(name: "rotate")
    public static let breathe = SymbolEffect(name: "breathe")
}

/// What of a view goes over to another one. No effect on a picture.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Names that mean the same view in two places. No effect on a picture.
@propertyWrapper
public struct Namespace: DynamicProperty {
    public init() {}
    public var wrappedValue: ID { ID() }

    /// A set of names. No effect on a picture.
    public struct ID: Hashable, Sendable {}
}
