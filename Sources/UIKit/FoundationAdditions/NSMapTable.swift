public import Foundation

/// A dictionary that need not keep its keys or values alive.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject> {
    /// How keys and values are kept and told apart.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var strongMemory: Options { Options([]) }
        public static var weakMemory: Options { Options(rawValue: 5) }
        /// Objects are equal where they are one.
        public static var objectPointerPersonality: Options { Options(rawValue: 512) }
        /// Objects are kept, never copied.
        public static var copyIn: Options { Options(rawValue: 65536) }
    }

    private var pairs: [(key: ObjectSlot<KeyType>, value: ObjectSlot<ObjectType>)] = []
    private let keyOptions: Options
    private let valueOptions: Options

    public init(keyOptions: Options = [], valueOptions: Options = [], capacity initialCapacity: Int = 0) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
    }
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// Of the pairs of which nothing is gone.
    open var count: Int { pairs.filter { !$0.key.isGone && !$0.value.isGone }.count }

    open func object(forKey aKey: KeyType?) -> ObjectType? { pairs.first { isKey(aKey, of: $0) }?.value.object }
    /// Without a key or an object nothing changes.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey, let anObject else { return }
        removeObject(forKey: aKey)
        pairs.append(
            (
                ObjectSlot(aKey, isWeak: keyOptions.contains(.weakMemory)),
                ObjectSlot(anObject, isWeak: valueOptions.contains(.weakMemory))
            ))
    }
    open func removeObject(forKey aKey: KeyType?) {
        pairs.removeAll { $0.key.isGone || $0.value.isGone || isKey(aKey, of: $0) }
    }
    open func removeAllObjects() { pairs = [] }
    open func keyEnumerator() -> NSEnumerator {
        (pairs.compactMap(\.key.object) as [Any] as NSArray).objectEnumerator()
    }
    /// Of those that are still there; `nil` without one.
    open func objectEnumerator() -> NSEnumerator? {
        (pairs.compactMap(\.value.object) as [Any] as NSArray).objectEnumerator()
    }

    private func isKey(_ key: KeyType?, of pair: (key: ObjectSlot<KeyType>, value: ObjectSlot<ObjectType>)) -> Bool {
        pair.key.holds(key, keyOptions.contains(.objectPointerPersonality))
    }
}
