import Appearance

extension UIListContentConfiguration {
    // MARK: Rows

    /// A row. In a sidebar of iOS 18 and later it is a sidebar's row.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }

    /// A row whose secondary text is its subtitle.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitleCell) }

    /// A row whose secondary text is a value at its trailing end.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell) }

    /// A row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }

    /// A row of a sidebar with a subtitle.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.sidebarSubtitleCell)
    }

    /// A row of a list that stands beside a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.accompaniedSidebarCell)
    }

    /// A row with a subtitle, of a list that stands beside a sidebar.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.accompaniedSidebarSubtitleCell)
    }

    // MARK: Headers and footers

    /// The header of whatever kind of list shows it.
    public static func header() -> UIListContentConfiguration { UIListContentConfiguration(.header) }

    /// The footer of whatever kind of list shows it.
    public static func footer() -> UIListContentConfiguration { UIListContentConfiguration(.footer) }

    /// The header of a section of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }

    /// The footer of a section of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter) }

    /// The header of a section of a grouped list; before iOS 26 in capital letters.
    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }

    /// The footer of a section of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.groupedFooter) }

    /// A larger header in the colour of text, for an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.prominentInsetGroupedHeader)
    }

    /// A still larger header, for an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.extraProminentInsetGroupedHeader)
    }

    /// The header of a section of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarHeader) }
}
