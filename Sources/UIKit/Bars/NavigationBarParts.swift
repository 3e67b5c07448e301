import Appearance
import DisplayLists
import Foundation

/// What a navigation bar shows of its items: made for one state of them, laid out as often as the bar is.
@MainActor
final class NavigationBarParts {
    private unowned let bar: UINavigationBar
    private let titleLabel: UILabel?
    private let titleView: UIView?
    private let subtitleLabel: UILabel?
    private let promptLabel: UILabel?
    /// Cuts the large title off where the row begins.
    private let largeTitleBox: UIView?
    private let largeTitleLabel: UILabel?
    private let largeSubtitleLabel: UILabel?
    private let searchBar: UISearchBar?
    /// Cuts the search bar off where it has been pushed away.
    private let searchBox: UIView?
    private let back: BackButton?
    private let leading: [BarCluster]
    private let trailing: [BarCluster]

    init(of bar: UINavigationBar) {
        self.bar = bar
        let item = bar.topItem
        item?.bar = bar
        let appearance = bar.appearanceInForce
        let traits = bar.traitCollection
        let metrics = bar.metrics
        titleView = item?.titleView
        let hasTitle = item?.titleView == nil && !(item?.title ?? "").isEmpty
        titleLabel =
            hasTitle
            ? Self.label(
                item?.title, .systemFont(ofSize: metrics.titleSize, weight: .semibold), appearance.titleTextAttributes,
                name: "title") : nil
        let hasSubtitle = hasTitle && traits.generation == .iOS26 && !(item?.subtitle ?? "").isEmpty
        subtitleLabel =
            hasSubtitle
            ? Self.label(
                item?.subtitle, .systemFont(ofSize: 12), appearance.subtitleTextAttributes, name: "subtitle",
                color: .secondaryLabel) : nil
        promptLabel =
            bar.rowTop > 0
            ? Self.label(item?.prompt, .systemFont(ofSize: metrics.promptSize), [:], name: "prompt") : nil
        if bar.showsLargeTitle {
            let label = Self.label(
                item?.title, bar.largeTitleFont(traits), appearance.largeTitleTextAttributes, name: "largeTitle")
            label.textAlignment = .natural
            let box = Self.box(around: label)
            (largeTitleBox, largeTitleLabel) = (box, label)
            largeSubtitleLabel = bar.largeSubtitle.map { text in
                let small = Self.label(
                    text, bar.largeSubtitleFont, appearance.subtitleTextAttributes, name: "largeSubtitle",
                    color: .secondaryLabel)
                small.textAlignment = .natural
                box.addSubview(small)
                return small
            }
        } else {
            (largeTitleBox, largeTitleLabel, largeSubtitleLabel) = (nil, nil, nil)
        }
        searchBar = bar.stackedSearchBar
        searchBar?.place = .navigationBar
        searchBox = searchBar.map(Self.box)
        let style = BarItemStyle(
            isGlass: traits.generation == .iOS26, isHeightCompact: traits.verticalSizeClass == .compact,
            barTint: bar.storedTintColor, fontSize: metrics.titleSize, plain: appearance.buttonAppearance,
            prominent: appearance.doneButtonAppearance)
        let hidesBack = item?.hidesBackButton ?? true
        let hasLeading = item?.leadingItemGroups.contains { !$0.isHidden && !$0.barButtonItems.isEmpty } ?? false
        let supplements = item?.leftItemsSupplementBackButton ?? false
        back = bar.backItem.flatMap { before in
            hidesBack || hasLeading && !supplements ? nil : BackButton(to: before, style, appearance)
        }
        leading = BarCluster.clusters(of: item?.leadingItemGroups ?? [], style, name: "leading")
        trailing = BarCluster.clusters(of: item?.trailingItemGroups ?? [], style, name: "trailing", isFromEnd: true)
        for entry in (item?.leadingItemGroups ?? []) + (item?.trailingItemGroups ?? []) {
            for button in entry.barButtonItems { button.bar = bar }
        }
        bar.backItem?.bar = bar
        for view in views { bar.addSubview(view) }
    }

    private static func box(around view: UIView) -> UIView {
        let box = UIView()
        box.listingName = ListingName("", role: "")
        box.clipsToBounds = true
        box.addSubview(view)
        return box
    }

    private static func label(
        _ text: String?, _ font: UIFont, _ attributes: [NSAttributedString.Key: Any], name: String,
        color: UIColor = .label
    ) -> UILabel {
        let label = UILabel()
        label.listingName = ListingName(name, role: "text")
        label.font = font
        label.textColor = color
        label.textAlignment = .center
        if let text { label.attributedText = NSAttributedString(string: text, attributes: attributes) }
        return label
    }

    private var views: [UIView] {
        let own: [UIView?] = [searchBox, largeTitleBox, promptLabel, titleLabel, subtitleLabel, titleView, back]
        return own.compactMap { $0 } + (leading + trailing).map { $0 as UIView }
    }

    func remove() {
        for view in views where view.superview === bar { view.removeFromSuperview() }
    }

    // MARK: Layout

    func layOut() {
        let metrics = bar.metrics
        let row = arrangement(metrics)
        let (top, height) = (bar.rowTop + metrics.rowInset, metrics.rowHeight)
        for (cluster, span) in zip(leading, row.leadingSpans.dropFirst(back == nil ? 0 : 1)) {
            cluster.frame = frame(span, top, height)
        }
        for (cluster, span) in zip(trailing, row.trailingSpans) { cluster.frame = frame(span, top, height) }
        if let back, let span = row.leadingSpans.first { back.frame = frame(span, top, height) }
        placeTitle(row, top: top, height: height)
        promptLabel?.frame = CGRect(
            x: metrics.environment.margin, y: 0, width: max(0, bar.bounds.width - 2 * metrics.environment.margin),
            height: metrics.promptHeight)
        placeLargeTitle(metrics)
        placeSearchBar()
        hideRow(bar.rowHeight == 0)
    }

