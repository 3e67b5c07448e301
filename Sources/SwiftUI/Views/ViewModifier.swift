/// A change that can be made to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// What becomes of a view.
    associatedtype Body: View
    /// The view that the modifier changes.
    typealias Content = _ViewModifier_Content<Self>
    /// The changed view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

/// The view that a modifier changes.
@MainActor @preconcurrency
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, NodeSource {
    public typealias Body = Never
    private let content: any View

    init(_ content: any View) { self.content = content }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
}

extension View {
    /// The view with a change made to it.
    public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

// MARK: What the framework's own modifiers are made of

/// A view whose nodes are each wrapped in another one.
struct Wrapped<Content: View>: View, NodeSource {
    typealias Body = Never
    let content: Content
    let wrap: @MainActor (ViewNode, EnvironmentValues) -> ViewNode

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        content.nodes(environment).map { node in node.changed { wrap($0, environment) } }
    }
}

/// A view in another environment.
struct InEnvironment<Content: View>: View, NodeSource {
    typealias Body = Never
    let content: Content
    let change: @MainActor (inout EnvironmentValues) -> Void

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        var environment = environment
        change(&environment)
        return content.nodes(environment)
    }
}

extension View {
    func wrapped(_ wrap: @escaping @MainActor (ViewNode, EnvironmentValues) -> ViewNode) -> Wrapped<Self> {
        Wrapped(content: self, wrap: wrap)
    }

    func inEnvironment(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) -> InEnvironment<Self> {
        InEnvironment(content: self, change: change)
    }
}
