public import Foundation

/// Says what a pointer looks like over a view. There is none in a picture. No effect on a picture.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    public private(set) weak var view: UIView?
    open var isEnabled = true

    public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    /// No effect on a picture.
    open func invalidate() {}
}

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

/// Where a pointer is. No effect on a picture.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    override init() {}
    open var location: CGPoint { .zero }
    open var modifiers: UIKeyModifierFlags { [] }
}

/// What a pointer does to a view. No effect on a picture.
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// How the colour behind a view changes.
    public enum TintMode: Int, Sendable { case none, overlay, underlay }

    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)
}

/// The outline of a pointer. No effect on a picture.
@preconcurrency @MainActor
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = 0)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
}

/// What a pointer looks like. No effect on a picture.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {}
    public required override init() {}
    open class func hidden() -> Self { Self() }
    open class func system() -> Self { Self() }
}

/// What is asked about a pointer. Nothing of it is called.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// Lets an app move along with a pointer. No effect on a picture.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: AnyObject {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

extension UIButton {
    /// What a pointer looks like over the button. No effect on a picture.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    /// No effect on a picture.
    public var pointerStyleProvider: PointerStyleProvider? {
        get { Aside.pointerStyle.optional(of: self) }
        set { Aside.pointerStyle.set(newValue, of: self) }
    }
}
