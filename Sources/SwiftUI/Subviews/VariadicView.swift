/// Views that are made of the views that another one is made of.
public enum _VariadicView {
    /// The views that another one is made of.
    public typealias Children = SubviewsCollection
    /// A view made of what another one is made of.
    public typealias Tree = _VariadicView_Tree
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
}

/// Makes something of the views that another one is made of.
public protocol _VariadicView_Root {}

/// Makes views of those that another one is made of.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// What is made of the views.
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// Makes one view of those that another one is made of.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Makes several views of those that another one is made of.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// A view made of what another one is made of.
@MainActor @preconcurrency
public struct _VariadicView_Tree<Root: _VariadicView_ViewRoot, Content: View>: View, NodeSource {
    public typealias Body = Never
    public var root: Root
    public var content: Content

    public init(_ root: Root, @ViewBuilder content: () -> Content) {
        self.root = root
        self.content = content()
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        environment.connect(root)
        let views = SubviewsCollection(content.nodes(environment))
        let body = environment.asCurrent { root.body(children: views) }
        return root is any _VariadicView_UnaryViewRoot ? [body.node(environment)] : body.nodes(environment)
    }
}
