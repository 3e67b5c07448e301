import Appearance
import DisplayLists
import Foundation

extension UINavigationBar {
    var metrics: NavigationBarMetrics { NavigationBarMetrics(BarEnvironment(self)) }

    /// With all of large title and search bar.
    var fullHeight: Double { rowTop + rowHeight + largeTitleHeight + searchHeight }

    /// What title and buttons take; nothing while a search has taken their place.
    var rowHeight: Double { isSearchInPlaceOfTitle ? 0 : metrics.height }

    /// Where the row of title and buttons begins: below a prompt.
    var rowTop: Double { (topItem?.prompt ?? "").isEmpty ? 0 : metrics.promptHeight }

    /// What a large title adds; 0 where the title is not large. Low bars have no room for one.
    var largeTitleHeight: Double {
        guard showsLargeTitle else { return 0 }
        let standard = UITraitCollection(preferredContentSizeCategory: .large)
        return pixelGrid.round(
            metrics.largeTitleHeight(
                lineHeight: largeTitleFont(traitCollection).lineHeight,
                standardLineHeight: largeTitleFont(standard).lineHeight)) + largeSubtitleHeight
    }

    /// What stands in small print under a large title; `nil` is nothing.
    var largeSubtitle: String? {
        guard traitCollection.generation == .iOS26, let text = topItem?.largeSubtitle ?? topItem?.subtitle,
            !text.isEmpty
        else { return nil }
        return text
    }

    /// That it is written as `subheadline` is a guess: no picture shows one.
    var largeSubtitleFont: UIFont { .preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection) }

    var largeSubtitleHeight: Double {
        largeSubtitle == nil ? 0 : pixelGrid.ceil(Double(largeSubtitleFont.lineHeight))
    }

    var showsLargeTitle: Bool {
        guard prefersLargeTitles, !isSearchInPlaceOfTitle, traitCollection.verticalSizeClass != .compact,
            !(topItem?.title ?? "").isEmpty
        else { return false }
        return items?.last { $0.largeTitleDisplayMode != .automatic }.map { $0.largeTitleDisplayMode == .always }
            ?? true
    }

    func largeTitleFont(_ traits: UITraitCollection) -> UIFont {
        .systemFont(
            ofSize: UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits).pointSize, weight: .bold)
    }

    // MARK: Search

    /// The search bar that stands below the title; `nil` is none.
    var stackedSearchBar: UISearchBar? {
        guard let item = topItem, let search = item.searchController, !item.searchStandsInToolbar else { return nil }
        return search.searchBar
    }

    private var isSearchInPlaceOfTitle: Bool {
        guard stackedSearchBar != nil, let search = topItem?.searchController else { return false }
        return search.isActive && search.hidesNavigationBarDuringPresentation
    }

    /// What a search bar adds; 0 where none stands below the title.
    var searchHeight: Double { stackedSearchBar?.fullHeight(in: self, .navigationBar) ?? 0 }

    /// How much of the height scrolling content pushes away: first the search bar, then the large title.
    var collapsibleHeight: Double { largeTitleHeight + collapsibleSearchHeight }

    private var collapsibleSearchHeight: Double {
        guard let item = topItem, item.hidesSearchBarWhenScrolling, item.searchController?.isActive == false else {
            return 0
        }
        return searchHeight
    }

    /// How much of the search bar has been pushed away.
    var searchCollapse: Double { min(collapse, collapsibleSearchHeight) }
    /// How much of the large title has gone under the row.
    var titleCollapse: Double { collapse - searchCollapse }

    // MARK: Appearance

    /// The item's over the bar's, by what has gone beneath the bar and by the bar's height.
    var appearanceInForce: UINavigationBarAppearance {
        let item = topItem
        let isCompact = traitCollection.verticalSizeClass == .compact
        let standard = item?.standardAppearance ?? standardAppearance
        let chosen: UINavigationBarAppearance
        if isOverContent {
            chosen = (isCompact ? item?.compactAppearance ?? compactAppearance : nil) ?? standard
        } else {
            let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
            let low = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
            chosen = (isCompact ? low ?? edge : edge) ?? Self.withoutBackground(standard)
        }
        return hasOwnLook ? withOwnLook(chosen) : chosen
    }

    private static func withoutBackground(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        let copy = UINavigationBarAppearance()
        copy.takeLook(of: appearance)
        copy.configureWithTransparentBackground()
        return copy
    }

    private var hasOwnLook: Bool {
        barTintColor != nil || titleTextAttributes != nil || largeTitleTextAttributes != nil || shadowImage != nil
            || backgroundImage(for: .default) != nil
    }

    /// What was set on the bar itself rather than in an appearance.
    private func withOwnLook(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        let copy = UINavigationBarAppearance()
        copy.takeLook(of: appearance)
        if let barTintColor { copy.backgroundColor = barTintColor }
        if let titleTextAttributes { copy.titleTextAttributes.merge(titleTextAttributes) { _, own in own } }
        if let largeTitleTextAttributes {
            copy.largeTitleTextAttributes.merge(largeTitleTextAttributes) { _, own in own }
        }
        if let image = backgroundImage(for: .default) {
            (copy.backgroundEffect, copy.backgroundColor, copy.backgroundImage) = (nil, nil, image)
        }
        if let shadowImage { copy.shadowImage = shadowImage }
        return copy
    }
}
