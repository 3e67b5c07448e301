package import Appearance
package import Foundation

/// Where a row's separators are drawn. Pure; lengths are points, x grows from the leading edge; whoever uses it mirrors the
/// frames once for right-to-left.
package struct SeparatorLayout {
    package var cellSize: CGSize
    /// Where the row's text starts, from the cell's leading edge; `nil` where its content is no list content: the line then
    /// starts at the margin.
    package var textLeading: Double?
    /// From the cell's trailing edge to where its lines end; `nil` leaves it to the look.
    package var trailing: Double?
    /// The cell's layout margins at the sides, the indentation included in the leading one.
    package var margins: (leading: Double, trailing: Double)
    package var position: ListMetrics.RowPosition
    package var metrics: ListMetrics

    package init(
        cellSize: CGSize, textLeading: Double?, margins: (leading: Double, trailing: Double),
        position: ListMetrics.RowPosition, metrics: ListMetrics
    ) {
        self.cellSize = cellSize
        self.textLeading = textLeading
        self.margins = margins
        self.position = position
        self.metrics = metrics
    }

    /// The line in the row's first point or pixels; `nil` where none is drawn.
    package func top(_ configuration: UIListSeparatorConfiguration) -> CGRect? {
        let automatic = metrics.automaticSeparators(position)
        return frame(
            configuration.topSeparatorVisibility, automatic: automatic.top, isFullWidth: automatic.topIsFullWidth,
            insets: configuration.topSeparatorInsets, y: 0)
    }

    /// The line in the row's last point or pixels; `nil` where none is drawn.
    package func bottom(_ configuration: UIListSeparatorConfiguration) -> CGRect? {
        let automatic = metrics.automaticSeparators(position)
        return frame(
            configuration.bottomSeparatorVisibility, automatic: automatic.bottom,
            isFullWidth: automatic.bottomIsFullWidth, insets: configuration.bottomSeparatorInsets,
            y: cellSize.height - metrics.separatorThickness)
    }

    /// What is left between the automatic insets: what UIKit's separator layout guide spans.
    package var automaticSpan: (leading: Double, trailing: Double) {
        (
            textLeading ?? metrics.separatorLeadingInset(margin: margins.leading),
            trailing ?? metrics.separatorTrailingInset(margin: margins.trailing)
        )
    }

    /// An edge of the insets that is `automaticInsets`' stands for the automatic one, each for itself.
    private func frame(
        _ visibility: UIListSeparatorConfiguration.Visibility, automatic: Bool, isFullWidth: Bool,
        insets: NSDirectionalEdgeInsets, y: Double
    ) -> CGRect? {
        guard visibility == .visible || (visibility == .automatic && automatic) else { return nil }
        let span = isFullWidth ? (leading: 0, trailing: 0) : automaticSpan
        let sentinel = UIListSeparatorConfiguration.automaticInsets
        let leading = insets.leading == sentinel.leading ? span.leading : insets.leading
        let trailing = insets.trailing == sentinel.trailing ? span.trailing : insets.trailing
        return CGRect(
            x: leading, y: y, width: max(0, cellSize.width - leading - trailing), height: metrics.separatorThickness)
    }
}
