import Appearance
import CollectionLayout
import DisplayLists
import Foundation

extension UITableView {
    /// Rows and their separators, then what covers them.
    func listElements(into listing: inout Listing) {
        if let backgroundView { listing.add(backgroundView) }
        let ids = elements.keys.sorted(by: ElementID.precedes)
        let rows = ids.compactMap { id in (elements[id] as? UITableViewCell).map { (id, $0) } }
        for (id, cell) in rows {
            if let swipe = openSwipe, swipe.indexPath == id.indexPath {
                swipe.list(row: cell, into: &listing)
            } else {
                listing.add(cell)
            }
        }
        for (id, cell) in rows {
            for line in separators(of: cell, id) {
                listing.add(line, of: cell, path: "section \(id.section)/item \(id.item)")
            }
        }
        listFillers(into: &listing)
        let boundaries = ids.filter { $0.kind != nil }
        for id in boundaries where !pinned.contains(id) { if let view = elements[id] { listing.add(view) } }
        for id in boundaries where pinned.contains(id) { if let view = elements[id] { listing.add(view) } }
        let others = Set((Array(elements.values) + Array(waiting.values)).map(ObjectIdentifier.init))
        for view in subviews where !others.contains(ObjectIdentifier(view)) && view !== backgroundView {
            // A cell that an app keeps to measure with is no row.
            let isOuter = view === tableHeaderView || view === tableFooterView
            if view is UITableViewCell, !isOuter { continue }
            listing.add(view)
        }
    }

    // MARK: Separators

    private func separators(of cell: UITableViewCell, _ id: ElementID) -> [SeparatorLine] {
        guard separatorStyle != .none, sections.indices.contains(id.section) else { return [] }
        let section = sections[id.section]
        let metrics = section.frame.metrics.list
        let following = sections.indices.contains(id.section + 1) ? sections[id.section + 1] : nil
        let margins = cell.directionalLayoutMargins
        var layout = SeparatorLayout(
            cellSize: cell.bounds.size, textLeading: cell.separatorLeading,
            margins: (margins.leading, margins.trailing),
            position: section.position(of: id.item, isBeforeHeader: following?.header.isShown ?? false),
            metrics: metrics)
        if sectionIndex != nil, style != .insetGrouped {
            // Lines end where the column of titles begins: a guess.
            layout.trailing = max(layout.automaticSpan.trailing, SectionIndexMetrics.width)
        }
        var configuration = UIListSeparatorConfiguration(listAppearance: metrics.appearance)
        configuration.color = separatorColor ?? .separator
        // The lines that close a grouped section run from side to side whatever the insets are.
        let closes = metrics.automaticSeparators(layout.position).bottomIsFullWidth
        if !closes, let insets = separatorInsets(of: cell, metrics) { configuration.bottomSeparatorInsets = insets }
        let next = elements[.item(section: id.section, item: id.item + 1)] as? UITableViewCell
        return layout.lines(of: cell, before: next, configuration).filter { $0.frame.width > 0 }
    }

    /// The insets that somebody has set; `nil` leaves them to the look.
    private func separatorInsets(of cell: UITableViewCell, _ metrics: ListMetrics) -> NSDirectionalEdgeInsets? {
        var insets = cell.ownSeparatorInset
        if insets == nil, let own = ownSeparatorInset {
            insets = own
            if separatorInsetReference == .fromAutomaticInsets {
                let automatic = automaticSeparatorInset
                insets = UIEdgeInsets(
                    top: 0, left: own.left + automatic.left, bottom: 0, right: own.right + automatic.right)
            }
        }
        // An inset beyond every width hides the line; the largest number of all would stand for the automatic one.
        func length(_ inset: CGFloat) -> CGFloat { min(inset, 100_000) }
        return insets.map {
            NSDirectionalEdgeInsets(top: 0, leading: length($0.left), bottom: 0, trailing: length($0.right))
        }
    }

    /// The lines of the empty rows below a plain table's last one.
    private func listFillers(into listing: inout Listing) {
        guard style == .plain, fillerRowHeight > 0, separatorStyle != .none, tableFooterView == nil else { return }
        let metrics = metrics.list
        let inset = ownSeparatorInset ?? automaticSeparatorInset
        var bottom = contentSize.height + fillerRowHeight
        while bottom <= bounds.maxY {
            let line = CGRect(
                x: inset.left, y: bottom - metrics.separatorThickness,
                width: max(0, bounds.width - inset.left - inset.right), height: metrics.separatorThickness)
            listing.fill(.rectangle(directed(line)), resolved(separatorColor ?? .separator))
            bottom += fillerRowHeight
        }
    }
}
