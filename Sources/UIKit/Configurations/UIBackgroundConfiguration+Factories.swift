import Appearance

extension UIBackgroundConfiguration {
    /// Nothing, in every state.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    // MARK: By the list that shows it

    /// The background of a row, of whatever kind of list shows it.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listCell) }

    /// The background of a header, of whatever kind of list shows it.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listHeader) }

    /// The background of a footer, of whatever kind of list shows it.
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listFooter) }

    // MARK: Of one kind of list

    /// The background of a row of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listPlainCell) }

    /// The background of a row of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listGroupedCell) }

    /// The background of a header or footer of a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.listPlainHeaderFooter)
    }

    /// The background of a header or footer of a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.listGroupedHeaderFooter)
    }

    /// The background of a header of a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.listSidebarHeader)
    }

    /// The background of a row of a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listSidebarCell) }

    /// The background of a row of a list that stands beside a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.listAccompaniedSidebarCell)
    }
}
