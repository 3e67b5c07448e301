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

/// A part of an app. No effect on a picture.
@MainActor @preconcurrency
public protocol Scene {
    /// What the part is made of.
    associatedtype Body: Scene
    /// What the part is made of.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Parts of the framework have none; nobody asks for it.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

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

/// The windows of an app. No effect on a picture.
@MainActor @preconcurrency
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never

    /// - Parameter content: It is not called.
    public init(@ViewBuilder content: @escaping () -> Content) {}
    /// - Parameter content: It is not called.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {}
    /// - Parameter content: It is not called.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}
}

extension Scene {
    /// No effect on a picture.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { self }
    /// No effect on a picture.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some Scene { self }
    /// No effect on a picture.
    public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (_ newValue: Value) -> Void
    ) -> some Scene { self }
    /// No effect on a picture.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene { self }
    /// No effect on a picture.
    public func environment<Object: AnyObject>(_ object: Object?) -> some Scene { self }
    /// No effect on a picture.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
        self
    }
}

/// Whether an app is in front. No effect on a picture.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}

extension EnvironmentValues {
    /// Whether the app is in front: it is.
    public var scenePhase: ScenePhase { .active }
}
