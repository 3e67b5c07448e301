public import Foundation

/// A set of objects that it need not keep alive.
open class NSHashTable<ObjectType: AnyObject> {
    /// How objects are kept and told apart.
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

    private var slots: [ObjectSlot<ObjectType>] = []
    private let options: Options

    public init(options: Options = [], capacity initialCapacity: Int = 0) { self.options = options }
    /// One that keeps no object alive.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// In the order in which they came.
    open var allObjects: [ObjectType] { slots.compactMap(\.object) }
    open var anyObject: ObjectType? { slots.lazy.compactMap(\.object).first }
    /// Of those that are still there.
    open var count: Int { allObjects.count }
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        slots.removeAll { $0.object == nil }
        slots.append(ObjectSlot(object, isWeak: options.contains(.weakMemory)))
    }
    open func remove(_ object: ObjectType?) { slots.removeAll { $0.isGone || $0.holds(object, byIdentity) } }
    open func removeAllObjects() { slots = [] }
    open func contains(_ anObject: ObjectType?) -> Bool { slots.contains { $0.holds(anObject, byIdentity) } }
    open func member(_ object: ObjectType?) -> ObjectType? { slots.first { $0.holds(object, byIdentity) }?.object }
    open func objectEnumerator() -> NSEnumerator { (allObjects as [Any] as NSArray).objectEnumerator() }

    private var byIdentity: Bool { options.contains(.objectPointerPersonality) }
}
