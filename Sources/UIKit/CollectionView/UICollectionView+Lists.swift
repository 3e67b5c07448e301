import Appearance
import CollectionLayout
import DisplayLists
import Foundation

extension UICollectionView {
    /// What a list says to the view at a place; `nil` outside lists.
    func listContext(section: Int, item: Int, kind: String?) -> ListContext? {
        guard sections.indices.contains(section), let list = sections[section].list else { return nil }
        let role: ListContext.Role =
            switch kind {
            case Self.elementKindSectionHeader: .header
            case Self.elementKindSectionFooter: .footer
            case let other?: other == list.footerKind ? .footer : .header
            case nil: list.isHeaderItem(item) ? .header : .item
            }
        let isFirst =
            section == 0 && (kind == Self.elementKindSectionHeader || (kind == nil && item == 0 && !list.hasTopElement))
        return ListContext(
            appearance: list.configuration.appearance, role: role, margin: list.cellMargin,
            safeArea: list.safeArea(isItem: kind == nil, isFirst: isFirst), generation: list.generation)
    }

    /// Tells the views that are shown what the list says to them now.
    func refreshListContexts() {
        for (id, view) in elements {
            view.listContext = listContext(section: id.section, item: id.item, kind: id.kind)
        }
    }

    /// What bars and the screen's edges cover of the content while the list rests and no content inset keeps it clear.
    var restingSafeArea: NSDirectionalEdgeInsets {
        var insets = directional(contentSafeArea)
        insets.top = max(0, insets.top - contentInset.top)
        return insets
    }

    /// The card corners that a cell rounds; `nil` for none.
    func card(of id: ElementID, size: CGSize) -> RoundedRectangle? {
        guard case .item(let section, let item) = id, sections.indices.contains(section),
            let list = sections[section].list, list.hasCards
        else { return nil }
        var corners: RoundedRectangle.Corners = []
        if list.isFirstOfCard(item) { corners.formUnion([.topLeft, .topRight]) }
        if list.isLastOfCard(item) { corners.formUnion([.bottomLeft, .bottomRight]) }
        guard !corners.isEmpty else { return nil }
        return RoundedRectangle(
            rect: CGRect(origin: .zero, size: size), radius: list.metrics.cornerRadius(height: size.height),
            corners: corners,
            curve: .continuous)
    }

    // MARK: Listing

    /// The page behind the sections: as wide as the list, and beyond its first and last section. Neighbours of one colour
    /// are one strip, and strips end on whole pixels: anything else shows as a seam.
    func listSectionBackgrounds(into listing: inout Listing) {
        for strip in pageStrips() { listing.fill(.rectangle(strip.rect), strip.color) }
    }

    /// Whether the page hides the list's own background.
    var pageCoversBackground: Bool {
        let strips = pageStrips()
        let height = strips.reduce(0) { $0 + ($1.color.alpha == 1 ? $1.rect.height : 0) }
        return !strips.isEmpty && height >= bounds.height
    }

    /// The page's colour where the content begins; `nil` where that is no list.
    var firstPageColor: UIColor? { sections.first?.list?.pageColor }

    private func pageStrips() -> [(rect: CGRect, color: ResolvedColor)] {
        guard let solver, backgroundView == nil else { return [] }
        let grid = pixelGrid
        var strips: [(rect: CGRect, color: ResolvedColor)] = []
        for (index, section) in sections.enumerated() {
            guard let list = section.list, let frame = solver.sectionFrame(index) else { continue }
            let color = resolved(list.pageColor)
            let top = index == 0 ? bounds.minY : grid.round(frame.minY)
            let next = index + 1 < sections.count ? solver.sectionFrame(index + 1) : nil
            let bottom = next.map { grid.round($0.minY) } ?? max(bounds.maxY, frame.maxY)
            let strip = CGRect(x: bounds.minX, y: top, width: bounds.width, height: max(0, bottom - top))
                .intersection(bounds)
            guard !strip.isNull, strip.height > 0 else { continue }
            if let last = strips.last, last.color == color, last.rect.maxY == strip.minY {
                strips[strips.count - 1].rect = last.rect.union(strip)
            } else {
                strips.append((strip, color))
            }
        }
        return strips
    }

    /// The list's own margin at its sides, when somebody has set one.
    var listLayoutMargin: Double { storedMargins.map { max($0.leading, $0.trailing) } ?? 0 }

    /// The traits of views in a kind of list.
    func traits(in environment: UIListEnvironment) -> UITraitCollection {
        let base = traitCollection
        if let known = listTraits[environment], known.base === base { return known.traits }
        let traits = base.modifyingTraits { $0.listEnvironment = environment }
        listTraits[environment] = (base, traits)
        return traits
    }

    /// Rows and their separators, then what covers them.
    func listElements(into listing: inout Listing) {
        if let backgroundView { listing.add(backgroundView) }
        let ordered = elements.sorted { left, right in
            left.value.zOrder == right.value.zOrder
                ? ElementID.precedes(left.key, right.key) : left.value.zOrder < right.value.zOrder
        }
        for (id, view) in ordered where view.zOrder < ZOrder.separator { listRow(id, view, into: &listing) }
        for (id, view) in ordered where view.zOrder < ZOrder.separator {
            if let cell = view as? UICollectionViewCell { listSeparators(of: cell, id, into: &listing) }
        }
        for (_, view) in ordered where view.zOrder >= ZOrder.separator { listing.add(view) }
        let others = Set(elements.values.map(ObjectIdentifier.init))
        for view in subviews where !others.contains(ObjectIdentifier(view)) && view !== backgroundView {
            listing.add(view)
        }
    }

    private func listRow(_ id: ElementID, _ view: UICollectionReusableView, into listing: inout Listing) {
        if let swipe = openSwipe, id.kind == nil, id.indexPath == swipe.indexPath, let row = view as? any ListRow {
            swipe.list(row: row, into: &listing)
        } else {
            listing.add(view)
        }
    }

    private func listSeparators(of cell: UICollectionViewCell, _ id: ElementID, into listing: inout Listing) {
        guard case .item(let section, let item) = id, sections.indices.contains(section),
            let list = sections[section].list
        else { return }
        for line in list.separators(of: cell, at: IndexPath(item: item, section: section), in: self) {
            listing.add(line, of: cell, path: "section \(section)/item \(item)")
        }
    }
}
