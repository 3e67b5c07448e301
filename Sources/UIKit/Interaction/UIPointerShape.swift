public import Foundation

/// The outline of a pointer. No effect on a picture.
@preconcurrency @MainActor
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = 0)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
}
