import Combine
import Foundation
import UIKit

/// What the views of one hierarchy keep while they are made anew: their state, and who has appeared.
///
/// A view is known by its place, its type and how many of that type came before it there. Places are told apart where views are
/// made of data, by what tells the data apart.
@MainActor
final class ViewStore {
    /// What something is kept by.
    struct Key: Hashable {
        fileprivate let place: Int
        fileprivate let type: ObjectIdentifier
        fileprivate let number: Int
        /// Of a view's properties, which one; none for what is kept for the view itself.
        fileprivate var property: Int?
    }

    /// Told when what is shown may look different from now on.
    private let contentChanged: () -> Void
    private var objects: [Key: AnyObject] = [:]
    private var appeared: Set<Key> = []
    /// What views hear of, as long as the hierarchy is there.
    private var subscriptions: [AnyCancellable] = []
    /// Objects whose changes are heard of.
    private var observed: [ObjectIdentifier: AnyObject] = [:]
    private var counts: [Int: [ObjectIdentifier: Int]] = [:]
    /// Types whose values have nothing to keep.
    private static var stateless: Set<ObjectIdentifier> = []

    init(contentChanged: @escaping () -> Void) { self.contentChanged = contentChanged }

    /// Before everything in a place is made anew; 0 is the whole hierarchy.
    func begin(_ place: Int = 0) {
        if place == 0 { counts = [:] } else { counts[place] = nil }
    }

    /// The key of the next view of a type in a place.
    func key(_ type: Any.Type, in place: Int) -> Key {
        let type = ObjectIdentifier(type)
        let number = counts[place, default: [:]][type, default: 0]
        counts[place, default: [:]][type] = number + 1
        return Key(place: place, type: type, number: number)
    }

    /// The object that is kept by a key; the first one to ask makes it.
    func object<Object: AnyObject>(_ key: Key, _ make: () -> Object) -> Object {
        if let known = objects[key] as? Object { return known }
        let object = make()
        objects[key] = object
        return object
    }

    /// Gives a view's properties what was kept for them.
    func connect<Value>(_ view: Value, in place: Int) {
        guard !Self.stateless.contains(ObjectIdentifier(Value.self)) else { return }
        var key = key(Value.self, in: place)
        key.property = 0
        connectProperties(of: view, &key)
        if key.property == 0 { Self.stateless.insert(ObjectIdentifier(Value.self)) }
    }

    private func connectProperties(of value: Any, _ key: inout Key) {
        for child in Mirror(reflecting: value).children {
            if let property = child.value as? any StoredProperty {
                key.property = (key.property ?? 0) + 1
                property.connect(self, key)
            } else if child.value is any DynamicProperty {
                connectProperties(of: child.value, &key)
            }
        }
    }

    // MARK: What views do

    /// Does what a view does when it appears, unless it has appeared before.
    func appear(_ key: Key, _ action: () -> Void) {
        guard appeared.insert(key).inserted else { return }
        perform(action)
    }

    func perform(_ action: () -> Void) {
        action()
        contentChanged()
    }

    /// Does something with what a publisher publishes, from the time when the view appears.
    func hear<P: Publisher>(
        _ publisher: P, _ key: Key, _ action: @escaping (P.Output) -> Void
    ) where P.Failure == Never {
        guard appeared.insert(key).inserted else { return }
        let subscription = publisher.receive(on: DispatchQueue.main).sink { [weak self] value in
            action(value)
            MainActor.assumeIsolated { self?.contentChanged() }
        }
        subscriptions.append(subscription)
    }

    /// Shows what an object's changes change.
    func observe<Object: ObservableObject>(_ object: Object) {
        guard observed.updateValue(object, forKey: ObjectIdentifier(object)) == nil else { return }
        let subscription = object.objectWillChange.receive(on: DispatchQueue.main).sink { [weak self] _ in
            MainActor.assumeIsolated { self?.contentChanged() }
        }
        subscriptions.append(subscription)
    }

    /// Begins what a view waits for, unless it has appeared before.
    func begin(_ key: Key, priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
        guard appeared.insert(key).inserted else { return }
        let work = UnfinishedWork()
        Task(priority: priority) { @MainActor [weak self] in
            await action()
            work.end()
            self?.contentChanged()
        }
    }
}

/// A property whose value outlives the view that declares it.
@MainActor
protocol StoredProperty {
    func connect(_ store: ViewStore, _ key: ViewStore.Key)
}

/// Where the views at hand keep what outlives them.
struct LiveEnvironment {
    /// `nil` where views are made only once.
    var store: ViewStore?
    var place = 0
}

extension EnvironmentValues {
    /// For the views of one piece of data, which have a place of their own.
    /// - Parameter owner: Of the views that are made of the data, how many came before.
    @MainActor
    func entering(_ owner: ViewStore.Key?, _ id: some Hashable) -> EnvironmentValues {
        let live = self[storage: \.live]
        guard let store = live.store, let owner else { return self }
        var hasher = Hasher()
        hasher.combine(owner)
        hasher.combine(id)
        let place = hasher.finalize()
        store.begin(place)
        var inside = self
        inside[storage: \.live].place = place
        return inside
    }

    @MainActor
    func key(_ type: Any.Type) -> ViewStore.Key? {
        let live = self[storage: \.live]
        return live.store?.key(type, in: live.place)
    }

    /// Gives a value's properties what was kept for them.
    @MainActor
    func connect<Value>(_ value: Value) {
        let live = self[storage: \.live]
        live.store?.connect(value, in: live.place)
    }
}
