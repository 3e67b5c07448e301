/// A factory of `UIListContentConfiguration`: what a row, a header or a footer looks like before anybody changes it.
package enum ContentStyle: String, Hashable, Sendable, CaseIterable {
    case cell, subtitleCell, valueCell
    case plainHeader, plainFooter, groupedHeader, groupedFooter
    case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell, sidebarHeader
    /// Settled by the list that shows it.
    case header, footer

    /// Which fixed style stands for an adaptive one in a kind of list. Sources: uikit-metrics §3.5, uikit-rules §2.1.
    package func resolved(in environment: ListEnvironment) -> ContentStyle {
        switch (self, environment) {
        case (.header, .grouped), (.header, .insetGrouped): .groupedHeader
        case (.header, .sidebar): .sidebarHeader
        case (.header, _): .plainHeader
        case (.footer, .grouped), (.footer, .insetGrouped), (.footer, .sidebar): .groupedFooter
        case (.footer, _): .plainFooter
        case (.cell, .sidebar), (.valueCell, .sidebar): .sidebarCell
        case (.subtitleCell, .sidebar): .sidebarSubtitleCell
        default: self
        }
    }

    package enum Family: Hashable, Sendable { case cell, sidebarCell, sidebarHeader, prominentHeader, header, footer }

    /// What the state rules and the minimum heights go by.
    package var family: Family {
        switch self {
        case .cell, .subtitleCell, .valueCell: .cell
        case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell: .sidebarCell
        case .sidebarHeader: .sidebarHeader
        case .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader: .prominentHeader
        case .plainHeader, .groupedHeader, .header: .header
        case .plainFooter, .groupedFooter, .footer: .footer
        }
    }

    /// Styles whose symbols stand in the wider slot of sidebars.
    package var isSidebar: Bool { family == .sidebarCell || family == .sidebarHeader }

    /// The least height of a row's content; headers and footers are as tall as what they hold.
    ///
    /// iOS 26: the leading of Body and 30; before, twice that leading but never under 44. Both stop growing at the last
    /// size before the accessibility ones. Sidebars kept the older rule. Sources: uikit-metrics §1.5, uikit-rules §0.1.
    package func minimumHeight(_ context: StyleContext) -> Double {
        let leading = TextStyle.body.attributes(min(context.category, .extraExtraExtraLarge)).leading
        return switch family {
        case .cell: context.generation == .iOS26 ? leading + 30 : max(44, 2 * leading)
        case .sidebarCell, .sidebarHeader: max(44, 2 * leading)
        case .prominentHeader, .header, .footer: 0
        }
    }

    /// The slot a symbol is centred in so that the texts of rows line up: 24 points wide, 28 in sidebars, and the leading
    /// of Body tall, growing with Body. `nil` at accessibility sizes, where every symbol has its own width.
    /// Source: uikit-metrics §3.1.
    package func symbolSlot(_ context: StyleContext, displayScale: Double) -> (width: Double, height: Double)? {
        guard !context.category.isAccessibility else { return nil }
        let width = TextStyle.body.scaled(isSidebar ? 28 : 24, category: context.category, displayScale: displayScale)
        return (width, TextStyle.body.attributes(context.category).leading)
    }
}
