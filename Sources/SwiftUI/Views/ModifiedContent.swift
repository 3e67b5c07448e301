/// A view with a change made to it.
@MainActor @preconcurrency
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
}

extension ModifiedContent: NodeSource where Content: View, Modifier: ViewModifier {
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        environment.connect(modifier)
        if let effect = modifier as? any GeometryEffect { return effect.effectNodes(content, environment) }
        return environment.asCurrent { modifier.body(content: _ViewModifier_Content(content)) }.nodes(environment)
    }
}
