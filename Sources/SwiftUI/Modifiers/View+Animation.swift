/// Runs the closure: a picture shows what is at rest.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Runs the closure and what follows it: a picture shows what is at rest.
/// - Parameters:
///   - completionCriteria: No effect on a picture.
///   - completion: Called at once. What begins itself anew again and again is left at some time.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    AnimationCompletionCriteria.follow(completion)
    return result
}

/// Runs the closure: a picture shows what is at rest.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Runs the closure: a picture shows what is at rest.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result { try body() }

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
    /// Changes of the view itself, which is what a picture shows.
    public func animation<Changed: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Changed
    ) -> some View { body(PlaceholderContentView(self)) }
    /// No effect on a picture.
    public func transaction<Value: Equatable>(
        value: Value, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { self }
    /// Changes of the view itself, which is what a picture shows.
    public func transaction<Changed: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> Changed
    ) -> some View { body(PlaceholderContentView(self)) }
    /// No effect on a picture.
    public func geometryGroup() -> some View { self }
    /// No effect on a picture.
    public func matchedTransitionSource<ID: Hashable>(
        id: ID, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View { self }
}

/// How a text or symbol becomes another one. No effect on a picture.
public struct ContentTransition: Equatable, Sendable {
    public static let identity = ContentTransition()
    public static let interpolate = ContentTransition()
    public static let opacity = ContentTransition()
    public static let symbolEffect = ContentTransition()
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
    public static func symbolEffect(
        _ effect: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default
    ) -> ContentTransition { ContentTransition() }
    public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// How one screen becomes another one. No effect on a picture.
public struct NavigationTransition: Sendable {
    public static let automatic = NavigationTransition()
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition {
        NavigationTransition()
    }
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
