public import Foundation

/// What a finger carries from one place to another. Nobody touches a picture, so that there is none. No effect on a picture.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
    var items: [UIDragItem] { get }
    /// Where the finger is in a view's own space, points.
    func location(in view: UIView) -> CGPoint
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

extension UIDragDropSession {
    /// Whether an item can be read as a class.
    public func canLoadObjects<Object>(ofClass aClass: Object.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// What is lifted. No effect on a picture.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}

/// What may be put down. No effect on a picture.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// What is lifted in the same app; `nil` comes from another one.
    var localDragSession: (any UIDragSession)? { get }
    var progress: Progress { get }
}

extension UIDropSession {
    /// Reads all items that can be read as a class.
    @discardableResult
    public func loadObjects<Object>(ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void) -> Progress {
        var objects: [Object] = []
        for item in items {
            item.itemProvider.loadObject(ofClass: aClass) { object, _ in object.map { objects.append($0) } }
        }
        completion(objects)
        return progress
    }
}
