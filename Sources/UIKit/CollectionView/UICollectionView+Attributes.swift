import CollectionLayout
import Foundation

/// One element's place in the content's space.
@MainActor
struct Placement {
    let id: ElementID
    /// Points, before any transform.
    let frame: CGRect
    let zIndex: Int
    var isPinned = false
    /// What the layout says besides; `nil` when it is nothing.
    var attributes: UICollectionViewLayoutAttributes?

    init(_ element: PlacedElement, frame: CGRect) {
        (id, self.frame, zIndex, isPinned) = (element.id, frame, element.zIndex, element.isPinned)
    }

    init(_ attributes: UICollectionViewLayoutAttributes, frame: CGRect, isPinned: Bool) {
        (id, self.frame, zIndex, self.isPinned) = (attributes.elementID, frame, attributes.zIndex, isPinned)
        self.attributes = attributes
    }
}

extension UICollectionViewLayoutAttributes {
    var elementID: ElementID {
        let (section, item, kind) = (indexPath.section, indexPath.item, representedElementKind ?? "")
        return switch representedElementCategory {
        case .cell: .item(section: section, item: item)
        case .supplementaryView: .supplementary(kind: kind, section: section, item: item)
        case .decorationView: .decoration(kind: kind, section: section, item: item)
        }
    }
}

/// Placing by attributes: for layouts of one's own, for those that change what the system's layouts say, and for sections
/// that want to be told what shows.
extension UICollectionView {
    // MARK: What the solver says, as attributes

    func solvedAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let solver else { return nil }
        // A layout that mirrors is asked in the content's space, and answers in it.
        let own = collectionViewLayout.mirrorsSolvedFrames ? directedContent(rect) : rect
        return solver.elements(in: own).map(attributes)
    }

    func solvedAttributes(of id: ElementID) -> UICollectionViewLayoutAttributes? {
        solver?.placement(of: id).map(attributes)
    }

    private func attributes(of element: PlacedElement) -> UICollectionViewLayoutAttributes {
        let attributes = attributes(for: element.id)
        attributes.frame =
            collectionViewLayout.mirrorsSolvedFrames ? directedContent(element.frame) : element.frame
        attributes.zIndex = element.zIndex
        return attributes
    }

    // MARK: Asking the layout

    /// What shows, lowest first, as the layout says.
    func placements() -> [Placement] {
        let asks = collectionViewLayout.mirrorsSolvedFrames ? bounds : visibleContent
        let attributes = collectionViewLayout.layoutAttributesForElements(in: asks) ?? []
        tellVisibleItems(attributes)
        var seen: Set<ElementID> = []
        let placed = attributes.compactMap { attributes -> Placement? in
            let id = attributes.elementID
            guard !attributes.isHidden, exists(id), seen.insert(id).inserted else { return nil }
            let size = attributes.size
            let center = attributes.center
            var frame = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            guard frame.isSound else { return nil }
            if !collectionViewLayout.mirrorsSolvedFrames { frame = directedContent(frame) }
            guard frame.mapped(by: attributes.transform).intersects(bounds) else { return nil }
            return Placement(attributes, frame: frame, isPinned: solver?.placement(of: id)?.isPinned == true)
        }
        return placed.enumerated()
            .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
    }

    /// Whether the data has what a layout of one's own places.
    private func exists(_ id: ElementID) -> Bool {
        guard case .item(let section, let item) = id else { return true }
        return item >= 0 && item < numberOfItems(inSection: section)
    }

    /// Rounds in which a layout may take in the sizes that its views ask for.
    private static let mostRounds = 12

    /// What a layout of one's own says shows, after it has heard the sizes that the views ask for as often as it cares to.
    func settledPlacements() -> [Placement] {
        var asked: [ElementID: CGSize] = [:]
        for _ in 0..<Self.mostRounds {
            contentSize = collectionViewLayout.collectionViewContentSize
            let placed = placements()
            let changes = placed.filter { asked[$0.id] != $0.frame.size }.compactMap { placement in
                asked[placement.id] = placement.frame.size
                return invalidation(by: placement)
            }
            if changes.isEmpty { return placed }
            for context in changes { collectionViewLayout.invalidateLayout(with: context) }
            collectionViewLayout.prepare()
            needsSections = false
        }
        let last = placements()
        RenderDiagnostics.current.report(
            .unsettledSizes(last.last.map { listingPath($0.id) } ?? "", rounds: Self.mostRounds))
        return last
    }

    /// What changes when the layout hears what a view asks for; `nil` when it does not care.
    private func invalidation(by placement: Placement) -> UICollectionViewLayoutInvalidationContext? {
        guard let original = placement.attributes, let view = element(placement.id) else { return nil }
        if case .decoration = placement.id { return nil }
        view.frame = CGRect(origin: view.frame.origin, size: placement.frame.size)
        view.updateIfNeeded()
        let preferred = view.preferredLayoutAttributesFitting(original.copied())
        guard
            collectionViewLayout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else { return nil }
        return collectionViewLayout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }

    // MARK: Telling sections

    /// Tells the sections that want it what shows of them, the last one first: cells, then supplementary views, then
    /// decorations. What they change stays.
    private func tellVisibleItems(_ attributes: [UICollectionViewLayoutAttributes]) {
        let surroundings = LayoutSurroundings(size: bounds.size, traitCollection: traitCollection)
        for section in sections.indices.reversed() {
            guard let handler = sections[section].visibleItemsHandler else { continue }
            let shift = solver?.orthogonalOffset(ofSection: section)
            let items = attributes.filter { $0.indexPath.section == section }
                .sorted { $0.representedElementCategory.rawValue < $1.representedElementCategory.rawValue }
                .map { VisibleLayoutItem($0, shift: $0.representedElementKind == nil ? shift ?? 0 : 0) }
            handler(items, CGPoint(x: shift ?? Double(contentOffset.x), y: Double(contentOffset.y)), surroundings)
        }
    }
}

extension CGRect {
    fileprivate var isSound: Bool {
        [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) && size.width >= 0 && size.height >= 0
    }
}
