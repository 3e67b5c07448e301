import CollectionLayout
public import Foundation

extension UICollectionView {
    /// Shows changed data with the views that are there: each follows its item or section.
    /// - Parameters:
    ///   - item: where the item of an old path is now; `nil` when it is gone.
    ///   - section: the same for sections.
    func followData(item: (IndexPath) -> IndexPath?, section: (Int) -> Int?) {
        var kept: [ElementID: UICollectionReusableView] = [:]
        for id in elements.keys.sorted(by: ElementID.precedes) {
            let place: ElementID? =
                switch id {
                case .item: item(id.indexPath).map { .item(section: $0.section, item: $0.item) }
                case .supplementary(let kind, let old, let index):
                    section(old).map { .supplementary(kind: kind, section: $0, item: index) }
                case .decoration: nil
                }
            if let place { kept[place] = elements[id] } else { recycle(id) }
        }
        elements = kept
        selected = Set(selected.compactMap(item))
        forgetLayout()
        for (id, view) in kept {
            prepare(view, at: id.indexPath, kind: id.kind)
            name(view, id)
        }
        setNeedsLayout()
    }

    /// Asks the data source to configure the cells that are shown again; a cell that it dequeues meanwhile is the one shown.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        guard let dataSource else { return }
        for path in indexPaths {
            let id = ElementID.item(section: path.section, item: path.item)
            guard let shown = elements[id] else { continue }
            reconfigured = shown
            let cell = dataSource.collectionView(self, cellForItemAt: path)
            reconfigured = nil
            guard cell !== shown else { continue }
            recycle(id)
            elements[id] = cell
            name(cell, id)
        }
        invalidateMeasurements(of: indexPaths.map { .item(section: $0.section, item: $0.item) })
    }

    /// Takes the views of whole sections away, so that they are made anew.
    func reloadElements(inSections sections: IndexSet) {
        for id in elements.keys.sorted(by: ElementID.precedes) where sections.contains(id.section) { recycle(id) }
        forgetLayout()
        setNeedsLayout()
    }
}
