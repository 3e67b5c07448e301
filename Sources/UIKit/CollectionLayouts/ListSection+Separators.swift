import Appearance
import Foundation

extension ListSection {
    /// The separators of a row that show.
    func separators(of cell: UICollectionViewCell, at path: IndexPath, in list: UICollectionView) -> [SeparatorLine] {
        guard configuration.showsSeparators else { return [] }
        var layout = SeparatorLayout(
            cellSize: cell.bounds.size, textLeading: cell.separatorLeading,
            margins: (cellMargin + safeArea.leading, cellMargin + safeArea.trailing),
            position: position(of: path.item, in: list), metrics: metrics)
        layout.trailing = cell.separatorTrailing
        if layout.trailing == nil, list.sectionIndex != nil, !hasCards {
            layout.trailing = max(layout.automaticSpan.trailing, SectionIndexMetrics.width)
        }
        let next = list.cellForItem(at: IndexPath(item: path.item + 1, section: path.section))
        return layout.lines(of: cell, before: next, separatorConfiguration(at: path))
    }

    private func separatorConfiguration(at path: IndexPath) -> UIListSeparatorConfiguration {
        let own = configuration.separatorConfiguration
        return configuration.itemSeparatorHandler?(path, own) ?? own
    }

    private func position(of item: Int, in list: UICollectionView) -> ListMetrics.RowPosition {
        let following = list.sections.indices.contains(section + 1) ? list.sections[section + 1].list : nil
        let hasHeaderItem = configuration.headerMode == .firstItemInSection
        return ListMetrics.RowPosition(
            isFirst: rowSpacing > 0 || item == (hasHeaderItem ? 1 : 0),
            isLast: rowSpacing > 0 || item == itemCount - 1,
            hasHeader: hasHeader || hasHeaderItem, hasFooter: hasFooter,
            isBeforeHeader: following.map { $0.hasHeader || $0.configuration.headerMode == .firstItemInSection }
                ?? false,
            isHeader: isHeaderItem(item))
    }
}
