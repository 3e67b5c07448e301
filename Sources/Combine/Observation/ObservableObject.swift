import Foundation

/// An object that tells before one of its published values changes.
public protocol ObservableObject: AnyObject {
    /// Tells before the object changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Tells before a published property of the object changes.
    public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// The publishers of objects that declare none.
private enum ObjectPublishers {
    private struct Entry {
        weak var object: AnyObject?
        var publisher: ObservableObjectPublisher
    }

    private final class Table: @unchecked Sendable {
        // Sendable: what is stored is only read and written with the lock held.
        private let lock = NSLock()
        private var entries: [ObjectIdentifier: Entry] = [:]
        private var sweepSize = 64

        func publisher(of object: AnyObject) -> (publisher: ObservableObjectPublisher, isNew: Bool) {
            lock.withLock {
                // Another object may lie where one lay that is gone.
                if let known = entries[ObjectIdentifier(object)], known.object === object {
                    return (known.publisher, false)
                }
                if entries.count >= sweepSize {
                    entries = entries.filter { $0.value.object != nil }
                    sweepSize = Swift.max(64, entries.count * 2)
                }
                let publisher = ObservableObjectPublisher()
                entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
                return (publisher, true)
            }
        }
    }

    private static let table = Table()

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let (publisher, isNew) = table.publisher(of: object)
        if isNew {
            var mirror: Mirror? = Mirror(reflecting: object)
            while let current = mirror {
                for child in current.children { (child.value as? any PublishedProperty)?.tell(publisher) }
                mirror = current.superclassMirror
            }
        }
        return publisher
    }
}

/// A property that tells its object's publisher.
protocol PublishedProperty {
    func tell(_ publisher: ObservableObjectPublisher)
}
