import Appearance
import CollectionLayout
import DisplayLists
import Foundation

extension UITableView {
    // MARK: Invalidation

    func invalidateSections() {
        needsSections = true
        solver = nil
        setNeedsLayout()
    }

    /// Measures everything anew at the next layout.
    func invalidateMeasurements() {
        solver?.invalidateAll()
        setNeedsLayout()
    }

    /// Measures one row again at the next layout; while a layout runs it is measured anyway.
    func measureAgain(_ path: IndexPath) {
        guard !isSettling else { return }
        solver?.invalidate([.row(path)])
        setNeedsLayout()
    }

    // MARK: Solving

    /// Brings the views that show into their places.
    func layoutElements() {
        // The app may ask for a place while it makes a view for the layout under way.
        guard !isSettling else { return }
        isSettling = true
        defer { isSettling = false }
        let top = placeOuterView(tableHeaderView, y: 0)
        prepareSolver()
        guard var solver else {
            contentSize = CGSize(width: bounds.width, height: top + placeOuterView(tableFooterView, y: top))
            return
        }
        solver.pinningInsets = DirectionalInsets(top: adjustedContentInset.top, bottom: adjustedContentInset.bottom)
        let visible = bounds.offsetBy(dx: 0, dy: -top)
        _ = solver.settle(visible: visible) { (request: MeasureRequest) in self.measure(request) }
        self.solver = solver
        place(solver.elements(in: visible), below: top)
        let bottom = top + solver.contentSize.height
        contentSize = CGSize(width: bounds.width, height: bottom + placeOuterView(tableFooterView, y: bottom))
    }

    /// The height that the view above all sections takes.
    var outerTop: Double { tableHeaderView.map { Double($0.frame.height) } ?? 0 }

    /// - Returns: The view's height.
    private func placeOuterView(_ view: UIView?, y: Double) -> Double {
        guard let view else { return 0 }
        view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
        return view.frame.height
    }

    func replaceOuterView(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        setNeedsLayout()
    }

    // MARK: Measuring

    private func measure(_ request: MeasureRequest) -> CGSize {
        let proposed = request.proposed
        var height: Double?
        switch request.id {
        case .item:
            let asked = Double(delegate?.tableView(self, heightForRowAt: request.id.indexPath) ?? rowHeight)
            height = asked.isFinite && asked >= 0 ? asked : nil
        case .supplementary:
            let section = sections[request.id.section]
            if case .shown(let fixed) = request.id.isHeader ? section.header : section.footer { height = fixed }
        case .decoration: break
        }
        return CGSize(width: proposed.width, height: height ?? fittingHeight(request.id, proposed))
    }

    private func fittingHeight(_ id: ElementID, _ proposed: CGSize) -> Double {
        guard let view = element(id) else { return proposed.height }
        view.frame = CGRect(origin: view.frame.origin, size: proposed)
        let fitting: CGFloat
        if view is UITableViewCell || view is UITableViewHeaderFooterView || view.usesConstraints {
            fitting =
                view.systemLayoutSizeFitting(
                    CGSize(width: proposed.width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        } else {
            fitting = view.fittingSize(for: proposed).height
        }
        guard fitting.isFinite else { return proposed.height }
        // Constraints that leave a cell no more than a line say nothing of its height: UIKit takes that for an
        // oversight and gives the standard one.
        if fitting <= 1, view is UITableViewCell { return proposed.height }
        return max(0, pixelGrid.ceil(fitting))
    }

    // MARK: Views

    /// The view of an element, made when there is none.
    private func element(_ id: ElementID) -> UIView? {
        if let view = elements[id] { return view }
        let view: UIView
        switch id {
        case .item:
            guard let dataSource else { return nil }
            let cell = dataSource.tableView(self, cellForRowAt: id.indexPath)
            prepare(cell, at: id.indexPath)
            view = cell
        case .supplementary:
            guard let made = waiting.removeValue(forKey: id) else { return nil }
            if made.superview !== self { addSubview(made) }
            setContext(of: made, id)
            view = made
        case .decoration: return nil
        }
        name(view, id)
        elements[id] = view
        return view
    }

    /// What the layout report calls the view of an element.
    func name(_ view: UIView, _ id: ElementID) {
        switch id {
        case .item(let section, let item):
            view.listingName = ListingName("section \(section)/item \(item)", role: "cell")
        case .supplementary(_, let section, _), .decoration(_, let section, _):
            let role = id.isHeader ? "header" : "footer"
            view.listingName = ListingName("section \(section)/\(role)", role: role)
        }
    }

    private func place(_ placed: [PlacedElement], below top: Double) {
        var shown: Set<ElementID> = []
        for element in placed {
            guard let view = self.element(element.id) else { continue }
            shown.insert(element.id)
            view.frame = directed(element.frame).offsetBy(dx: 0, dy: top)
            if let cell = view as? UITableViewCell {
                cell.isSwiped = openSwipe?.indexPath == element.id.indexPath
                cell.cardShape = sections[element.id.section].card(of: element.id.item, size: view.frame.size)
            } else if let view = view as? UITableViewHeaderFooterView {
                view.isPinned = element.isPinned
            }
            if element.isPinned { pinned.insert(element.id) } else { pinned.remove(element.id) }
            if view.needsLayout { view.layoutIfNeeded() }
        }
        let gone = elements.keys.filter { !shown.contains($0) }
        for id in gone.sorted(by: ElementID.precedes) { recycle(id, keepsSupplementary: true) }
        announce(placed.map(\.id).filter(shown.contains))
    }

    private func announce(_ ids: [ElementID]) {
        for id in ids where !announced.contains(id) {
            announced.insert(id)
            guard let delegate, let view = elements[id] else { continue }
            if let cell = view as? UITableViewCell {
                delegate.tableView(self, willDisplay: cell, forRowAt: id.indexPath)
            } else if id.isHeader {
                delegate.tableView(self, willDisplayHeaderView: view, forSection: id.section)
            } else {
                delegate.tableView(self, willDisplayFooterView: view, forSection: id.section)
            }
        }
    }
}

extension ElementID {
    static func row(_ path: IndexPath) -> ElementID { .item(section: path.section, item: path.item) }
}
