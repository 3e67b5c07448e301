public import Foundation

/// A part of a view that a pointer is over. No effect on a picture.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
    public final let rect: CGRect
    public final let identifier: AnyHashable?
    open var latchingAxes: UIAxis = []

    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }
}
