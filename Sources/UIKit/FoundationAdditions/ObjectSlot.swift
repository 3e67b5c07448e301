import Foundation

/// A place for an object that is kept alive by it, or is not.
struct ObjectSlot<ObjectType: AnyObject> {
    private weak var weakObject: ObjectType?
    private let strongObject: ObjectType?

    init(_ object: ObjectType, isWeak: Bool) {
        weakObject = object
        strongObject = isWeak ? nil : object
    }

    /// `nil` when it is gone.
    var object: ObjectType? { strongObject ?? weakObject }
    var isGone: Bool { object == nil }

    /// Whether it is another object, or is equal to it where that is how objects are told apart.
    func holds(_ other: ObjectType?, _ byIdentity: Bool) -> Bool {
        guard let other, let object else { return false }
        if object === other { return true }
        guard !byIdentity, let mine = object as? NSObject, let theirs = other as? NSObject else { return false }
        return mine.isEqual(theirs)
    }
}
