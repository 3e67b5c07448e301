/// What says where a bar stands. No effect on a picture.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
    /// Not asked: a bar stands in its frame.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
