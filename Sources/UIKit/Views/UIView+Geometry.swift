import Foundation

extension UIView {
    /// What setting the frame does.
    func place(at frame: CGRect) {
        guard frame != self.frame else { return }
        let resized = frame.size != storedFrame.size
        if transform.isIdentity {
            storedFrame = frame
        } else {
            storedFrame.origin.x = frame.midX - storedFrame.width / 2
            storedFrame.origin.y = frame.midY - storedFrame.height / 2
        }
        if resized { boundsSizeChanged() }
    }

    /// What setting the bounds does: the centre stays where it is.
    func take(bounds: CGRect) {
        let resized = bounds.size != storedFrame.size
        if resized {
            let middle = center
            storedFrame.size = bounds.size
            center = middle
        }
        storedBoundsOrigin = bounds.origin
        if resized { boundsSizeChanged() }
    }

    private func boundsSizeChanged() {
        setNeedsLayout()
        // A bar makes room for a view that an app has made larger.
        (superview as? BarItemView)?.setNeedsLayout()
        for subview in subviews { subview.superviewBoundsChanged() }
    }

    /// The topmost view inside that takes touches at a point, this one at last; `nil` outside of it.
    func viewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha > 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}
