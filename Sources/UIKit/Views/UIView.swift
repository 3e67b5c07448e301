package import DisplayLists
public import Foundation

/// A rectangle that draws and holds other views. Frames are points in the superview's space, y down.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment {
    // MARK: Making

    /// `frame` is in the superview's space.
    public init(frame: CGRect) {
        storedFrame = frame.isNull || frame.isInfinite ? .zero : frame
        super.init()
    }

    /// Called for views of nibs: the view then has its properties, subviews and constraints from the nib, and its outlets later.
    /// Any other coder makes an empty view.
    public required init?(coder: NSCoder) {
        super.init()
        (coder as? NibCoder)?.fill(self)
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    // MARK: Geometry

    /// The frame before `transform`.
    var storedFrame = CGRect.zero
    var storedBoundsOrigin = CGPoint.zero

    /// Where the view is in its superview, points; with a transform, the box around the transformed bounds.
    open var frame: CGRect {
        get { transform.isIdentity ? storedFrame : transformedFrame }
        set { place(at: newValue) }
    }

    /// The view's own space; moving its origin scrolls the content.
    open var bounds: CGRect {
        get { CGRect(origin: storedBoundsOrigin, size: storedFrame.size) }
        set { take(bounds: newValue) }
    }

    /// The middle of the frame, in the superview's space.
    open var center: CGPoint {
        get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
        set {
            storedFrame.origin = CGPoint(
                x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2)
        }
    }

    /// Applied about the centre when painting.
    open var transform = CGAffineTransform.identity

    // MARK: Hierarchy

    public internal(set) weak final var superview: UIView?
    public internal(set) final var subviews: [UIView] = []

    /// The window at the root of the hierarchy; `nil` while the view is in none.
    open var window: UIWindow? { superview?.window }
    open override var next: UIResponder? { owner ?? superview }
    /// The view controller whose root view this is.
    weak var owner: UIViewController?

    /// Puts a view in front of the others, taking it out of where it was.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    open func removeFromSuperview() { takeOut() }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    // MARK: Look

    /// `nil` paints nothing.
    open var backgroundColor: UIColor?
    /// 0…1, applied to the view and its subviews as a whole.
    open var alpha: CGFloat = 1
    /// Whether neither the view nor anything in it is drawn; a stack keeps no room for it.
    open var isHidden = false {
        didSet { if oldValue != isHidden { (superview as? UIStackView)?.arrangementChanged() } }
    }
    open var clipsToBounds = false
    /// No effect on a picture.
    open var isOpaque = true
    /// No effect on a picture.
    open var tag = 0
    /// No effect on a picture.
    open var isUserInteractionEnabled = true
    /// How content is placed when it is not the size of the bounds.
    open var contentMode = ContentMode.scaleToFill
    /// How the view follows its superview's size when it has no constraints.
    open var autoresizingMask: AutoresizingMask = []
    /// Lays the subviews out by their masks when the bounds change.
    open var autoresizesSubviews = true
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if oldValue != semanticContentAttribute { setNeedsLayout() } }
    }
    /// In the window's space, points: the view's own place unless set.
    open override var accessibilityFrame: CGRect {
        get { accessibility.frame ?? convert(bounds, to: nil) }
        set { accessibility.frame = newValue }
    }
    /// In the window's space, points: the middle of the accessibility frame unless set.
    open override var accessibilityActivationPoint: CGPoint {
        get {
            accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
        }
        set { accessibility.activationPoint = newValue }
    }
    /// The rest of what assistive apps are told.
    final var accessibility = AccessibilityState()
    /// What is kept for whoever asks, and is not drawn.
    final var kept = KeptViewState()
    /// Handlers of trait changes.
    final var traitChanges = TraitChangeRegistry()

    /// Nobody touches a picture. No effect on a picture.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { hold(gestureRecognizer) }
    /// No effect on a picture.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { release(gestureRecognizer) }
    /// Never called.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// No effect on a picture.
    open var canBecomeFocused: Bool { false }
    /// Never called.
    open func prepareForInterfaceBuilder() {}
    /// Never called.
    open func encode(with coder: NSCoder) {}

    /// Behind `gestureRecognizers`.
    final var heldGestures: [UIGestureRecognizer] = []
    /// Behind `interactions`.
    final var heldInteractions: [any UIInteraction] = []

    /// The topmost view at a point of the view's own space that takes touches; `nil` outside of it.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { viewHit(at: point, with: event) }
    /// Whether a point of the view's own space lies in its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    var storedTintColor: UIColor?
    /// The colour of template images and controls; `nil` on setting means the superview's.
    open var tintColor: UIColor! {
        get { tintInForce }
        set {
            storedTintColor = newValue
            tintChanged()
        }
    }
    open func tintColorDidChange() {}

    /// The layer that carries corner radius, border and shadow.
    public final private(set) lazy var layer: CALayer = {
        hasLayer = true
        let layer = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
        layer.view = self
        return layer
    }()
    /// The class of the view's layer, a `CALayer`'s.
    open class var layerClass: AnyClass { CALayer.self }
    /// Whether anyone has asked for the layer: most views never need one.
    final private(set) var hasLayer = false

    // MARK: Layout

    var needsLayout = true
    /// The superview's size that the frame was last laid out for; `nil` before any.
    var autoresizedFor: CGSize?
    /// Whether Auto Layout may move the view itself; `true` leaves it to its frame.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            guard oldValue != translatesAutoresizingMaskIntoConstraints else { return }
            superview?.layoutStructureChanged()
        }
    }
    /// What Auto Layout keeps about the view; `nil` until there is something.
    final var constraintStateIfAny: ConstraintState?
    /// Whether `updateConstraints()` is to run before the next layout.
    final var needsConstraintUpdate = true

    open func setNeedsLayout() { needsLayout = true }
    /// Lays out this view and all inside it that ask for it.
    open func layoutIfNeeded() { layoutWhereNeeded() }
    /// Draws what the view shows beneath its subviews, into the current context; what reaches beyond the bounds is cut. The
    /// inherited one draws nothing.
    /// - Parameter rect: The bounds.
    open func draw(_ rect: CGRect) {}
    /// A picture is drawn once, from the state at rest. No effect on a picture.
    open func setNeedsDisplay() {}
    /// No effect on a picture.
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func invalidateIntrinsicContentSize() {
        contentSizeChanged()
        setNeedsLayout()
        superview?.setNeedsLayout()
    }
    /// Takes on the size that fits best, keeping the origin.
    open func sizeToFit() {
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        frame = CGRect(origin: frame.origin, size: sizeThatFits(unlimited))
    }

    /// The view is its layer's delegate on a phone; layers of views place nothing by themselves: never called.
    open func layoutSublayers(of layer: CALayer) {}
    /// Never called.
    open func display(_ layer: CALayer) {}
    /// Never called.
    open func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Never called.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

    /// Sets properties before the view is laid out (iOS 26). Called before each layout.
    open func updateProperties() {}
    /// Calls `updateProperties()` before the next layout (iOS 26).
    open func setNeedsUpdateProperties() { setNeedsLayout() }
    /// Lays out what asks for it (iOS 26).
    open func updatePropertiesIfNeeded() { layoutIfNeeded() }
    /// Whether the corners go by `cornerConfiguration`.
    final var hasCornerConfiguration = false

    /// Places the subviews. The inherited one places those that have constraints.
    open func layoutSubviews() { layOutByConstraints() }

    /// The size that fits the content best; the current size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        usedInheritedFitting = true
        return bounds.size
    }
    /// Set by the inherited answer, which says nothing about the content.
    var usedInheritedFitting = false

    /// The content's own size; `noIntrinsicMetric` on an axis without one.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    nonisolated public static let noIntrinsicMetric: CGFloat = -1
    /// Whether the content wraps, so that its height depends on its width.
    var wrapsContent: Bool { false }
    /// The content's size wrapped at a width; `nil` does not wrap.
    func contentSize(wrappedAt width: CGFloat?) -> CGSize { intrinsicContentSize }

    // MARK: Auto Layout

    /// Makes or changes constraints; call `super` last. The inherited one does nothing.
    open func updateConstraints() {}
    /// Whether the view needs constraints to be laid out. No effect on a picture.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// How far the rectangle that constraints align is inside the frame, points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }

    /// The view inside, or this one, whose text gives the first baseline.
    open var forFirstBaselineLayout: UIView { self }
    /// The view inside, or this one, whose text gives the last baseline.
    open var forLastBaselineLayout: UIView { self }
    /// Where the first and the last baseline are; a view without text has them at its top and at its bottom.
    var baselines: (first: BaselinePlace, last: BaselinePlace) { (.top, .bottom) }

    /// The size that constraints and content give the view: the one closest to `targetSize`.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// The same; the priorities say how much it matters to be close to `targetSize`.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        constrainedSize(for: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    // MARK: Margins

    var storedMargins: NSDirectionalEdgeInsets?
    /// Space kept between the bounds and the content, points, by reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { marginsInForce }
        set { take(margins: newValue) }
    }
    /// The margins in force: the view's own, widened by the safe area and, when asked to, by the superview's.
    open var layoutMargins: UIEdgeInsets {
        get { physical(directionalLayoutMargins) }
        set { directionalLayoutMargins = directional(newValue) }
    }
    open func layoutMarginsDidChange() {}
    /// The margins that the views inside may preserve.
    var marginsForSubviews: NSDirectionalEdgeInsets { directionalLayoutMargins }
    /// How far bars and the screen's edge reach into the bounds, points.
    open var safeAreaInsets: UIEdgeInsets { safeAreaInForce }
    open func safeAreaInsetsDidChange() {}
    /// What is left of the safe area's insets for the views inside.
    var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }
    /// Whether the superview's margins count here where they reach into this view.
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    /// What a window or controller keeps clear of bars and the screen's corners, points; `nil` inherits from the superview.
    var ownSafeAreaInsets: UIEdgeInsets?

    // MARK: Traits

    /// Values set here win over the inherited ones, for this view and those inside it.
    public final var traitOverrides = UITraitOverrides() {
        didSet { invalidateTraits() }
    }
    var cachedTraits: UITraitCollection?
    /// The traits in force here: the superview's (or the current ones outside a hierarchy), then the overrides.
    open var traitCollection: UITraitCollection { traitsInForce }
    /// What the traits are before the overrides.
    var inheritedTraits: UITraitCollection {
        owner?.traitsForView ?? superview?.traitCollection ?? .current.tinted(nil)
    }
    /// Forces light or dark here and inside.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.ownStyle }
        set { traitOverrides.ownStyle = newValue }
    }
    /// The direction in force: the semantic attribute, else the trait.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { directionInForce }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Listing

    /// Where the view stands in the layout report; `nil` is worked out from its class and place.
    package var listingName: ListingName?

    /// Whether the background colour shows at all.
    package var paintsBackground: Bool { true }
    /// Adds what the view itself paints between its background and its subviews.
    package func listContent(into listing: inout Listing) {}
    /// What the layout report says of the view beyond its frame.
    package func listingDetails() -> ListingDetails { ListingDetails() }
    /// The shape the background and a clip take on; the layer's by default.
    package func backgroundShape() -> Shape? { nil }
    /// Adds the subviews, in painting order.
    package func listSubviews(into listing: inout Listing) { listing.addInside(of: self) }
}
