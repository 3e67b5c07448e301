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
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementChanged() } }
    /// How the length along the axis is shared.
    open var distribution = Distribution.fill { didSet { arrangementChanged() } }
    /// Where the views stand across the axis.
    open var alignment = Alignment.fill { didSet { arrangementChanged() } }
    /// Between neighbours, points.
    open var spacing: CGFloat = 0 { didSet { arrangementChanged() } }
    /// Whether the spacing of a vertical stack runs from a view's last line of text to the next view's first.
    open var isBaselineRelativeArrangement = false { didSet { arrangementChanged() } }
    /// Whether the views keep within the layout margins rather than the bounds.
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }

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
    func arrangementChanged() { invalidateIntrinsicContentSize() }

    var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    /// Source of 8 points: the standard spacing of neighbours in Auto Layout.
    private static let systemSpacing = 8.0

    func spacingInForce(after view: UIView) -> Double {
        let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
        return spacing == Self.spacingUseSystem ? Self.systemSpacing : Double(spacing)
    }

    var arrangementInsets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    // MARK: Measuring

    /// What the arranged views need, wrapped at a width where one is given.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = arrangementInsets
        let isLimited = size.width > 0 && size.width < 100_000
        let width = isLimited ? max(0, Double(size.width - insets.left - insets.right)) : nil
        let inner = StackPass(self).fittingSize(width: width)
        let grid = pixelGrid
        return CGSize(
            width: grid.ceil(inner.width + insets.left + insets.right),
            height: grid.ceil(inner.height + insets.top + insets.bottom))
    }

    /// What the arranged views need when nothing wraps.
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    // MARK: Placing

    open override func layoutSubviews() {
        super.layoutSubviews()
        let insets = arrangementInsets
        let area = CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + insets.top,
            width: max(0, bounds.width - insets.left - insets.right),
            height: max(0, bounds.height - insets.top - insets.bottom))
        let pass = StackPass(self)
        let frames = pass.frames(in: area.size)
        let grid = pixelGrid
        for (view, frame) in zip(pass.views, frames) {
            let mirrored = isRightToLeft ? area.width - frame.maxX : frame.minX
            view.frame = grid.round(
                CGRect(x: area.minX + mirrored, y: area.minY + frame.minY, width: frame.width, height: frame.height))
        }
    }
}
