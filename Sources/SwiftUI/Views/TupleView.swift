/// Several views, one after the other.
@MainActor @preconcurrency
public struct TupleView<Elements>: View, NodeSource {
    public typealias Body = Never
    public var value: Elements
    let children: [any View]

    init(_ value: Elements, children: [any View]) {
        self.value = value
        self.children = children
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { children.flatMap { $0.nodes(environment) } }
}
