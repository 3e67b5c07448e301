import DisplayLists
public import Foundation

/// Arranges views in a row or a column. It draws nothing of its own but its background.
open class UIStackView: UIView {
    /// Arranges the views, in a row at first.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Arranged views

    /// In their order along the axis; hidden ones take no room.
    public final private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Puts a view at the end.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Puts a view at a place among the arranged ones; a place beyond the last is the end.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard !isDescendant(of: view) else { return }
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        // The stack places it.
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangementChanged()
    }

    /// Arranges a view no longer; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementChanged()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Arrangement

    /// The direction of the arrangement.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementChanged() } } }
    /// How the length along the axis is shared.
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementChanged() } } }
    /// Where the views stand across the axis.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementChanged() } } }
    /// Between neighbours, points.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementChanged() } } }
    /// Whether the spacing of a vertical stack runs from a view's last line of text to the next view's first.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
    }
    /// Whether the views keep within the layout margins rather than the bounds.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
    }

    /// Another spacing after one view, points; `spacingUseDefault` is the stack's own again.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementChanged()
    }

    /// The spacing that was set after a view; `spacingUseDefault` where none was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// After anything that the arrangement depends on.
    func arrangementChanged() {
        isArranged = false
        setNeedsLayout()
        layoutStructureChanged()
    }

    private var isArranged = false
    private var arrangement: [NSLayoutConstraint] = []
    private var arrangementGuides: [UILayoutGuide] = []

    /// Replaces the constraints of an arrangement that is out of date.
    func arrangeIfNeeded() {
        guard !isArranged else { return }
        isArranged = true
        NSLayoutConstraint.deactivate(arrangement)
        for guide in arrangementGuides { removeLayoutGuide(guide) }
        let new = StackArrangement(self)
        (arrangement, arrangementGuides) = (new.constraints, new.guides)
        for guide in new.guides { addLayoutGuide(guide) }
        NSLayoutConstraint.activate(new.constraints)
    }

    /// How much weaker a view holds on to its own length than its priority says: where several could give way, the first grows and
    /// the last shrinks.
    func yield(of view: UIView, _ axis: NSLayoutConstraint.Axis, whenShrinking: Bool) -> Double {
        let views = shown
        guard axis == self.axis, distribution == .fill, let index = views.firstIndex(where: { $0 === view }) else {
            return 0
        }
        return 0.01 * Double(whenShrinking ? index : views.count - index) / Double(views.count)
    }

    var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    /// Source of 8 points: the standard spacing of neighbours in Auto Layout.
    private static let systemSpacing: CGFloat = 8

    func spacingInForce(after view: UIView) -> CGFloat {
        let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
        return spacing == Self.spacingUseSystem ? Self.systemSpacing : spacing
    }

    // MARK: Measuring

    /// What the arranged views need, wrapped at a width where one is given.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural = systemLayoutSizeFitting(.zero)
        guard size.width > 0, size.width < natural.width else { return natural }
        return systemLayoutSizeFitting(
            CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// What the arranged views need when nothing wraps.
    open override var intrinsicContentSize: CGSize { systemLayoutSizeFitting(.zero) }

    // MARK: Baselines

    /// The first view's in a column, the highest one's in a row.
    open override var forFirstBaselineLayout: UIView {
        (axis == .vertical ? shown.first : highest)?.forFirstBaselineLayout ?? self
    }
    /// The last view's in a column, the highest one's in a row.
    open override var forLastBaselineLayout: UIView {
        (axis == .vertical ? shown.last : highest)?.forLastBaselineLayout ?? self
    }

    private var highest: UIView? {
        shown.max { $0.contentSize(rememberedFor: nil).height < $1.contentSize(rememberedFor: nil).height }
    }
}
