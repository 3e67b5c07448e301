public import Foundation

extension UIView {
    // MARK: Anchors

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The top edge of a view without text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The bottom edge of a view without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    // MARK: Guides

    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
    /// The margins' guide, no wider than text reads well at.
    public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }
    /// Empty, at the safe area's bottom: no keyboard is shown.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        systemGuide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide(.keyboard, of: self)
    }

    func systemGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        let state = constraintState
        if let guide = state.systemGuides[kind] { return guide }
        let guide = kind == .keyboard ? UIKeyboardLayoutGuide(kind, of: self) : UILayoutGuide(kind, of: self)
        state.systemGuides[kind] = guide
        return guide
    }

    /// Those that were added.
    public var layoutGuides: [UILayoutGuide] { constraintStateIfAny?.guides ?? [] }

    /// Takes the guide from the view that owned it.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.kind == .constraints, layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        constraintState.guides.append(layoutGuide)
        layoutStructureChanged()
    }

    /// Takes the guide's constraints out of force as well.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard let state = constraintStateIfAny, state.guides.contains(where: { $0 === layoutGuide }) else { return }
        for constraint in activeConstraints(naming: layoutGuide) { constraint.leave() }
        state.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
        layoutStructureChanged()
    }

    // MARK: Constraints

    /// The constraints that are in force in this view, between it and views inside it.
    public var constraints: [NSLayoutConstraint] { constraintStateIfAny?.held ?? [] }

    /// Puts a constraint in force; its items have to be this view or inside it.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard !constraint.isActive else { return }
        guard constraint.views.allSatisfy({ $0.isDescendant(of: self) }) else {
            fatalError(
                "The view hierarchy is not prepared for the constraint: \(constraint.summary). When added to a view, the "
                    + "constraint's items must be descendants of that view (or the view itself).")
        }
        constraint.enter(self)
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.container === self { constraint.leave() }
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// The active constraints that name this view on one axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        activeConstraints(naming: self, axis)
    }

    /// From here up to the root.
    func activeConstraints(naming item: AnyObject, _ axis: NSLayoutConstraint.Axis? = nil) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        var view: UIView? = self
        while let current = view {
            found += current.constraints.filter { constraint in
                let sides = [
                    constraint.first.item, constraint.first.origin, constraint.second.item, constraint.second.origin,
                ]
                guard sides.contains(where: { $0 === item }) else { return false }
                return axis == nil || constraint.firstAttribute.axis == axis
            }
            view = current.superview
        }
        return found
    }

    // MARK: Content priorities

    /// With which the view keeps from growing beyond its content. 250 unless its class has another.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        constraintStateIfAny?.hugging[axis] ?? .defaultLow
    }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        constraintState.hugging[axis] = priority
        layoutInputChanged()
    }

    /// With which the view keeps from shrinking below its content. 750 unless its class has another.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        constraintStateIfAny?.resistance[axis] ?? .defaultHigh
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        constraintState.resistance[axis] = priority
        layoutInputChanged()
    }

    // MARK: Updating

    public func setNeedsUpdateConstraints() {
        needsConstraintUpdate = true
        setNeedsLayout()
    }

    public func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

    /// Runs `updateConstraints()` where it is asked for, in this view and inside it, from the inside out.
    public func updateConstraintsIfNeeded() {
        for subview in subviews { subview.updateConstraintsIfNeeded() }
        updateOwnConstraintsIfNeeded()
    }

    /// A controller's view asks the controller.
    func updateOwnConstraintsIfNeeded() {
        guard needsConstraintUpdate else { return }
        needsConstraintUpdate = false
        observing({ $0.setNeedsUpdateConstraints() }) {
            if let owner { owner.updateViewConstraints() } else { updateConstraints() }
        }
    }

    // MARK: Ambiguity

    /// Whether the constraints leave the view more than one place or size.
    public var hasAmbiguousLayout: Bool {
        var view = self
        while !view.hasOwnFrame, let superview = view.superview { view = superview }
        let host = view.constraintStateIfAny?.mergedHost ?? view
        return host.layoutEngine()?.isAmbiguous(self) ?? false
    }

    /// Nothing moves in a picture. No effect on a picture.
    public func exerciseAmbiguityInLayout() {}

    /// No size: the smallest that the constraints allow is meant.
    public nonisolated static var layoutFittingCompressedSize: CGSize { .zero }
    /// A size beyond any: the largest that the constraints allow is meant.
    public nonisolated static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
