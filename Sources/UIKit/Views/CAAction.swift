public import Foundation

/// What a layer does when a property changes. Pictures show layers as they are set: nothing is run.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAnimation: CAAction {
    /// No effect on a picture.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Hears of a layer. None of it is called.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layoutSublayers(of layer: CALayer)
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension CALayer {
    /// No effect on a picture.
    public var drawsAsynchronously: Bool {
        get { Aside.drawsAsynchronously.value(of: self, default: false) }
        set { Aside.drawsAsynchronously.set(newValue, of: self) }
    }
    /// How the layer mixes with what is beneath. Not drawn yet.
    public var compositingFilter: Any? {
        get { Aside.compositingFilter.optional(of: self) }
        set { Aside.compositingFilter.set(newValue, of: self) }
    }
    /// The topmost layer at a point of the superlayer's space; `nil` outside of it.
    public func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0, frame.contains(p) else { return nil }
        let own = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
        for layer in (sublayers ?? []).reversed() {
            if let hit = layer.hitTest(own) { return hit }
        }
        return self
    }
}

/// The key of a layer's transition.
public let kCATransition = "transition"
