import Foundation

extension UIView {
    /// An index beyond the last puts the view in front.
    public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: min(max(index, 0), subviews.count)) }

    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        guard view !== sibling else { return }
        if view.superview === self { view.removeFromSuperview() }
        insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
    }

    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        guard view !== sibling else { return }
        if view.superview === self { view.removeFromSuperview() }
        insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
    }

    func takeOut() {
        guard let parent = superview else { return }
        parent.willRemoveSubview(self)
        willMove(toSuperview: nil)
        willLeave(parent)
        parent.subviews.removeAll { $0 === self }
        parent.setNeedsLayout()
        superview = nil
        inheritedTraitsMayHaveChanged()
        didMoveToSuperview()
    }

    public func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }

    public func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        subviews.swapAt(index1, index2)
    }

    /// Whether `view` is above this one in the hierarchy, or is this one.
    public func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.superview
        }
        return false
    }

    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    func insert(_ view: UIView, at index: Int) {
        // A view inside itself would never finish laying out.
        guard !isDescendant(of: view) else { return }
        var index = index
        if let old = view.superview {
            if old === self {
                let place = subviews.firstIndex { $0 === view } ?? subviews.count
                subviews.remove(at: place)
                if place < index { index -= 1 }
                subviews.insert(view, at: index)
                return
            }
            view.removeFromSuperview()
        }
        view.willMove(toSuperview: self)
        view.willMove(toWindow: window)
        subviews.insert(view, at: index)
        view.superview = self
        view.autoresizedFor = bounds.size
        view.joined(self)
        view.inheritedTraitsMayHaveChanged()
        view.inheritedTintMayHaveChanged()
        didAddSubview(view)
        view.didMoveToSuperview()
        view.movedToWindow()
        setNeedsLayout()
    }

    private func movedToWindow() {
        guard window != nil else { return }
        AppearanceStore.apply(to: self)
        didMoveToWindow()
        for subview in subviews { subview.movedToWindow() }
    }
}
