/// Views that are made for the room that there is. It takes all of it.
@MainActor @preconcurrency
public struct GeometryReader<Content: View>: View, NodeSource {
    public typealias Body = Never
    private let content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let content = content
        let key = environment.key(Self.self)
        return [
            GeometryNode(environment) { proxy in
                let inside = environment.entering(key, 0)
                let made = inside.asCurrent { content(proxy) }.nodes(inside)
                return OverlappingNode(
                    made, .topLeading, isRightToLeft: environment.layoutDirection == .rightToLeft)
            }
        ]
    }
}
