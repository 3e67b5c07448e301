import DisplayLists
import Foundation

extension UISplitViewController {
    /// Whether one column shows at a time: where there is little room across.
    public var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

    /// The mode in force.
    public var displayMode: DisplayMode {
        guard !isCollapsed else { return .secondaryOnly }
        if preferredDisplayMode != .automatic { return preferredDisplayMode }
        let size = viewIfLoaded?.bounds.size ?? .zero
        return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    }
    /// As in force.
    public var splitBehavior: SplitBehavior { preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior }

    /// The columns that a picture shows, from the primary one on.
    var shownColumns: [Column] {
        guard !isCollapsed else { return [collapsedColumn] }
        var before: [Column]
        switch displayMode {
        case .automatic, .secondaryOnly: before = []
        case .oneBesideSecondary, .oneOverSecondary:
            before = style == .tripleColumn && columns[.supplementary] != nil ? [.supplementary] : [.primary]
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: before = [.primary, .supplementary]
        }
        if shownColumn == .primary, !before.contains(.primary) { before.insert(.primary, at: 0) }
        return (before + [.secondary]).filter { columns[$0] != nil && !hiddenColumns.contains($0) }
    }

    /// The column on top where only one shows: the compact one, else the one that was asked for, else what the delegate makes of the
    /// secondary one.
    private var collapsedColumn: Column {
        if columns[.compact] != nil { return .compact }
        if let shownColumn, columns[shownColumn] != nil { return shownColumn }
        let proposed = [Column.secondary, .supplementary, .primary].first { columns[$0] != nil } ?? .primary
        if style == .unspecified {
            let hidesSecondary =
                columns[.secondary].flatMap { secondary in
                    columns[.primary].map {
                        delegate?.splitViewController(self, collapseSecondary: secondary, onto: $0) ?? false
                    }
                } ?? false
            return hidesSecondary ? .primary : proposed
        }
        let wanted = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        return wanted.flatMap { columns[$0] == nil ? nil : $0 } ?? proposed
    }

    /// Puts the columns beside each other, or one over all.
    func arrangeChildren() {
        guard let container = viewIfLoaded else { return }
        let shown = shownColumns
        for (column, other) in columns where !shown.contains(column) { other.viewIfLoaded?.removeFromSuperview() }
        if isCollapsed { leadBack(to: shown.first) }
        let widths = widths(of: shown, in: container.bounds.width)
        var x: CGFloat = 0
        var edges: [CGFloat] = []
        let inOrder = primaryEdge == .leading ? Array(zip(shown, widths)) : zip(shown, widths).reversed()
        for (column, width) in inOrder {
            guard let child = columns[column] else { continue }
            install(child, in: container)
            let frame = container.directed(CGRect(x: x, y: 0, width: width, height: container.bounds.height))
            child.view.frame = frame
            child.view.cover(safeArea(of: frame, in: container))
            x += width
            edges.append(x)
        }
        placeLines(at: edges.dropLast(), in: container)
    }

    private func safeArea(of frame: CGRect, in container: UIView) -> UIEdgeInsets {
        let safe = container.safeAreaInsets
        return UIEdgeInsets(
            top: safe.top, left: max(0, safe.left - frame.minX), bottom: safe.bottom,
            right: max(0, safe.right - (container.bounds.maxX - frame.maxX)))
    }

    /// What the columns before the one on top show is what leads back from it.
    private func leadBack(to top: Column?) {
        guard let top, top != .compact, let shown = columns[top] as? UINavigationController else { return }
        let before = [Column.primary, .supplementary, .secondary].prefix { $0 != top }
        let titles = before.compactMap { (columns[$0] as? UINavigationController)?.topViewController }
        shown.navigationBar.itemBefore = titles.last?.navigationItem
    }

    private func placeLines(at edges: ArraySlice<CGFloat>, in container: UIView) {
        while lines.count < edges.count {
            let line = UIView()
            line.backgroundColor = .separator
            line.listingName = ListingName("", role: "")
            container.addSubview(line)
            lines.append(line)
        }
        let pixel = container.pixelGrid.pixel
        for (index, line) in lines.enumerated() {
            line.isHidden = index >= edges.count
            guard index < edges.count else { continue }
            let x = edges[edges.startIndex + index]
            line.frame = container.directed(
                CGRect(x: x - pixel, y: 0, width: pixel, height: container.bounds.height))
            container.bringSubviewToFront(line)
        }
    }

    // MARK: Widths

    /// Of the columns beside the secondary one where nothing else is said, points. Not measured.
    private static let width: CGFloat = 320

    /// The secondary column has what the others leave.
    private func widths(of shown: [Column], in whole: CGFloat) -> [CGFloat] {
        guard shown.count > 1 else { return shown.map { _ in whole } }
        var result = shown.map { $0 == .secondary ? 0 : width(of: $0, in: whole) }
        let taken = result.reduce(0, +)
        if let index = shown.firstIndex(of: .secondary) { result[index] = max(0, whole - taken) }
        return result
    }

    /// Of the primary column, points; 0 where it does not show.
    public var primaryColumnWidth: CGFloat {
        shownColumns.contains(.primary) ? width(of: .primary, in: viewIfLoaded?.bounds.width ?? 0) : 0
    }
    /// Of the supplementary column, points; 0 where it does not show.
    public var supplementaryColumnWidth: CGFloat {
        shownColumns.contains(.supplementary) ? width(of: .supplementary, in: viewIfLoaded?.bounds.width ?? 0) : 0
    }

    private func width(of column: Column, in whole: CGFloat) -> CGFloat {
        let isPrimary = column == .primary
        let fixed = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
        let fraction = isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
        let least = isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth
        let most = isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth
        var width = fixed >= 0 ? fixed : fraction >= 0 ? fraction * whole : Self.width
        if most >= 0 { width = min(width, most) }
        if least >= 0 { width = max(width, least) }
        return min(width, whole)
    }
}
