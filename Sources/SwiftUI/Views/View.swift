/// A piece of a screen: a value that says what is there. `body` is made of other views.
@MainActor @preconcurrency
public protocol View {
    /// What the view is made of.
    associatedtype Body: View
    /// What the view is made of.
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// A view that the module draws by itself. It makes its nodes; it has no body.
@MainActor
protocol NodeSource {
    /// What is laid out and drawn: none for an empty view, several for a list of views.
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode]
}

extension View where Body == Never {
    /// Views of the framework have none; nobody asks for it.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension View {
    /// The nodes of the view, or of what its body is made of.
    @MainActor
    func nodes(_ environment: EnvironmentValues) -> [ViewNode] {
        if let source = self as? any NodeSource { return source.makeNodes(environment) }
        if let view = self as? any UIViewRepresentable { return [view.representedNode(environment)] }
        if let controller = self as? any UIViewControllerRepresentable {
            return [controller.representedNode(environment)]
        }
        environment.connect(self)
        return environment.asCurrent { body }.nodes(environment)
    }

    /// The view as one node: several are laid out one below the other, as in a stack.
    @MainActor
    func node(_ environment: EnvironmentValues) -> ViewNode {
        let nodes = nodes(environment)
        if nodes.count == 1 { return nodes[0] }
        return StackNode(
            nodes, axis: .vertical, spacing: nil, alignment: HorizontalAlignment.center.key,
            isRightToLeft: environment.layoutDirection == .rightToLeft)
    }
}

extension Never: View {
    public typealias Body = Never
}
