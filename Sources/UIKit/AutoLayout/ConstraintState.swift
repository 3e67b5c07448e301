import Foundation

/// What Auto Layout keeps about a view. Most views have none.
@MainActor
final class ConstraintState {
    /// The constraints that are in force in the view, in the order of their activation.
    var held: [NSLayoutConstraint] = []
    /// Guides that were added to the view.
    var guides: [UILayoutGuide] = []
    /// Guides that follow the view, made when they are asked for.
    var systemGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]

    /// By axis: how strongly the view keeps from growing, and from shrinking, beyond its content; `nil` is the class's own.
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

    /// Content sizes that were asked for since the content last changed, by the width they were wrapped at.
    var contentSizes: [CGFloat?: CGSize] = [:]

    /// Solves the constraints inside the view; `nil` when there is none or it is out of date.
    var engine: LayoutEngine?
    /// Whether views inside this one are placed by constraints.
    var isHost = false
    /// The view above whose engine places the views inside this one, because a constraint reaches across.
    weak var mergedHost: UIView?
}

extension UIView {
    var constraintState: ConstraintState {
        if let state = constraintStateIfAny { return state }
        let state = ConstraintState()
        constraintStateIfAny = state
        return state
    }

    /// Whether the view's place comes from its frame and not from constraints.
    var hasOwnFrame: Bool { translatesAutoresizingMaskIntoConstraints || superview == nil }

    /// Whether a view or guide inside is placed by constraints, or the view's size is asked for by some.
    var usesConstraints: Bool { constraintStateIfAny?.isHost ?? false }

    /// Whether the view is always as large as one around it that is placed by constraints: what is inside has a say in the size of both.
    var isStretched: Bool {
        guard translatesAutoresizingMaskIntoConstraints, let superview, !superview.hasOwnFrame else { return false }
        return autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight]) && !(superview is UIScrollView)
    }

    // MARK: Changes

    /// A constraint or a view with constraints came or went here: drops the engine that it belongs to.
    func layoutStructureChanged() {
        for view in viewsToHost() {
            view.constraintStateIfAny?.engine = nil
            guard view.hasOwnFrame else { continue }
            view.constraintState.isHost = true
            view.constraintState.mergedHost = nil
            view.setNeedsLayout()
        }
    }

    /// A constraint's constant or something like it changed: asks for the layout of the view that solves it.
    func layoutInputChanged() {
        guard constraintStateIfAny != nil || !hasOwnFrame else { return }
        for view in viewsToHost() where view.hasOwnFrame { view.setNeedsLayout() }
    }

    /// From here up to the view whose engine places this view.
    private func viewsToHost() -> [UIView] {
        var (views, view): ([UIView], UIView?) = ([], self)
        while let current = view {
            views.append(current)
            let endsHere = current.hasOwnFrame && !current.isStretched
            view = endsHere ? current.constraintStateIfAny?.mergedHost : current.superview
        }
        return views
    }

    /// The content's size is to be asked for again.
    func contentSizeChanged() {
        constraintStateIfAny?.contentSizes = [:]
        if !hasOwnFrame { layoutInputChanged() }
    }

    func joined(_ superview: UIView) {
        constraintStateIfAny?.engine = hasOwnFrame ? constraintStateIfAny?.engine : nil
        if !translatesAutoresizingMaskIntoConstraints { superview.layoutStructureChanged() }
    }

    /// Takes constraints out of force that reach from inside this view to what is outside.
    func willLeave(_ superview: UIView) {
        var ancestor: UIView? = superview
        while let view = ancestor {
            if let held = view.constraintStateIfAny?.held, !held.isEmpty {
                for constraint in held where constraint.views.contains(where: { $0.isDescendant(of: self) }) {
                    constraint.leave()
                }
            }
            ancestor = view.superview
        }
        if !translatesAutoresizingMaskIntoConstraints { superview.layoutStructureChanged() }
    }

    // MARK: Content

    /// The content's size, remembered until it changes.
    func contentSize(rememberedFor width: CGFloat?) -> CGSize {
        let state = constraintState
        if let known = state.contentSizes[width] { return known }
        let size = wrapsContent ? contentSize(wrappedAt: width) : intrinsicContentSize
        state.contentSizes[width] = size
        return size
    }
}
