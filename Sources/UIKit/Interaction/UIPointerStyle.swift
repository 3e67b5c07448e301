import Foundation

/// What a pointer looks like. No effect on a picture.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {}
    public required override init() {}
    open class func hidden() -> Self { Self() }
    open class func system() -> Self { Self() }
}
