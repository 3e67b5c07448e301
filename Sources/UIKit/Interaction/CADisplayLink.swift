public import Foundation

/// Calls at each frame of the screen. A picture is one frame. No effect on a picture.
open class CADisplayLink: NSObject {
    /// No effect on a picture.
    public init(target: Any, selector sel: Selector) {}

    /// No effect on a picture.
    open var isPaused = false
    /// No effect on a picture.
    open var preferredFramesPerSecond = 0
    /// Seconds.
    open var timestamp: CFTimeInterval { 0 }
    /// Seconds.
    open var targetTimestamp: CFTimeInterval { 0 }
    /// Seconds.
    open var duration: CFTimeInterval { 0 }
    /// No effect on a picture.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// No effect on a picture.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// No effect on a picture.
    open func invalidate() {}
}
