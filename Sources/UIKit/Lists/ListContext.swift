import Appearance
import Foundation

/// What a list tells each view it shows: where the view stands and by which rules it is laid out.
struct ListContext: Hashable {
    enum Role: Hashable { case item, header, footer }

    var appearance: UICollectionLayoutListConfiguration.Appearance
    var role: Role
    /// The cell's own margin at both sides, points; the safe area comes on top of it.
    var margin: Double
    /// From the cell's trailing side to its outermost accessory, points, without the safe area; `nil` is the margin.
    var accessoryMargin: Double?
    /// How far bars and the screen's edges reach into the cell while the list rests, points.
    var safeArea = NSDirectionalEdgeInsets.zero
    var generation: SystemGeneration

    /// The background of a view in this place.
    func defaultBackground() -> UIBackgroundConfiguration {
        switch (appearance, role) {
        case (.plain, .item), (.sidebarPlain, .item): .listPlainCell()
        case (.grouped, .item), (.insetGrouped, .item): .listGroupedCell()
        case (.sidebar, .item): .listSidebarCell()
        case (.plain, _), (.sidebarPlain, _): .listPlainHeaderFooter()
        case (.sidebar, .header): .listSidebarHeader()
        default: .listGroupedHeaderFooter()
        }
    }

    /// The content of a view in this place, before anything is set. Source: uikit-metrics §3.6.
    func defaultContent(hasPopUpMenu: Bool) -> UIListContentConfiguration {
        switch (appearance, role) {
        case (.sidebar, .item): .sidebarCell()
        case (_, .item): hasPopUpMenu ? .valueCell() : .cell()
        case (.plain, .header), (.sidebarPlain, .header): .plainHeader()
        case (.sidebar, .header): .sidebarHeader()
        case (_, .header): .groupedHeader()
        case (.plain, .footer), (.sidebarPlain, .footer): .plainFooter()
        case (_, .footer): .groupedFooter()
        }
    }
}
