import Appearance
import DisplayLists
import Foundation

extension ListSection {
    /// A separator, in its cell's space with x from the leading edge.
    struct Line {
        var role: String
        var frame: CGRect
        var color: ResolvedColor
    }

    /// The separators of a row that show.
    func separators(of cell: UICollectionViewCell, at path: IndexPath, in list: UICollectionView) -> [Line] {
        guard configuration.showsSeparators else { return [] }
        var configured = separatorConfiguration(at: path)
        let isSelected = cell.hidesSeparators
        let next = list.cellForItem(at: IndexPath(item: path.item + 1, section: path.section))
        let isNextSelected = next?.hidesSeparators ?? false
        // Rows that are selected together keep the lines between them, in a colour of their own.
        let isAmongSelected = cell.looksSelected && (next?.looksSelected ?? false)
        if isSelected { Self.hide(&configured.topSeparatorVisibility) }
        if isSelected || isNextSelected, !isAmongSelected { Self.hide(&configured.bottomSeparatorVisibility) }
        var layout = SeparatorLayout(
            cellSize: cell.bounds.size, textLeading: cell.separatorLeading,
            margins: (cellMargin + safeArea.leading, cellMargin + safeArea.trailing),
            position: position(of: path.item, in: list), metrics: metrics)
        layout.trailing = cell.separatorTrailing
        var lines: [Line] = []
        if let frame = layout.top(configured) {
            lines.append(Line(role: "separator.top", frame: frame, color: cell.resolved(configured.color)))
        }
        if let frame = layout.bottom(configured) {
            let color = isAmongSelected ? configured.multipleSelectionColor : configured.color
            lines.append(Line(role: "separator.bottom", frame: frame, color: cell.resolved(color)))
        }
        return lines
    }

    /// Lines beside a selected row give way, unless somebody asked for them. Source: uikit-rules §6.
    private static func hide(_ visibility: inout UIListSeparatorConfiguration.Visibility) {
        if visibility == .automatic { visibility = .hidden }
    }

    private func separatorConfiguration(at path: IndexPath) -> UIListSeparatorConfiguration {
        let own = configuration.separatorConfiguration
        return configuration.itemSeparatorHandler?(path, own) ?? own
    }

    private func position(of item: Int, in list: UICollectionView) -> ListMetrics.RowPosition {
        let following = list.sections.indices.contains(section + 1) ? list.sections[section + 1].list : nil
        let hasHeaderItem = configuration.headerMode == .firstItemInSection
        return ListMetrics.RowPosition(
            isFirst: item == (hasHeaderItem ? 1 : 0), isLast: item == itemCount - 1,
            hasHeader: hasHeader || hasHeaderItem, hasFooter: hasFooter,
            isBeforeHeader: following.map { $0.hasHeader || $0.configuration.headerMode == .firstItemInSection }
                ?? false,
            isHeader: isHeaderItem(item))
    }
}
