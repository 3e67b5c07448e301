import DisplayLists
public import Foundation

/// The part of a view's look that UIKit leaves to its layer. Lengths are points.
@preconcurrency @MainActor
open class CALayer {
    /// The view the layer belongs to; `nil` for a layer on its own.
    weak var view: UIView?
    private var ownFrame = CGRect.zero

    /// A layer on its own.
    public required init() {}

    /// In the superlayer's space.
    open var frame: CGRect {
        get { view?.frame ?? ownFrame }
        set { if let view { view.frame = newValue } else { ownFrame = newValue } }
    }
    open var bounds: CGRect {
        get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
        set { if let view { view.bounds = newValue } else { take(size: newValue.size) } }
    }
    private var ownPosition: CGPoint {
        let anchor = kept.anchorPoint
        return CGPoint(x: ownFrame.minX + ownFrame.width * anchor.x, y: ownFrame.minY + ownFrame.height * anchor.y)
    }
    private func place(at position: CGPoint) {
        let anchor = kept.anchorPoint
        ownFrame.origin = CGPoint(
            x: position.x - ownFrame.width * anchor.x, y: position.y - ownFrame.height * anchor.y)
    }
    /// The anchor point stays where it is.
    private func take(size: CGSize) {
        let position = ownPosition
        ownFrame.size = size
        place(at: position)
    }
    /// The position stays where it is.
    final func take(anchorPoint: CGPoint) {
        let position = ownPosition
        kept.anchorPoint = anchorPoint
        if view == nil { place(at: position) }
    }

    open var cornerRadius: CGFloat = 0
    /// The corners that the radius rounds; all by default.
    open var maskedCorners: CACornerMask = .all
    open var cornerCurve = CALayerCornerCurve.circular
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// 0…1; 0 casts no shadow.
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    /// What casts the shadow, in the layer's space; `nil` is the layer's outline.
    open var shadowPath: CGPath?
    /// Lets as much of the layer and all in it show as another layer covers. That one is in no other.
    open var mask: CALayer?
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? ownOpacity }
        set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
    }
    private var ownOpacity: Float = 1
    open var isHidden: Bool {
        get { view?.isHidden ?? ownHidden }
        set { if let view { view.isHidden = newValue } else { ownHidden = newValue } }
    }
    private var ownHidden = false
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? ownMasks }
        set { if let view { view.clipsToBounds = newValue } else { ownMasks = newValue } }
    }
    private var ownMasks = false
    /// Beneath the view's own background colour; a frozen colour, which does not follow the traits.
    open var backgroundColor: CGColor?

    /// Any name. No effect on a picture.
    open var name: String?
    /// What is kept for whoever asks, and is not drawn.
    final var kept = KeptLayerState()

    /// Applied about the anchor point, which of a view's layer is its middle: there it is the view's `transform`. Only what lies in the
    /// plane is drawn.
    open var transform: CATransform3D {
        get { view.map { CATransform3DMakeAffineTransform($0.transform) } ?? kept.transform }
        set {
            kept.transform = newValue
            view?.transform = CATransform3DGetAffineTransform(newValue)
        }
    }
    /// The same in the plane.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }
    /// What of the transform lies in the plane.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Where the anchor point is in the superlayer's space, points.
    open var position: CGPoint {
        get { view?.center ?? ownPosition }
        set { if let view { view.center = newValue } else { place(at: newValue) } }
    }

    /// Places the sublayers. Called by nobody but `layoutIfNeeded()`: a view places them in `layoutSubviews()`.
    open func layoutSublayers() {}
    /// What would move it. Pictures show a layer as it is set. No effect on a picture.
    open func add(_ anim: CAAnimation, forKey key: String?) { kept.animations[key ?? ""] = anim }

    // MARK: Hierarchy

    /// Those that belong to no view, from the back.
    final var ownSublayers: [CALayer] = []
    final weak var ownSuperlayer: CALayer?
    /// The subviews of the superlayer's view that the layer was put in front of.
    final var viewsBelow: [WeakView] = []

    /// From the back, with those of the subviews of the layer's view; `nil` is none.
    open var sublayers: [CALayer]? {
        get { madeSublayers }
        set { take(sublayers: newValue ?? []) }
    }
    /// The layer that this one is in.
    public final var superlayer: CALayer? { view?.superview?.layer ?? ownSuperlayer }

    /// Puts a layer in front of the others, and of the subviews that are there.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: inside.count) }
    /// Puts a layer at a place; beyond the last is in front.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
    /// Puts a layer behind another one; `nil` is behind all.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, at: place(of: sibling) ?? 0) }
    /// Puts a layer in front of another one; `nil` is in front of all.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: place(of: sibling).map { $0 + 1 } ?? inside.count)
    }
    /// Takes the layer out of the one that it is in; a view goes with its layer.
    open func removeFromSuperlayer() {
        view?.removeFromSuperview()
        ownSuperlayer?.ownSublayers.removeAll { $0 === self }
        ownSuperlayer = nil
        viewsBelow = []
    }

    // MARK: Listing

    /// Adds what the layer itself paints between its background and what is in it.
    /// - Parameter shape: The layer's outline.
    func listContent(into listing: inout Listing, shape: Shape) {}

    /// The outline of background and clip, in the layer's space.
    func outline() -> Shape { outline(bounds, inset: 0) }

    func outline(_ rect: CGRect, inset: CGFloat) -> Shape {
        guard cornerRadius > 0 else { return .rectangle(rect) }
        return .roundedRectangle(
            RoundedRectangle(
                rect: rect, radius: max(0, cornerRadius - inset), corners: maskedCorners.corners,
                curve: cornerCurve == .continuous ? .continuous : .circular))
    }

    /// `nil` without a shadow.
    func shadow(_ outline: Shape) -> Shadow? {
        guard shadowOpacity > 0, var color = shadowColor?.color else { return nil }
        color.alpha *= Double(shadowOpacity)
        return Shadow(
            shape: shadowPath.map { .path($0.path) } ?? outline, color: color, offset: shadowOffset,
            radius: shadowRadius)
    }
}

/// The curve of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
