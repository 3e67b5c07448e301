/// A part of an app. No effect on a picture.
@MainActor @preconcurrency
public protocol Scene {
    /// What the part is made of.
    associatedtype Body: Scene
    /// What the part is made of.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Scene where Body == Never {
    /// Parts of the framework have none; nobody asks for it.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
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
