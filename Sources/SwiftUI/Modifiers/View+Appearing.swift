public import Combine
import UIKit

/// What a view does when it appears is done before the picture is taken, as is what it changes.
extension View {
    /// Does something when the view appears.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        Appearing(content: self) { store, key in store.appear(key) { action?() } }
    }

    /// Does something when the view appears that takes its time. `galley preview` waits for it, half a second at most, and so does
    /// `Galley.render(_:waitingAtMost:)` as long as it is told; other pictures show what is there by then.
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        Appearing(content: self) { store, key in store.begin(key, priority: priority, action) }
    }

    /// Does something when the view appears that takes its time. It is not done again for another id.
    public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { task(priority: priority, action) }

    /// Does something with what a publisher publishes, from the time when the view appears.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        Appearing(content: self) { store, key in store.hear(publisher, key, action) }
    }

    // MARK: Changes

    /// Does something when what other views do as they appear changes a value.
    /// - Parameter initial: Whether it is done when the view appears, too.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }

    /// Does something when what other views do as they appear changes a value.
    public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (_ newValue: Value) -> Void
    ) -> some View { onChange(of: value) { _, new in action(new) } }

    /// Does something when what other views do as they appear changes a value.
    /// - Parameter initial: Whether it is done when the view appears, too.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        Appearing(
            content: self,
            whenMade: { store, key in
                let last = store.object(key) { LastValue(value) }
                (last.old, last.new) = (last.new, value)
            },
            whenOnScreen: { store, key in
                let last = store.object(key) { LastValue(value) }
                if last.old != last.new {
                    store.perform { action(last.old, last.new) }
                } else if initial {
                    store.appear(key) { action(value, value) }
                }
            })
    }
}

/// What a value was when views were made before, and what it is.
private final class LastValue<Value> {
    var old: Value
    var new: Value

    init(_ value: Value) { (old, new) = (value, value) }
}

/// A view that does something when it is on the screen.
private struct Appearing<Content: View>: View, NodeSource {
    typealias Body = Never
    let content: Content
    var whenMade: @MainActor (ViewStore, ViewStore.Key) -> Void = { _, _ in }
    let whenOnScreen: @MainActor (ViewStore, ViewStore.Key) -> Void

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        var nodes = content.nodes(environment)
        guard let store = environment[storage: \.live].store, let key = environment.key(Self.self), !nodes.isEmpty
        else { return nodes }
        whenMade(store, key)
        let whenOnScreen = whenOnScreen
        nodes[0] = nodes[0].changed { AppearNode($0) { whenOnScreen(store, key) } }
        return nodes
    }
}
