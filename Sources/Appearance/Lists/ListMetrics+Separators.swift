extension ListMetrics {
    /// Where a row stands in its section.
    package struct RowPosition: Hashable, Sendable {
        package var isFirst: Bool
        package var isLast: Bool
        /// Whether a header stands above the section, as a view of its own or as its first row.
        package var hasHeader: Bool
        package var hasFooter: Bool
        /// Whether another section follows, and that section has a header.
        package var isBeforeHeader: Bool
        /// Whether the row is itself the section's header.
        package var isHeader: Bool

        package init(
            isFirst: Bool, isLast: Bool, hasHeader: Bool = false, hasFooter: Bool = false, isBeforeHeader: Bool = false,
            isHeader: Bool = false
        ) {
            self.isFirst = isFirst
            self.isLast = isLast
            self.hasHeader = hasHeader
            self.hasFooter = hasFooter
            self.isBeforeHeader = isBeforeHeader
            self.isHeader = isHeader
        }
    }

    /// A row's lines where their visibility is automatic.
    package struct AutomaticSeparators: Hashable, Sendable {
        package var top = false
        package var bottom = false
        /// Whether the line runs from side to side whatever the insets are: the ends of grouped sections.
        package var topIsFullWidth = false
        package var bottomIsFullWidth = false

        package init() {}
    }

    /// Lines stand between rows. Beyond that a plain list draws one under its last row unless a header or footer follows,
    /// and a grouped one of iOS 18 closes its sections with full lines; iOS 26 leaves those out. Sources: uikit-metrics
    /// §5.4, uikit-rules §6; the ends of grouped sections ios-references/measurements §2b.
    package func automaticSeparators(_ position: RowPosition) -> AutomaticSeparators {
        var lines = AutomaticSeparators()
        switch environment {
        case .sidebar, .none: break
        case .insetGrouped: lines.bottom = !position.isLast && !position.isHeader
        case .plain, .sidebarPlain:
            lines.bottom = !position.isLast || !(position.hasFooter || position.isBeforeHeader)
            if position.isHeader { lines.bottom = false }
        case .grouped:
            let closes = generation == .iOS18
            lines.top = position.isFirst && closes && !position.isHeader
            lines.topIsFullWidth = lines.top
            lines.bottom = (!position.isLast || closes) && !position.isHeader
            lines.bottomIsFullWidth = position.isLast && closes
        }
        return lines
    }

    /// A line's thickness: a pixel, or a point at accessibility sizes; a point at any size on iOS 26. It is the row's last
    /// point or pixel row, inside the row. Source: uikit-metrics §5.4, ios26-printouts.
    package var separatorThickness: Double {
        generation == .iOS26 || category.isAccessibility ? 1 : 1 / displayScale
    }

    /// From the row's leading side where the content says nothing better. Source: uikit-metrics §5.4.
    ///
    /// - Parameter margin: The cell's layout margin, its indentation included.
    package func separatorLeadingInset(margin: Double) -> Double { margin }

    /// From the row's trailing side: up to the edge, or the cell's margin on iOS 26. Sources: uikit-metrics §5.4,
    /// ios26-printouts.
    package func separatorTrailingInset(margin: Double) -> Double { generation == .iOS26 ? margin : 0 }

    /// Source: uikit-metrics §5.4.
    package var separatorColor: SystemColor { .separator }
}
