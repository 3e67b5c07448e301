public import Foundation

/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// What decides where a guide is.
    enum Kind: Hashable {
        /// Its constraints.
        case constraints
        /// A view's bounds inside its layout margins, its safe area or its readable width.
        case margins, safeArea, readable
        /// The safe area's bottom edge: no keyboard is shown.
        case keyboard
        /// A scroll view's content, and its frame over the content.
        case scrollContent, scrollFrame
        /// What a list content view shows, where the view puts it.
        case listText, listSecondaryText, listImage
    }

    let kind: Kind

    public override init() {
        kind = .constraints
        super.init()
    }

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        owningView = view
        super.init()
    }

    /// The view whose space `layoutFrame` is in; `nil` before the guide is added to one.
    public internal(set) weak var owningView: UIView?
    open var identifier = ""

    /// Where the last layout of a guide with constraints put it.
    var solvedFrame = CGRect.zero

    /// In the owning view's space.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        switch kind {
        case .constraints: return solvedFrame
        case .scrollContent:
            return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? view.bounds.size)
        case .scrollFrame: return view.bounds
        case .margins, .safeArea, .readable, .keyboard, .listText, .listSecondaryText, .listImage:
            let insets = insets
            return CGRect(
                x: view.bounds.minX + insets.left, y: view.bounds.minY + insets.top,
                width: max(0, view.bounds.width - insets.left - insets.right),
                height: max(0, view.bounds.height - insets.top - insets.bottom))
        }
    }

    /// Text of the large category reads well at this width, points. Source: uikit-metrics, "Readable width".
    private static let readableWidth: CGFloat = 672

    /// How far inside the owning view's bounds a guide that follows them is.
    var insets: UIEdgeInsets {
        guard let view = owningView else { return .zero }
        switch kind {
        case .margins: return view.layoutMargins
        case .safeArea: return view.safeAreaInsets
        case .readable:
            var insets = view.layoutMargins
            let surplus = (view.bounds.width - insets.left - insets.right - Self.readableWidth) / 2
            guard surplus > 0 else { return insets }
            insets.left += surplus
            insets.right += surplus
            return insets
        case .keyboard:
            var insets = view.safeAreaInsets
            insets.top = view.bounds.height - insets.bottom
            return insets
        case .listText, .listSecondaryText, .listImage:
            return (view as? UIListContentView)?.insets(of: kind) ?? .zero
        case .constraints, .scrollContent, .scrollFrame: return .zero
        }
    }

    // MARK: Anchors

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

    /// The active constraints that name the guide on one axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.activeConstraints(naming: self, axis) ?? []
    }
}
