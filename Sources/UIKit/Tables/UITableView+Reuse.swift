import CollectionLayout
public import Foundation

extension UITableView {
    // MARK: Registering

    /// `nil` takes a registration back.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass = cellClass as? UITableViewCell.Type else {
            cellFactories[identifier] = nil
            return
        }
        cellFactories[identifier] = { cellClass.init(reusableStyle: .default, identifier: identifier) }
    }

    /// `nil` takes a registration back.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let viewClass = aClass as? UITableViewHeaderFooterView.Type else {
            headerFooterFactories[identifier] = nil
            return
        }
        headerFooterFactories[identifier] = { viewClass.init(reusableIdentifier: identifier) }
    }

    // MARK: Dequeuing

    /// A cell that waits to be used again, or a new one of the registered class; `nil` where there is neither.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        let cell: UITableViewCell
        if let reconfigured, reconfigured.reuseIdentifier == identifier {
            cell = reconfigured
        } else if let waiting = cellPool[identifier]?.popLast() {
            waiting.prepareForReuse()
            cell = waiting
        } else if let make = cellFactories[identifier] {
            cell = make()
            cell.ownReuseIdentifier = identifier
        } else {
            return nil
        }
        if cell.superview !== self { addSubview(cell) }
        if bounds.width > 0 { setContext(of: cell, .item(section: 0, item: 0)) }
        return cell
    }

    /// A cell of the registered class; an identifier that nobody registered is a programming error.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        prepare(cell, at: indexPath)
        return cell
    }

    /// A view that waits to be used again, or a new one of the registered class; `nil` where there is neither.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        let view: UITableViewHeaderFooterView
        if let waiting = headerFooterPool[identifier]?.popLast() {
            waiting.prepareForReuse()
            view = waiting
        } else if let make = headerFooterFactories[identifier] {
            view = make()
            view.ownReuseIdentifier = identifier
        } else {
            return nil
        }
        if view.superview !== self { addSubview(view) }
        return view
    }

    /// A header or footer of the table's own.
    func dequeueTitleView() -> UITableViewHeaderFooterView {
        let view =
            headerFooterPool[Self.titleIdentifier]?.popLast() ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.ownReuseIdentifier = Self.titleIdentifier
        return view
    }
    private static var titleIdentifier: String { "UITableView.title" }

    /// Gives a cell what its place says.
    func prepare(_ cell: UITableViewCell, at path: IndexPath) {
        if cell.superview !== self { addSubview(cell) }
        cell.rowPath = path
        setContext(of: cell, .row(path))
        prepareEditing(of: cell, at: path)
        cell.setSelected(selected.contains(path), animated: false)
    }

    /// Gives a cell what delegate and data source say of editing its row.
    func prepareEditing(of cell: UITableViewCell, at path: IndexPath) {
        leavesIndentationToCells = false
        if let level = delegate?.tableView(self, indentationLevelForRowAt: path), !leavesIndentationToCells {
            cell.indentationLevel = level
        }
        var editing = RowEditing()
        editing.selectsSeveral = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
        if isEditing {
            editing.isEditable = dataSource?.tableView(self, canEditRowAt: path) ?? true
            editing.isSelectable = allowsMultipleSelectionDuringEditing
            leavesMovingToCells = false
            let canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
            editing.canMove = leavesMovingToCells ? nil : canMove
            cell.editingStyle = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
            cell.shouldIndentWhileEditing =
                delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? cell.shouldIndentWhileEditing
        }
        cell.editing = editing
        cell.setEditing(isEditing, animated: false)
    }

    // MARK: Recycling

    /// - Parameter keepsSupplementary: Whether headers and footers wait for showing again rather than for other places.
    func recycle(_ id: ElementID, keepsSupplementary: Bool = false) {
        announced.remove(id)
        guard let view = elements.removeValue(forKey: id) else { return }
        if let cell = view as? UITableViewCell {
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: id.indexPath)
            cell.removeFromSuperview()
            cell.rowPath = nil
            if let identifier = cell.reuseIdentifier { cellPool[identifier, default: []].append(cell) }
        } else if keepsSupplementary {
            view.removeFromSuperview()
            waiting[id] = view
        } else {
            recycle(supplementary: view)
        }
    }

    private func recycle(supplementary view: UIView) {
        view.removeFromSuperview()
        guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
        headerFooterPool[identifier, default: []].append(view)
    }

    func recycleAll() {
        for id in elements.keys.sorted(by: ElementID.precedes) where id.kind == nil { recycle(id) }
        recycleBoundaries()
    }

    /// Asks for headers and footers anew.
    func recycleBoundaries() {
        for id in elements.keys.sorted(by: ElementID.precedes) where id.kind != nil { recycle(id) }
        for id in waiting.keys.sorted(by: ElementID.precedes) {
            if let view = waiting.removeValue(forKey: id) { recycle(supplementary: view) }
        }
    }
}
