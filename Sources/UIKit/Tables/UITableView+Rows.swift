import CollectionLayout
public import Foundation

extension UITableView {
    // MARK: Asking

    public var numberOfSections: Int { max(0, dataSource?.numberOfSections(in: self) ?? 0) }

    /// 0 for a section that is not there.
    public func numberOfRows(inSection section: Int) -> Int {
        guard let dataSource, section >= 0, section < numberOfSections else { return 0 }
        return dataSource.tableView(self, numberOfRowsInSection: section)
    }

    /// `nil` unless the row is shown.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        elements[.row(indexPath)] as? UITableViewCell
    }
    /// `nil` unless the header is shown and is a header-footer view.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        elements[.header(section)] as? UITableViewHeaderFooterView
    }
    /// `nil` unless the footer is shown and is a header-footer view.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        elements[.footer(section)] as? UITableViewHeaderFooterView
    }

    /// `nil` unless the cell is shown.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        elements.first { $0.value === cell }?.key.indexPath
    }
    /// The row at a point of the content; `nil` where there is none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 1, height: 1))?.first
    }
    /// The rows in a part of the content.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        layoutIfNeeded()
        guard let solver else { return nil }
        return solver.elements(in: directed(rect).offsetBy(dx: 0, dy: -outerTop)).map(\.id)
            .filter { $0.kind == nil }.sorted(by: ElementID.precedes).map(\.indexPath)
    }

    var shownCells: [(path: IndexPath, cell: UITableViewCell)] {
        elements.keys.sorted(by: ElementID.precedes).compactMap { id in
            (elements[id] as? UITableViewCell).map { (id.indexPath, $0) }
        }
    }
    public var visibleCells: [UITableViewCell] { shownCells.map(\.cell) }
    public var indexPathsForVisibleRows: [IndexPath]? { shownCells.map(\.path) }

    /// In the content's space, points; empty for a row that is not there.
    public func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: .row(indexPath)) }
    /// In the content's space, points; empty where there is none.
    public func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
    /// In the content's space, points; empty where there is none.
    public func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }
    /// With header and footer, in the content's space, points; empty for a section that is not there.
    public func rect(forSection section: Int) -> CGRect {
        layoutIfNeeded()
        guard let frame = solver?.sectionFrame(section) else { return .zero }
        return CGRect(x: 0, y: frame.minY + outerTop, width: bounds.width, height: frame.height)
    }

    private func rect(of id: ElementID) -> CGRect {
        layoutIfNeeded()
        guard let frame = solver?.frame(of: id) else { return .zero }
        return directed(frame).offsetBy(dx: 0, dy: outerTop)
    }

    // MARK: Changing

    /// Rows and sections appear and go at once: a picture shows the state after it.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// Heights are worked out anew at `endUpdates`.
    public func beginUpdates() {}
    public func endUpdates() { reloadKeepingSelection() }
    /// Runs the updates at once: a picture shows the state after them.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadKeepingSelection()
        completion?(true)
    }

    /// The same for updates that are not kept, in which `self` need not be named.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        updates()
        reloadKeepingSelection()
        completion?(true)
    }

    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadKeepingSelection() }
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        selected.subtract(indexPaths)
        reloadKeepingSelection()
    }
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadKeepingSelection() }
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadKeepingSelection() }
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadKeepingSelection() }
    public func moveSection(_ section: Int, toSection newSection: Int) { reloadKeepingSelection() }
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadKeepingSelection() }
    public func reloadSectionIndexTitles() {}

    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        for path in indexPaths { recycle(.row(path)) }
        solver?.invalidate(indexPaths.map { .row($0) })
        setNeedsLayout()
    }

    /// Asks the data source to configure the cells that are shown again; a cell that it dequeues meanwhile is the one shown.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        guard let dataSource else { return }
        for path in indexPaths {
            guard let shown = cellForRow(at: path) else { continue }
            reconfigured = shown
            let cell = dataSource.tableView(self, cellForRowAt: path)
            reconfigured = nil
            if cell !== shown { recycle(.row(path)) }
        }
        solver?.invalidate(indexPaths.map { .row($0) })
        setNeedsLayout()
    }

    func reloadKeepingSelection() {
        openSwipe = nil
        recycleAll()
        invalidateSections()
    }

    // MARK: Selecting

    /// The first of them; `nil` without one.
    public var indexPathForSelectedRow: IndexPath? { selected.min() }
    /// `nil` without one.
    public var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

    /// `nil` deselects everything.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selected.sorted() { deselectRow(at: path, animated: false) }
            return
        }
        let allowsSeveral = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
        if !allowsSeveral { for path in selected where path != indexPath { deselectRow(at: path, animated: false) } }
        selected.insert(indexPath)
        cellForRow(at: indexPath)?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selected.remove(indexPath)
        cellForRow(at: indexPath)?.setSelected(false, animated: animated)
    }

    // MARK: Scrolling

    /// Where a row comes to stand.
    public enum ScrollPosition: Int, Sendable {
        /// The content moves as little as needed.
        case none = 0
        case top, middle, bottom
    }

    /// Moves the offset so that the row shows where asked.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: rectForRow(at: indexPath), at: scrollPosition)
    }

    /// Moves the offset so that the first selected row shows where asked.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = indexPathForSelectedRow else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    private func scroll(to frame: CGRect, at position: ScrollPosition) {
        guard frame.height > 0 else { return }
        let inset = adjustedContentInset
        let room = bounds.height - inset.top - inset.bottom
        var y = contentOffset.y
        switch position {
        case .top: y = frame.minY - inset.top
        case .middle: y = frame.midY - room / 2 - inset.top
        case .bottom: y = frame.maxY - room - inset.top
        case .none:
            if frame.minY < y + inset.top {
                y = frame.minY - inset.top
            } else if frame.maxY > y + inset.top + room {
                y = frame.maxY - room - inset.top
            }
        }
        let last = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
        contentOffset.y = min(max(y, -inset.top), last)
    }
}
