public import Foundation
import Synchronization

/// Runs the code: objects go as soon as nobody needs them off Apple's platforms.
public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }

/// The locks of objects that are held for `objc_sync_exit(_:)`.
private let objectLocks = Mutex<[ObjectIdentifier: (lock: NSRecursiveLock, users: Int)]>([:])

/// Waits until no other thread has the object; each call needs an `objc_sync_exit(_:)`.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
    let id = ObjectIdentifier(obj as AnyObject)
    let lock = objectLocks.withLock { locks in
        let entry = locks[id] ?? (NSRecursiveLock(), 0)
        locks[id] = (entry.lock, entry.users + 1)
        return entry.lock
    }
    lock.lock()
    return 0
}

/// Lets other threads have the object again; -1 where nobody has it.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
    let id = ObjectIdentifier(obj as AnyObject)
    let lock = objectLocks.withLock { locks -> NSRecursiveLock? in
        guard let entry = locks[id] else { return nil }
        locks[id] = entry.users > 1 ? (entry.lock, entry.users - 1) : nil
        return entry.lock
    }
    lock?.unlock()
    return lock == nil ? -1 : 0
}

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000

extension UserDefaults {
    /// As `set(_:forKey:)`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    /// As `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