    /// While a search has taken the title's place.
    private func hideRow(_ isHidden: Bool) {
        let parts: [UIView?] = [titleLabel, subtitleLabel, titleView, back]
        guard isHidden else { return }
        for part in parts { part?.isHidden = true }
        for cluster in leading + trailing { cluster.isHidden = true }
    }

    private func placeSearchBar() {
        guard let searchBar, let searchBox else { return }
        let whole = bar.searchHeight
        let top = bar.rowTop + bar.rowHeight + bar.largeTitleHeight - bar.titleCollapse
        searchBox.frame = CGRect(
            x: 0, y: top, width: bar.bounds.width, height: max(0, whole - bar.searchCollapse))
        // What has its full height may cast a shadow beyond its box.
        searchBox.clipsToBounds = bar.searchCollapse > 0
        searchBar.collapse = bar.searchCollapse
        searchBar.frame = CGRect(x: 0, y: 0, width: bar.bounds.width, height: whole)
    }

    private func frame(_ span: NavigationBarRow.Span, _ top: Double, _ height: Double) -> CGRect {
        bar.directed(bar.pixelGrid.round(CGRect(x: span.x, y: top, width: span.width, height: height)))
    }

    private func arrangement(_ metrics: NavigationBarMetrics) -> NavigationBarRow {
        let safe = bar.directional(bar.safeAreaInsets)
        let margin = metrics.environment.margin
        var row = NavigationBarRow(
            width: bar.bounds.width, leadingEdge: safe.leading + margin,
            trailingEdge: bar.bounds.width - safe.trailing - margin, itemGap: metrics.itemGap,
            titleGap: metrics.titleGap)
        row.leading = leading.map(\.cluster)
        row.trailing = trailing.map(\.cluster)
        if let back {
            let shown = back.fit(in: row, titleWidth: titleWidth, metrics: metrics)
            row.leading.insert(NavigationBarRow.Cluster(widths: [shown]), at: 0)
        }
        return row
    }

    private var titleWidth: Double {
        if let titleView { return titleView.barSize.width }
        let labels = [titleLabel, subtitleLabel].compactMap { $0?.sizeThatFits(.zero).width }
        return labels.max() ?? 0
    }

    private func placeTitle(_ row: NavigationBarRow, top: Double, height: Double) {
        let span = row.title(width: titleWidth)
        // Under a large title the small one waits until the large one's letters have gone.
        let isHidden = bar.largeTitleHeight > 0 && bar.titleCollapse < bar.largeTitleHeight - 8
        titleLabel?.isHidden = isHidden
        subtitleLabel?.isHidden = isHidden
        if let titleView {
            let size = titleView.barSize
            let shown = min(size.height, height)
            titleView.frame = bar.directed(
                CGRect(x: span.x, y: top + (height - shown) / 2, width: span.width, height: shown))
            titleView.listingName = titleView.listingName ?? ListingName("titleView", role: "view")
            return
        }
        guard let titleLabel else { return }
        let shift = bar.appearanceInForce.titlePositionAdjustment
        let lines = titleLabel.sizeThatFits(.zero).height
        let below = subtitleLabel?.sizeThatFits(.zero).height ?? 0
        // The line box of 17 points is an odd number of pixels at two and three a point. Real titles stand on the pixel above
        // the middle: their baselines are at 81.667 under a bar from 53.667 (ios-references 28, 31), and at 103 in a sheet's
        // bar of 56 from 69 (12).
        let start = bar.pixelGrid.floor(top + (height - lines - below) / 2) + shift.vertical
        func line(_ y: Double, _ height: Double) -> CGRect {
            bar.directed(CGRect(x: span.x + shift.horizontal, y: y, width: span.width, height: height))
        }
        titleLabel.frame = line(start, lines)
        subtitleLabel?.frame = line(start + lines, below)
    }

    private func placeLargeTitle(_ metrics: NavigationBarMetrics) {
        guard let largeTitleBox, let largeTitleLabel else { return }
        let top = bar.rowTop + metrics.height
        let small = bar.largeSubtitleHeight
        let whole = bar.largeTitleHeight - small
        largeTitleBox.frame = CGRect(
            x: 0, y: top, width: bar.bounds.width, height: max(0, whole + small - bar.titleCollapse))
        let safe = bar.safeAreaInsets
        let margin = metrics.environment.margin
        let height = largeTitleLabel.sizeThatFits(.zero).height
        // The letters keep their distance from the bar's lower edge, whatever their size.
        let standard = bar.largeTitleFont(UITraitCollection(preferredContentSizeCategory: .large))
        let descent =
            metrics.largeTitleHeight(lineHeight: 0, standardLineHeight: 0) - NavigationBarMetrics.largeTitleBaseline
        let font = largeTitleLabel.font ?? standard
        let below = descent + (font.lineHeight - font.ascender) - (standard.lineHeight - standard.ascender)
        let baseline = whole - below
        largeTitleLabel.frame = CGRect(
            x: safe.left + margin,
            y: bar.pixelGrid.round(baseline) - bar.pixelGrid.round(font.ascender)
                - bar.titleCollapse,
            width: max(0, bar.bounds.width - safe.left - safe.right - 2 * margin), height: height)
        // Under the letters' line box, which ends a little above the title's part of the bar.
        largeSubtitleLabel?.frame = CGRect(
            x: largeTitleLabel.frame.minX, y: largeTitleLabel.frame.maxY, width: largeTitleLabel.frame.width,
            height: small)
    }
}
