public import Foundation

/// What a layer keeps for whoever asks, and does not draw.
struct KeptLayerState {
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var zPosition: CGFloat = 0
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var contentsScale: CGFloat = 1
    var contents: Any?
    var contentsGravity = CALayerContentsGravity.resize
    var allowsEdgeAntialiasing = true
    var allowsGroupOpacity = true
    var isGeometryFlipped = false
    var needsDisplayOnBoundsChange = false
    var animations: [String: CAAnimation] = [:]
}

extension CALayer {
    /// Draws the layer and all in it into a context, in the layer's own space.
    public func render(in ctx: CGContext) {
        if let view {
            UIGraphicsPushContext(ctx)
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
            UIGraphicsPopContext()
        } else {
            var listing = Listing(size: .zero)
            ctx.traits.asCurrent { listing.addContents(of: self) }
            for item in listing.items { ctx.record(item) }
        }
    }

    // MARK: Animations

    /// What was added under a key; `nil` is nothing.
    public func animation(forKey key: String) -> CAAnimation? { kept.animations[key] }
    /// The keys of what was added.
    public func animationKeys() -> [String]? { kept.animations.isEmpty ? nil : kept.animations.keys.sorted() }
    /// No effect on a picture.
    public func removeAnimation(forKey key: String) { kept.animations[key] = nil }
    /// No effect on a picture.
    public func removeAllAnimations() { kept.animations = [:] }
    /// The layer itself: nothing moves in a picture.
    public func presentation() -> Self? { self }
    /// The layer itself: nothing moves in a picture.
    public func model() -> Self { self }

    // MARK: Layout and hierarchy

    /// Lays out the layer's view.
    public func setNeedsLayout() { view?.setNeedsLayout() }
    /// Lays out the layer's view, and the sublayers.
    public func layoutIfNeeded() {
        view?.layoutIfNeeded()
        layoutSublayers()
    }
    /// A picture is drawn once. No effect on a picture.
    public func setNeedsDisplay() {}
    /// No effect on a picture.
    public func displayIfNeeded() {}

    /// Puts a layer in another one's place; that one is taken out.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer.superlayer === self, oldLayer !== newLayer else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Whether a point of the layer's own space lies in it.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// From this layer's space to another one's; both have to belong to views of one window, or the point stays as it is.
    public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
        view.map { $0.convert(p, to: layer?.view) } ?? p
    }
    /// From another layer's space to this one's; both have to belong to views of one window, or the point stays as it is.
    public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
        view.map { $0.convert(p, from: layer?.view) } ?? p
    }
    /// From this layer's space to another one's; both have to belong to views of one window, or the rectangle stays as it is.
    public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { view.map { $0.convert(r, to: layer?.view) } ?? r }
    /// From another layer's space to this one's; both have to belong to views of one window, or the rectangle stays as it is.
    public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
        view.map { $0.convert(r, from: layer?.view) } ?? r
    }

    // MARK: Kept

    /// About which point of the layer it turns, in its own size. Of a view's layer it is the middle, whatever is set.
    public var anchorPoint: CGPoint {
        get { kept.anchorPoint }
        set { take(anchorPoint: newValue) }
    }
    /// Greater ones are in front of their siblings.
    public var zPosition: CGFloat {
        get { kept.zPosition }
        set { kept.zPosition = newValue }
    }
    /// Not drawn yet.
    public var sublayerTransform: CATransform3D {
        get { kept.sublayerTransform }
        set { kept.sublayerTransform = newValue }
    }
    /// No effect on a picture.
    public var shouldRasterize: Bool {
        get { kept.shouldRasterize }
        set { kept.shouldRasterize = newValue }
    }
    /// No effect on a picture.
    public var rasterizationScale: CGFloat {
        get { kept.rasterizationScale }
        set { kept.rasterizationScale = newValue }
    }
    /// Pixels a point of the contents, which are not stretched by every gravity.
    public var contentsScale: CGFloat {
        get { kept.contentsScale }
        set { kept.contentsScale = newValue }
    }
    /// A `CGImage`, drawn above the background colour; anything else shows nothing, as on the phone.
    public var contents: Any? {
        get { kept.contents }
        set {
            kept.contents = newValue
            view?.setNeedsDisplay()
        }
    }
    /// Where the contents stand in the layer.
    public var contentsGravity: CALayerContentsGravity {
        get { kept.contentsGravity }
        set { kept.contentsGravity = newValue }
    }
    /// No effect on a picture.
    public var allowsEdgeAntialiasing: Bool {
        get { kept.allowsEdgeAntialiasing }
        set { kept.allowsEdgeAntialiasing = newValue }
    }
    /// No effect on a picture.
    public var allowsGroupOpacity: Bool {
        get { kept.allowsGroupOpacity }
        set { kept.allowsGroupOpacity = newValue }
    }
    /// No effect on a picture.
    public var needsDisplayOnBoundsChange: Bool {
        get { kept.needsDisplayOnBoundsChange }
        set { kept.needsDisplayOnBoundsChange = newValue }
    }
}

/// How text stands in a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
