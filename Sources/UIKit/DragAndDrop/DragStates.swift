public import Foundation

extension UICollectionView {
    /// Nothing is dragged in a picture.
    public var hasActiveDrag: Bool { false }
    /// Nothing is dragged in a picture.
    public var hasActiveDrop: Bool { false }

    /// Nobody moves an item of a picture: `false`.
    @discardableResult public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    /// No effect on a picture.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    /// No effect on a picture.
    public func endInteractiveMovement() {}
    /// No effect on a picture.
    public func cancelInteractiveMovement() {}
}

extension UITableView {
    /// Nothing is dragged in a picture.
    public var hasActiveDrag: Bool { false }
    /// Nothing is dragged in a picture.
    public var hasActiveDrop: Bool { false }
}

extension UITableViewCell {
    /// Whether a cell is dragged.
    public enum DragState: Int, Sendable { case none, lifting, dragging }
}

extension UICollectionViewCell {
    /// Whether a cell is dragged.
    public enum DragState: Int, Sendable { case none, lifting, dragging }
}
