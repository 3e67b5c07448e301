import CollectionLayout
public import Foundation

extension UICollectionView {
    /// Moves the offset so that the item shows where asked; for none of them, as little as needed. In a section that
    /// scrolls sideways, the section moves as well, to where it may rest.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        scrollSection(to: indexPath, scrollPosition)
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
        let inset = adjustedContentInset
        let vertical = ScrollAxis(
            offset: contentOffset.y, room: bounds.height, content: contentSize.height, before: inset.top,
            after: inset.bottom)
        let horizontal = ScrollAxis(
            offset: contentOffset.x, room: bounds.width, content: contentSize.width, before: inset.left,
            after: inset.right)
        let y = vertical.offset(
            showing: frame.minY, frame.maxY,
            at: scrollPosition.fraction(start: .top, middle: .centeredVertically, end: .bottom))
        // A section's own scrolling has brought the item to its place sideways.
        let scrolls = solver?.orthogonalOffset(ofSection: indexPath.section) == nil
        let x = horizontal.offset(
            showing: frame.minX, frame.maxX,
            at: scrollPosition.fraction(start: .left, middle: .centeredHorizontally, end: .right))
        contentOffset = CGPoint(x: scrolls ? x : contentOffset.x, y: y)
    }

    /// Moves what scrolls sideways in an item's section.
    private func scrollSection(to path: IndexPath, _ position: ScrollPosition) {
        guard let solver, let current = solver.orthogonalOffset(ofSection: path.section),
            let start = solver.orthogonalOffset(showing: path.item, inSection: path.section, at: 0),
            let end = solver.orthogonalOffset(showing: path.item, inSection: path.section, at: 1)
        else { return }
        let fraction = position.fraction(
            start: isRightToLeft ? .right : .left, middle: .centeredHorizontally, end: isRightToLeft ? .left : .right)
        // Without a wish, as little as brings it in.
        let offset = fraction.map { start + (end - start) * $0 } ?? max(min(start, end), min(current, max(start, end)))
        scrollSection(path.section, toOffset: offset)
    }

    /// Scrolls a section that scrolls sideways, to where it may rest. Points from its start.
    package func scrollSection(_ section: Int, toOffset offset: Double) {
        orthogonalOffsets[section] = offset
        solver?.scroll(section: section, toOrthogonalOffset: offset)
        setNeedsLayout()
    }
}

extension UICollectionView.ScrollPosition {
    /// 0, 0.5 or 1 for what it asks of an axis; `nil` for nothing.
    fileprivate func fraction(start: Self, middle: Self, end: Self) -> Double? {
        contains(start) ? 0 : contains(middle) ? 0.5 : contains(end) ? 1 : nil
    }
}

/// One axis of a scroll view's content.
private struct ScrollAxis {
    let offset: Double
    let room: Double
    let content: Double
    let before: Double
    let after: Double

    init(offset: CGFloat, room: CGFloat, content: CGFloat, before: CGFloat, after: CGFloat) {
        self.offset = Double(offset)
        self.room = Double(room)
        self.content = Double(content)
        self.before = Double(before)
        self.after = Double(after)
    }

    /// The offset at which a stretch of the content shows at a fraction of the room between the insets; without one, the
    /// nearest at which it shows.
    func offset(showing low: CGFloat, _ high: CGFloat, at fraction: Double?) -> Double {
        let (low, high) = (Double(low), Double(high))
        let free = room - before - after
        let (first, last) = (low - before, high - free - before)
        let wanted =
            fraction.map { first + (last - first) * $0 } ?? max(min(offset, max(first, last)), min(first, last))
        return max(-before, min(wanted, max(-before, content + after - room)))
    }
}
