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
    /// What views have begun.
    private var tasks: [Task<Void, Never>] = []
    /// What views hear of, as long as the hierarchy is there.
    private var subscriptions: [AnyCancellable] = []
    /// Objects whose changes are heard of.
    private var observed: [ObjectIdentifier: AnyObject] = [:]
    private var counts: [Int: [ObjectIdentifier: Int]] = [:]
    /// What the outermost view that says so wants the whole screen to be; `nil` leaves it.
    private(set) var colorScheme: ColorScheme?
    /// Types whose values have nothing to keep.
    private static var stateless: Set<ObjectIdentifier> = []

    /// Shows what the views ask to be shown above them.
    let presenter = Presenter()

    init(contentChanged: @escaping () -> Void) {
        self.contentChanged = contentChanged
        presenter.didPutAway = contentChanged
    }

    deinit {
        // As views' tasks are when the views go away.
        for task in tasks { task.cancel() }
    }

    /// Shows what a value that has changed changes.
    nonisolated func valueChanged() {
        MainThread.perform { [weak self] in self?.contentChanged() }
    }

    /// Before everything in a place is made anew; 0 is the whole hierarchy.
    func begin(_ place: Int = 0) {
        if place == 0 {
            counts = [:]
            colorScheme = nil
        } else {
            counts[place] = nil
        }
    }

    /// The outermost view says it first, and it counts.
    func prefer(_ scheme: ColorScheme) { colorScheme = colorScheme ?? scheme }

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
    func connect<Value>(_ view: Value, _ environment: EnvironmentValues) {
        guard !Self.stateless.contains(ObjectIdentifier(Value.self)) else { return }
        var key = key(Value.self, in: environment[storage: \.live].place)
        key.property = 0
        connectProperties(of: view, &key, environment)
        if key.property == 0 { Self.stateless.insert(ObjectIdentifier(Value.self)) }
    }

    private func connectProperties(of value: Any, _ key: inout Key, _ environment: EnvironmentValues) {
        for child in Mirror(reflecting: value).children {
            if let property = child.value as? any StoredProperty {
                key.property = (key.property ?? 0) + 1
                property.connect(self, key)
            } else if let property = child.value as? any EnvironmentProperty {
                key.property = (key.property ?? 0) + 1
                property.take(environment)
            } else if child.value is any DynamicProperty {
                connectProperties(of: child.value, &key, environment)
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
        let task = Task(priority: priority) { @MainActor [weak self] in
            await action()
            work.end()
            self?.contentChanged()
        }
        tasks.append(task)
    }
}

/// A property whose value outlives the view that declares it.
@MainActor
protocol StoredProperty {
    func connect(_ store: ViewStore, _ key: ViewStore.Key)
}

/// A property that is read in the environment of the view that declares it.
@MainActor
protocol EnvironmentProperty {
    func take(_ environment: EnvironmentValues)
}

/// Where the views at hand keep what outlives them.
struct LiveEnvironment {
    /// `nil` where views are made only once. The view that shows the hierarchy owns it.
    weak var store: ViewStore?
    var place = 0
    /// Of the views around whose spaces have names, the innermost first.
    var spaces: [SpaceRecord] = []
    /// The stack of screens that the views are made for.
    weak var navigation: NavigationRecord?
    /// The controller of the screen that the views are on, if it is above another one.
    weak var presented: UIViewController?
    /// Puts the views' screen away; `nil` where nothing can.
    var leave: (@MainActor () -> Void)?
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
        self[storage: \.live].store?.connect(value, self)
    }
}
