import CollectionLayout
import DisplayLists
import Foundation

extension UICollectionView {
    // MARK: Invalidation

    func invalidateLayout() {
        needsSections = true
        setNeedsLayout()
    }

    /// Measures everything anew at the next layout.
    func invalidateMeasurements() {
        solver?.invalidateAll()
        setNeedsLayout()
    }

    func invalidateMeasurements(of ids: [ElementID]) {
        solver?.invalidate(ids)
        setNeedsLayout()
    }

    /// Measures one element again at the next layout; while a layout runs it is measured anyway.
    func measureAgain(_ id: ElementID) {
        guard !isSettling else { return }
        invalidateMeasurements(of: [id])
    }

    // MARK: Solving

    /// Brings the views that show into their places.
    func layoutElements() {
        prepareSolver()
        guard var solver else {
            contentSize = .zero
            return
        }
        isSettling = true
        defer { isSettling = false }
        solver.pinningInsets = directionalInsets(adjustedContentInset)
        let visible = visibleContent
        _ = solver.settle(visible: visible) { (request: MeasureRequest) in self.measure(request) }
        contentSize = solver.contentSize
        self.solver = solver
        place(solver.elements(in: visible))
    }

    /// The part of the content that shows, from the leading edge.
    var visibleContent: CGRect {
        guard isRightToLeft else { return bounds }
        return CGRect(
            x: contentWidth - bounds.maxX, y: bounds.minY, width: bounds.width, height: bounds.height)
    }

    /// What x is mirrored in.
    private var contentWidth: Double { max(solver?.contentSize.width ?? 0, bounds.width) }

    private func directionalInsets(_ insets: UIEdgeInsets) -> DirectionalInsets {
        DirectionalInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
    }

    // MARK: Measuring

    private func measure(_ request: MeasureRequest) -> CGSize {
        let proposed = request.proposed
        guard let view = element(request.id) else { return proposed }
        view.frame = CGRect(origin: view.frame.origin, size: proposed)
        view.hasFreeWidth = request.isWidthFree
        view.updateIfNeeded()
        let attributes = attributes(for: request.id)
        attributes.frame = CGRect(origin: view.frame.origin, size: proposed)
        let preferred = view.preferredLayoutAttributesFitting(attributes).size
        func length(_ value: CGFloat, _ otherwise: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : otherwise }
        return CGSize(
            width: request.isWidthFree ? length(preferred.width, proposed.width) : proposed.width,
            height: request.isHeightFree ? length(preferred.height, proposed.height) : proposed.height)
    }

    private func attributes(for id: ElementID) -> UICollectionViewLayoutAttributes {
        if let kind = id.kind {
            return UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: id.indexPath)
        }
        return UICollectionViewLayoutAttributes(forCellWith: id.indexPath)
    }

    // MARK: Views

    /// The view of an element, made when there is none; `nil` for what has no view.
    private func element(_ id: ElementID) -> UICollectionReusableView? {
        if let view = elements[id] { return view }
        guard let dataSource else { return nil }
        let view: UICollectionReusableView
        switch id {
        case .item: view = dataSource.collectionView(self, cellForItemAt: id.indexPath)
        case .supplementary(let kind, _, _):
            view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: id.indexPath)
        case .decoration(let kind, _, _):
            guard let decoration = collectionViewLayout.decorationClasses[kind] else { return nil }
            view = decoration.init(reusableFrame: .zero)
        }
        if view.listContext == nil { prepare(view, at: id.indexPath, kind: id.kind) }
        if view.superview !== self { addSubview(view) }
        name(view, id)
        elements[id] = view
        return view
    }

    private func place(_ placed: [PlacedElement]) {
        var shown: Set<ElementID> = []
        for element in placed {
            guard let view = self.element(element.id) else { continue }
            shown.insert(element.id)
            view.frame = directedContent(element.frame)
            view.zOrder = element.zIndex
            apply(element, to: view)
        }
        let gone = elements.keys.filter { !shown.contains($0) }
        for id in gone.sorted(by: ElementID.precedes) { recycle(id) }
        announce(placed.filter { shown.contains($0.id) })
    }

    private func apply(_ element: PlacedElement, to view: UICollectionReusableView) {
        let attributes = attributes(for: element.id)
        attributes.frame = view.frame
        attributes.zIndex = element.zIndex
        view.apply(attributes)
        guard let cell = view as? UICollectionViewCell else { return }
        cell.isPinned = element.isPinned
        cell.isSwiped = openSwipe?.indexPath == element.id.indexPath && element.id.kind == nil
        cell.cardShape = card(of: element.id, size: view.frame.size)
        if cell.needsLayout { cell.layoutIfNeeded() }
    }

    private func announce(_ placed: [PlacedElement]) {
        guard let delegate else { return }
        for element in placed {
            guard let view = elements[element.id], !view.wasAnnounced else { continue }
            view.wasAnnounced = true
            if let cell = view as? UICollectionViewCell, element.id.kind == nil {
                delegate.collectionView(self, willDisplay: cell, forItemAt: element.id.indexPath)
            } else if let kind = element.id.kind {
                delegate.collectionView(
                    self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.id.indexPath)
            }
        }
    }

    /// A frame that counts x from the leading edge, in the content's own space.
    func directedContent(_ frame: CGRect) -> CGRect {
        guard isRightToLeft else { return frame }
        return CGRect(x: contentWidth - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    /// What the layout report calls the view of an element.
    func name(_ view: UICollectionReusableView, _ id: ElementID) {
        view.elementID = id
        view.listingName = ListingName(listingPath(id), role: listingRole(id))
    }

    private func listingPath(_ id: ElementID) -> String {
        switch id {
        case .item(let section, let item): "section \(section)/item \(item)"
        case .supplementary(let kind, let section, let item):
            switch kind {
            case Self.elementKindSectionHeader: "section \(section)/header"
            case Self.elementKindSectionFooter: "section \(section)/footer"
            default: "section \(section)/\(kind) \(item)"
            }
        case .decoration(let kind, let section, let item): "section \(section)/\(kind) \(item)"
        }
    }

    private func listingRole(_ id: ElementID) -> String {
        switch id {
        case .item: "cell"
        case .supplementary(let kind, _, _):
            switch kind {
            case Self.elementKindSectionHeader: "header"
            case Self.elementKindSectionFooter: "footer"
            default: "boundarySupplementary"
            }
        case .decoration: "decoration"
        }
    }
}
