import Foundation

extension UIView {
    func layoutWhereNeeded() {
        updateOwnConstraintsIfNeeded()
        if needsLayout {
            needsLayout = false
            withOwnTraits {
                observing({ $0.setNeedsLayout() }) {
                    owner?.updateProperties()
                    updateProperties()
                    owner?.viewWillLayoutSubviews()
                }
                owner?.updateContentUnavailableIfNeeded()
                observing({ $0.setNeedsLayout() }) {
                    layoutSubviews()
                    owner?.placeContentUnavailable()
                    owner?.viewDidLayoutSubviews()
                }
            }
        }
        if hasCornerConfiguration { roundCorners() }
        for subview in subviews { subview.layoutIfNeeded() }
    }

    /// Follows the superview's new size by the mask.
    func superviewBoundsChanged() {
        guard let superview, superview.autoresizesSubviews else { return }
        let old = autoresizedFor ?? superview.bounds.size
        let new = superview.bounds.size
        autoresizedFor = new
        guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty, old != new else { return }
        var result = frame
        (result.origin.x, result.size.width) = Self.autoresized(
            origin: frame.minX, length: frame.width, change: new.width - old.width, whole: old.width,
            before: autoresizingMask.contains(.flexibleLeftMargin), self: autoresizingMask.contains(.flexibleWidth),
            after: autoresizingMask.contains(.flexibleRightMargin))
        (result.origin.y, result.size.height) = Self.autoresized(
            origin: frame.minY, length: frame.height, change: new.height - old.height, whole: old.height,
            before: autoresizingMask.contains(.flexibleTopMargin), self: autoresizingMask.contains(.flexibleHeight),
            after: autoresizingMask.contains(.flexibleBottomMargin))
        frame = result
    }

    /// Shares a change of the superview's length among the flexible parts, in proportion to what they have.
    private static func autoresized(
        origin: CGFloat, length: CGFloat, change: CGFloat, whole: CGFloat,
        before: Bool, self flexible: Bool, after: Bool
    ) -> (origin: CGFloat, length: CGFloat) {
        let parts = (before ? max(origin, 0) : 0, flexible ? length : 0, after ? max(whole - origin - length, 0) : 0)
        let sum = parts.0 + parts.1 + parts.2
        let count = CGFloat((before ? 1 : 0) + (flexible ? 1 : 0) + (after ? 1 : 0))
        guard count > 0 else { return (origin, length) }
        func share(_ part: CGFloat, _ takes: Bool) -> CGFloat {
            guard takes else { return 0 }
            return sum > 0 ? change * part / sum : change / count
        }
        return (origin + share(parts.0, before), max(0, length + share(parts.1, flexible)))
    }

    var transformedFrame: CGRect {
        let half = CGSize(width: storedFrame.width / 2, height: storedFrame.height / 2)
        let box = CGRect(x: -half.width, y: -half.height, width: storedFrame.width, height: storedFrame.height)
            .applying(transform)
        return box.offsetBy(dx: center.x, dy: center.y)
    }
}
