import CollectionLayout
import DisplayLists
import Foundation

extension UICollectionView {
    // MARK: Invalidation

    func invalidateLayout() {
        needsSections = true
        setNeedsLayout()
    }

    /// Asks for everything anew: the data is other data.
    func forgetLayout() {
        needsSections = true
        solver = nil
        guard !collectionViewLayout.isSystemLayout else { return }
        let layout = type(of: collectionViewLayout)
        let made = (layout.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
        let context = made ?? UICollectionViewLayoutInvalidationContext()
        (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
        collectionViewLayout.invalidateLayout(with: context)
    }

    /// A layout may depend on where it is scrolled to.
    private func noticeBoundsChange() {
        defer { lastBounds = bounds }
        guard !collectionViewLayout.isSystemLayout, let lastBounds, lastBounds != bounds,
            collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
        else { return }
        collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
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
        noticeBoundsChange()
        prepareSolver()
        isSettling = true
        defer { isSettling = false }
        guard dataSource != nil, bounds.width > 0 else {
            contentSize = .zero
            place([])
            return
        }
        settleSolver()
        if let solver, collectionViewLayout.isSystemLayout, sections.allSatisfy({ $0.visibleItemsHandler == nil }) {
            place(solver.elements(in: visibleContent).map { Placement($0, frame: directedContent($0.frame)) })
        } else {
            place(solver == nil ? settledPlacements() : placements())
        }
    }

    private func settleSolver() {
        guard var solver else { return }
        solver.pinningInsets = directionalInsets(adjustedContentInset)
        let settlement = solver.settle(visible: visibleContent) { (request: MeasureRequest) in self.measure(request) }
        if !settlement.isSettled { report(unsettled: settlement) }
        self.solver = solver
        contentSize =
            collectionViewLayout.isSystemLayout ? solver.contentSize : collectionViewLayout.collectionViewContentSize
    }

    private func report(unsettled settlement: Settlement) {
        let element = settlement.measured.last.map(listingPath) ?? ""
        RenderDiagnostics.current.report(.unsettledSizes(element, rounds: settlement.passes))
    }

    /// The part of the content that shows, in the layout's own space.
    var visibleContent: CGRect {
        guard isMirrored else { return bounds }
        return CGRect(
            x: contentWidth - bounds.maxX, y: bounds.minY, width: bounds.width, height: bounds.height)
    }

    /// Whether x of the layout's own space counts from the right.
    private var isMirrored: Bool {
        isRightToLeft
            && (collectionViewLayout.mirrorsSolvedFrames
                || collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection)
    }

    /// What x is mirrored in.
    private var contentWidth: Double { max(solver?.contentSize.width ?? contentSize.width, bounds.width) }

    private func directionalInsets(_ insets: UIEdgeInsets) -> DirectionalInsets {
        DirectionalInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
    }

    // MARK: Measuring

    private func measure(_ request: MeasureRequest) -> CGSize {
        let proposed = request.proposed
        guard let view = element(request.id, size: proposed) else { return proposed }
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

    func attributes(for id: ElementID) -> UICollectionViewLayoutAttributes {
        let made = type(of: collectionViewLayout).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let attributes = made?.init() ?? UICollectionViewLayoutAttributes()
        attributes.indexPath = id.indexPath
        attributes.representedElementKind = id.kind
        attributes.representedElementCategory =
            switch id {
            case .item: .cell
            case .supplementary: .supplementaryView
            case .decoration: .decorationView
            }
        return attributes
    }

    // MARK: Views

    /// The view of an element, made when there is none; `nil` for what has no view.
    /// - Parameter size: Of a view that is made; `nil` is a row's.
    func element(_ id: ElementID, size: CGSize? = nil) -> UICollectionReusableView? {
        if let view = elements[id] { return view }
        sizeAtHand = size
        defer { sizeAtHand = nil }
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

    private func place(_ placed: [Placement]) {
        var shown: Set<ElementID> = []
        for placement in placed {
            guard let view = self.element(placement.id, size: placement.frame.size) else { continue }
            shown.insert(placement.id)
            apply(placement, to: view)
        }
        let gone = elements.keys.filter { !shown.contains($0) }
        for id in gone.sorted(by: ElementID.precedes) { recycle(id) }
        announce(placed.lazy.map(\.id).filter { shown.contains($0) })
    }

    private func apply(_ placement: Placement, to view: UICollectionReusableView) {
        view.zOrder = placement.zIndex
        if let attributes = placement.attributes {
            view.transform = .identity
            view.frame = placement.frame
            view.transform = attributes.transform
            view.alpha = attributes.alpha
            view.apply(attributes)
        } else {
            view.frame = placement.frame
            let attributes = attributes(for: placement.id)
            attributes.frame = view.frame
            attributes.zIndex = placement.zIndex
            view.apply(attributes)
        }
        guard let cell = view as? UICollectionViewCell else { return }
        cell.isPinned = placement.isPinned
        cell.isSwiped = openSwipe?.indexPath == placement.id.indexPath && placement.id.kind == nil
        cell.cardShape = card(of: placement.id, size: placement.frame.size)
        if cell.needsLayout { cell.layoutIfNeeded() }
    }

    private func announce(_ placed: some Sequence<ElementID>) {
        guard let delegate else { return }
        for id in placed {
            guard let view = elements[id], !view.wasAnnounced else { continue }
            view.wasAnnounced = true
            if let cell = view as? UICollectionViewCell, id.kind == nil {
                delegate.collectionView(self, willDisplay: cell, forItemAt: id.indexPath)
            } else if let kind = id.kind {
                delegate.collectionView(
                    self, willDisplaySupplementaryView: view, forElementKind: kind, at: id.indexPath)
            }
        }
    }

    /// A frame of the layout's own space, in the content's.
    func directedContent(_ frame: CGRect) -> CGRect {
        guard isMirrored else { return frame }
        return CGRect(x: contentWidth - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    /// What the layout report calls the view of an element.
    func name(_ view: UICollectionReusableView, _ id: ElementID) {
        view.elementID = id
        view.listingName = ListingName(listingPath(id), role: listingRole(id))
    }

    func listingPath(_ id: ElementID) -> String {
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
