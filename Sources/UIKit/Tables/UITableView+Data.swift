import CollectionLayout
import Foundation

extension UITableView {
    /// Shows changed data with the cells that are there: each follows its row. Headers and footers are asked for anew.
    /// - Parameter row: Where the row of an old path is now; `nil` when it is gone.
    func followData(row: (IndexPath) -> IndexPath?) {
        var kept: [ElementID: UIView] = [:]
        for id in elements.keys.sorted(by: ElementID.precedes) {
            if id.kind == nil, let path = row(id.indexPath) { kept[.row(path)] = elements[id] } else { recycle(id) }
        }
        let announcedRows = announced.compactMap { $0.kind == nil ? row($0.indexPath) : nil }
        elements = [:]
        recycleAll()
        elements = kept
        announced = Set(announcedRows.map { .row($0) })
        selected = Set(selected.compactMap(row))
        openSwipe = nil
        invalidateSections()
        for (id, view) in kept {
            guard let cell = view as? UITableViewCell else { continue }
            prepare(cell, at: id.indexPath)
            name(cell, id)
        }
    }
}
