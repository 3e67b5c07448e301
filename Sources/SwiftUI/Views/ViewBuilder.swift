/// Makes one view of the views that a closure lists.
@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    @MainActor @preconcurrency
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        var children: [any View] = []
        repeat children.append(each content)
        return TupleView((repeat each content), children: children)
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    @MainActor @preconcurrency
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.first(first))
    }
    @MainActor @preconcurrency
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.second(second))
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// One of two views.
@MainActor @preconcurrency
public struct _ConditionalContent<First: View, Second: View>: View, NodeSource {
    public typealias Body = Never

    enum Storage {
        case first(First)
        case second(Second)
    }
    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let key = environment.key(Self.self)
        return switch storage {
        case .first(let view): view.nodes(environment.entering(key, 1))
        case .second(let view): view.nodes(environment.entering(key, 2))
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: NodeSource where Wrapped: View {
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { self?.nodes(environment) ?? [] }
}

/// Nothing.
public struct EmptyView: Sendable {
    public init() {}
}

extension EmptyView: View, NodeSource {
    public typealias Body = Never
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { [] }
}

/// A view whose type is hidden.
public struct AnyView {
    let content: any View

    public init<Content: View>(_ view: Content) { content = view }
    public init<Content: View>(erasing view: Content) { content = view }
}

extension AnyView: View, NodeSource {
    public typealias Body = Never
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
}

/// Views that are treated as one where they are modified and as several where they are laid out.
@MainActor @preconcurrency
public struct Group<Content: View>: View, NodeSource {
    public typealias Body = Never
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
}
