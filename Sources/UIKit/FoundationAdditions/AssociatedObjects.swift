import Synchronization

/// How an associated object is held.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// What objects were given to keep, until they go.
final class AssociatedObjects: Sendable {
    private struct Entry: @unchecked Sendable {
        // Unchecked: the table only hands out what it was given, under its lock. Whoever shares an object between threads shares what it
        // keeps, as on Apple's platforms.
        weak var owner: AnyObject?
        var values: [UInt: Any] = [:]
    }
    private let entries = Mutex<[ObjectIdentifier: Entry]>([:])
    static let shared = AssociatedObjects()

    func set(_ value: Any?, of owner: AnyObject, for key: UInt) {
        let id = ObjectIdentifier(owner)
        let old = entries.withLock { $0[id] }
        // Another object may have stood at this place in memory.
        var entry = old?.owner === owner ? old ?? Entry() : Entry()
        entry.owner = owner
        entry.values[key] = value
        let new = entry
        // What is let go may have objects of its own: it outlives the lock.
        let dropped = entries.withLock { entries -> [Entry] in
            entries[id] = new.values.isEmpty ? nil : new
            guard entries.count.isMultiple(of: 64) else { return [] }
            let gone = entries.filter { $0.value.owner == nil }
            for id in gone.keys { entries[id] = nil }
            return Array(gone.values)
        }
        withExtendedLifetime((old, dropped)) {}
    }

    func value(of owner: AnyObject, for key: UInt) -> Any? {
        let entry = entries.withLock { $0[ObjectIdentifier(owner)] }
        return entry?.owner === owner ? entry?.values[key] : nil
    }
}

/// Gives an object another one to keep, by a key; `nil` takes it away. What is kept goes some time after its owner.
///
/// - Parameter policy: Everything is kept alive, whatever it says.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.shared.set(value, of: object as AnyObject, for: UInt(bitPattern: key))
}

/// What an object was given to keep by a key; `nil` is nothing.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(of: object as AnyObject, for: UInt(bitPattern: key))
}
