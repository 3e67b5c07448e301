public import Foundation

/// A view whose content may be larger than its bounds: the bounds' origin is the content's offset.
open class UIScrollView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    /// The point of the content at the bounds' top left corner, points.
    open var contentOffset: CGPoint {
        get { storedBoundsOrigin }
        set {
            guard newValue != storedBoundsOrigin else { return }
            storedBoundsOrigin = newValue
            isAtRest = false
            setNeedsLayout()
            scrolledInContainers()
        }
    }
    /// Whether nobody has scrolled: the content then starts below the adjusted inset.
    var isAtRest = true
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

    open var contentSize = CGSize.zero { didSet { if oldValue != contentSize { scrolledInContainers() } } }
    /// Added around the content, points.
    open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { setNeedsLayout() } } }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { setNeedsLayout() } }
    }

    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// `contentInset` and the safe area, by the adjustment behaviour.
    open var adjustedContentInset: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return contentInset }
        let safe = safeAreaInsets
        let addsSides = contentInsetAdjustmentBehavior == .always
        return UIEdgeInsets(
            top: contentInset.top + safe.top, left: contentInset.left + (addsSides ? safe.left : 0),
            bottom: contentInset.bottom + safe.bottom, right: contentInset.right + (addsSides ? safe.right : 0))
    }
    open func adjustedContentInsetDidChange() {}

    /// What the content's inset keeps clear already does not count again inside.
    override var safeAreaForSubviews: UIEdgeInsets {
        let safe = safeAreaInsets
        return switch contentInsetAdjustmentBehavior {
        case .never: safe
        case .always: .zero
        case .automatic, .scrollableAxes: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
        }
    }

    /// Shows above the content while something is being loaded.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard oldValue !== refreshControl else { return }
            oldValue?.removeFromSuperview()
            if let control = refreshControl { addSubview(control) }
            setNeedsLayout()
        }
    }
    /// No effect on a picture.
    open var isScrollEnabled = true
    /// No effect on a picture.
    open var bounces = true
    /// No effect on a picture.
    open var alwaysBounceVertical = false
    /// No effect on a picture.
    open var alwaysBounceHorizontal = false
    /// Indicators hide at rest. No effect on a picture.
    open var showsVerticalScrollIndicator = true
    /// No effect on a picture.
    open var showsHorizontalScrollIndicator = true
    /// No effect on a picture.
    open var isPagingEnabled = false
    /// No effect on a picture.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// No effect on a picture.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Points. No effect on a picture.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// No effect on a picture.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Indicators hide at rest. No effect on a picture.
    open var indicatorStyle = IndicatorStyle.default
    /// Looks of scroll indicators.
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    /// No effect on a picture.
    open var decelerationRate = DecelerationRate.normal
    /// No effect on a picture.
    open var delaysContentTouches = true
    /// No effect on a picture.
    open var canCancelContentTouches = true
    /// No effect on a picture.
    open var isDirectionalLockEnabled = false
    /// No effect on a picture.
    open var scrollsToTop = true
    /// No effect on a picture.
    open var bouncesZoom = true
    /// No effect on a picture.
    open var bouncesVertically = true
    /// No effect on a picture.
    open var bouncesHorizontally = true
    /// No effect on a picture.
    open var allowsKeyboardScrolling = true
    /// No effect on a picture.
    open var minimumZoomScale: CGFloat = 1
    /// No effect on a picture.
    open var maximumZoomScale: CGFloat = 1
    /// Kept between the two ends. Not drawn yet.
    open var zoomScale: CGFloat = 1 {
        didSet { zoomScale = min(max(zoomScale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale)) }
    }
    /// Nobody touches a picture.
    open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
    /// Nobody touches a picture: `nil`.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
    weak var heldDelegate: (any UIScrollViewDelegate)?
    /// No effect on a picture.
    open var keyboardDismissMode = KeyboardDismissMode.none
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

    /// Moves the content to below the adjusted inset, unless somebody has scrolled.
    func restAtTop() {
        guard isAtRest else { return }
        let inset = adjustedContentInset
        storedBoundsOrigin = CGPoint(x: -inset.left, y: -inset.top)
    }

    open override func layoutSubviews() {
        restAtTop()
        super.layoutSubviews()
        refreshControl?.place(in: self)
    }
}
