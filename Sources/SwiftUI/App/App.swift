/// An app. A picture shows one of its views: the app itself does not run.
@MainActor @preconcurrency
public protocol App {
    /// What the app's windows are made of.
    associatedtype Body: Scene
    /// What the app's windows are made of.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    /// Comes to an end at once.
    @MainActor @preconcurrency
    public static func main() {}
}

extension Never: Scene {}

/// Makes one part of an app of what a closure lists.
@resultBuilder
public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    @MainActor @preconcurrency
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _Scenes { _Scenes() }
}

/// Several parts of an app. No effect on a picture.
@MainActor @preconcurrency
public struct _Scenes: Scene {
    public typealias Body = Never
}

/// Whether an app is in front. No effect on a picture.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}

extension EnvironmentValues {
    /// Whether the app is in front: it is.
    public var scenePhase: ScenePhase { .active }
}
