public import Foundation

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
