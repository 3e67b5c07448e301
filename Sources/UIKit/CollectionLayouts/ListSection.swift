import Appearance
import CollectionLayout
import DisplayLists
import Foundation

/// One section of a list in its place: what UIKit's list configuration comes to for it, in points.
@MainActor
struct ListSection {
    let configuration: UICollectionLayoutListConfiguration
    let section: Int
    let sectionCount: Int
    let itemCount: Int
    /// Between rows, points. Rows that are apart are cards of their own, with lines as at the ends of a section
    /// (uikit-metrics §5.4).
    let rowSpacing: Double
    let metrics: ListMetrics
    let isPad: Bool
    /// From the section's edges to its cells.
    let sideInset: Double
    /// From a cell's edges to its content, without the safe area.
    let cellMargin: Double
    /// How far the screen's edges reach into rows, which run from side to side; zero where the section's inset keeps rows
    /// clear of them.
    let safeArea: (leading: Double, trailing: Double)
    /// How far they reach into the list.
    private let listSafeArea: NSDirectionalEdgeInsets
    let context: StyleContext
    let grid: PixelGrid
    /// What an app says of the section beyond the configuration.
    private let boundaries: Boundaries

    /// What stands above and below the rows, and behind all.
    struct Boundaries {
        /// The list's own ones, or those that an app has put in their place.
        var header: NSCollectionLayoutBoundarySupplementaryItem?
        var footer: NSCollectionLayoutBoundarySupplementaryItem?
        var decoration: NSCollectionLayoutDecorationItem?
        var followsInsets = true
    }

    init(
        configuration: UICollectionLayoutListConfiguration, section: Int, sectionCount: Int, itemCount: Int,
        rowSpacing: Double = 0, boundaries: Boundaries, in view: UICollectionView
    ) {
        self.boundaries = boundaries
        self.configuration = configuration
        self.section = section
        self.sectionCount = sectionCount
        self.itemCount = itemCount
        self.rowSpacing = max(0, rowSpacing)
        let traits = view.traitCollection
        grid = view.pixelGrid
        context = traits.styleContext.placed(in: configuration.appearance)
        metrics = ListMetrics(context: context, displayScale: grid.scale)
        isPad = traits.userInterfaceIdiom == .pad
        let screen = view.window?.bounds.width ?? view.bounds.width
        let margin = metrics.margin(listWidth: view.bounds.width, screenWidth: screen)
        sideInset = metrics.sectionInset(margin: margin, layoutMargin: view.listLayoutMargin)
        cellMargin = metrics.cellMargin(margin: margin)
        var listSafeArea = view.restingSafeArea
        // Cards leave the column of titles room beside them: a guess.
        if sideInset == 0 { listSafeArea.trailing += view.directional(view.insets(of: view.sectionIndex)).trailing }
        self.listSafeArea = listSafeArea
        safeArea = sideInset > 0 ? (0, 0) : (listSafeArea.leading, listSafeArea.trailing)
    }

    /// How far bars and the screen's edges reach into an element of the section while the list rests. At the top it can be
    /// the first one alone, which then grows by as much as is covered. Sources: uikit-metrics §5.2, uikit-rules §7.3.
    ///
    /// - Parameter isItem: Whether the element is a row rather than a header or footer of its own.
    func safeArea(isItem: Bool, isFirst: Bool) -> NSDirectionalEdgeInsets {
        let isClear = sideInset > 0 && (isItem || metrics.supplementariesFollowSectionInsets)
        var insets = isClear ? .zero : listSafeArea
        insets.bottom = 0
        insets.top = isFirst ? max(0, listSafeArea.top - (hasHeader ? headerTopPadding : topGap)) : 0
        return insets
    }

    var generation: SystemGeneration { context.generation }

    // MARK: Spec

    /// Whether the list's own header stands above the rows.
    var hasHeader: Bool { boundaries.header?.isListBoundary ?? false }
    /// Whether the list's own footer stands below the rows.
    var hasFooter: Bool { boundaries.footer?.isListBoundary ?? false }
    /// The kind of what stands below the rows; `nil` is nothing.
    var footerKind: String? { boundaries.footer?.elementKind }
    /// Whether anything stands above the rows.
    var hasTopElement: Bool { boundaries.header != nil }

    /// What the solver needs.
    var spec: ListSectionSpec {
        ListSectionSpec(
            itemCount: itemCount, rowEstimate: metrics.rowEstimate, rowSpacing: rowSpacing,
            header: boundaries.header.map { item in
                item.isListBoundary
                    ? .header(
                        estimate: metrics.supplementaryEstimate, topPadding: headerTopPadding,
                        pins: item.pinToVisibleBounds, followsInsets: metrics.supplementariesFollowSectionInsets)
                    : spec(item)
            },
            footer: boundaries.footer.map { item in
                item.isListBoundary
                    ? .footer(
                        estimate: metrics.supplementaryEstimate, pins: item.pinToVisibleBounds,
                        followsInsets: metrics.supplementariesFollowSectionInsets)
                    : spec(item)
            },
            insets: DirectionalInsets(
                top: topGap, leading: inset(listSafeArea.leading), bottom: bottomGap,
                trailing: inset(listSafeArea.trailing)),
            background: boundaries.decoration.map {
                ListSectionSpec.Background(kind: $0.elementKind, insets: DirectionalInsets($0.contentInsets))
            })
    }

    /// An app's own boundary item is as wide as the rows or the list, whatever width it says.
    private func spec(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> ListSectionSpec.Boundary {
        let height = item.layoutSize.heightDimension
        return ListSectionSpec.Boundary(
            kind: item.elementKind, estimate: Double(height.dimension), pins: item.pinToVisibleBounds,
            followsInsets: boundaries.followsInsets, isFixed: height.isAbsolute)
    }

    /// A section that keeps from the sides keeps from the safe area's. Source: uikit-metrics §5.2.
    private func inset(_ safeArea: Double) -> Double { sideInset > 0 ? sideInset + safeArea : 0 }

    /// Kept above a header, whether supplementary or first item.
    private var headerTopPadding: Double {
        max(0, configuration.headerTopPadding.map(Double.init) ?? metrics.automaticHeaderTopPadding)
    }

    private var topGap: Double {
        switch configuration.headerMode {
        case .supplementary where hasHeader: 0
        case .firstItemInSection: headerTopPadding
        case .none, .supplementary: metrics.topInset(isFirstSection: section == 0)
        }
    }

    private var bottomGap: Double {
        hasFooter ? 0 : metrics.bottomInset(isLastSection: section == sectionCount - 1)
    }

    // MARK: Cards

    var hasCards: Bool { metrics.roundsSections }

    func isHeaderItem(_ item: Int) -> Bool { configuration.headerMode == .firstItemInSection && item == 0 }

    /// A header that is the first item stands above the card.
    func isFirstOfCard(_ item: Int) -> Bool {
        rowSpacing > 0 || (configuration.headerMode == .firstItemInSection ? item <= 1 : item == 0)
    }

    func isLastOfCard(_ item: Int) -> Bool { rowSpacing > 0 || item == itemCount - 1 || isHeaderItem(item) }

    /// The page behind the section.
    var pageColor: UIColor { configuration.backgroundColor ?? UIColor(metrics.backgroundColor(isPad: isPad)) }
}

extension StyleContext {
    /// The same look in a kind of list.
    func placed(in appearance: UICollectionLayoutListConfiguration.Appearance) -> StyleContext {
        var context = self
        context.environment = ListEnvironment(appearance.environment)
        return context
    }
}
