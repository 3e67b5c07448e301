import Foundation

extension UIView {
    /// The engine for what is inside this view; `nil` when nothing there is placed by constraints, or a view above does it.
    func layoutEngine() -> LayoutEngine? {
        guard let state = constraintStateIfAny, state.isHost, state.mergedHost == nil else { return nil }
        return anyEngine(state)
    }

    private func anyEngine(_ state: ConstraintState) -> LayoutEngine {
        if let engine = state.engine { return engine }
        let engine = LayoutEngine(host: self)
        state.engine = engine
        return engine
    }

    /// Places what is inside by its constraints.
    func layOutByConstraints() {
        guard hasOwnFrame else { return }
        layoutEngine()?.layOut()
    }

    /// The size that constraints and content inside give this view.
    func constrainedSize(
        for size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        let state = constraintState
        guard hasOwnFrame, state.mergedHost == nil else {
            // Measured on its own: what is around it does not count.
            return LayoutEngine(host: self).fit(size, horizontal: horizontal, vertical: vertical)
        }
        return anyEngine(state).fit(size, horizontal: horizontal, vertical: vertical)
    }

    func setLayoutFrame(_ newFrame: CGRect) {
        guard !transform.isIdentity else {
            frame = newFrame
            return
        }
        bounds.size = newFrame.size
        center = CGPoint(x: newFrame.midX, y: newFrame.midY)
    }
}
