package import Appearance
package import DisplayLists
package import Foundation

/// Where the labels of a cell style stand in the content view, and how tall they make the row. Pure. Lengths are points, x
/// grows from the leading edge; whoever uses it mirrors the frames once for right-to-left.
package struct CellLabelLayout {
    /// The size of a text wrapped at a width; `nil` is no limit.
    package typealias Measure = (_ width: Double?) -> CGSize

    package var style: UITableViewCell.CellStyle
    package var margins: (leading: Double, trailing: Double)
    package var metrics: TableMetrics
    /// Whether values go below their labels, as at accessibility sizes.
    package var stacksValues: Bool
    package var image: CGSize?
    /// `nil` without a text.
    package var text: Measure?
    package var detail: Measure?
    package var grid: PixelGrid

    package init(
        style: UITableViewCell.CellStyle, margins: (leading: Double, trailing: Double), metrics: TableMetrics,
        stacksValues: Bool, image: CGSize?, text: Measure?, detail: Measure?, grid: PixelGrid
    ) {
        self.style = style
        self.margins = margins
        self.metrics = metrics
        self.stacksValues = stacksValues
        self.image = image
        self.text = text
        self.detail = detail
        self.grid = grid
    }

    package struct Solution: Hashable, Sendable {
        package var image: CGRect?
        package var text: CGRect?
        package var detail: CGRect?
        /// Of the whole row, its separator included.
        package var height = 0.0
    }

    /// - Parameters:
    ///   - width: The content view's.
    ///   - height: The content view's, in whose middle everything stands.
    ///   - separator: What the row keeps free below the content view.
    package func solve(width: Double, height: Double, separator: Double) -> Solution {
        var solution = Solution()
        var start = margins.leading
        if let image {
            solution.image = CGRect(
                origin: CGPoint(x: start, y: grid.round((height - image.height) / 2)), size: image)
            start += image.width + TableMetrics.imageToText
        }
        let column = (start: start, width: max(0, width - margins.trailing - start))
        let row = metrics.labelRow
        switch style {
        case .value2 where !stacksValues: besideColumn(column, height, &solution)
        case .value1 where !stacksValues: valueAtEnd(column, height, &solution)
        case .default: lone(column, height, &solution)
        case .subtitle, .value1, .value2: stacked(column, height + separator, &solution)
        }
        let labels = [solution.text, solution.detail].compactMap { $0?.height }
        let isStacked = labels.count == 2 && (style == .subtitle || stacksValues)
        let content =
            isStacked
            ? labels[0] + labels[1] + row.top + row.between + row.bottom : (labels.max() ?? 0) + row.around
        solution.height = max(row.minimumHeight, grid.ceil(content), (image.map { $0.height + separator }) ?? 0)
        return solution
    }

    /// In the middle, to the next whole point below: a 20⅓-point line starts at 12 in a row of 44. Source: pictures of iOS 15
    /// and 16 (ios-references 12, 13).
    private func middle(_ length: Double, in height: Double) -> Double { ((height - length) / 2).rounded(.up) }

    private func lone(_ column: (start: Double, width: Double), _ height: Double, _ solution: inout Solution) {
        guard let text else { return }
        let size = text(column.width)
        solution.text = CGRect(
            x: column.start, y: middle(size.height, in: height), width: column.width, height: size.height)
    }

    private func valueAtEnd(_ column: (start: Double, width: Double), _ height: Double, _ solution: inout Solution) {
        guard let detail else { return lone(column, height, &solution) }
        var value = detail(nil)
        guard let text else {
            value.width = min(value.width, column.width)
            solution.detail = CGRect(
                x: column.start + column.width - value.width, y: middle(value.height, in: height), width: value.width,
                height: value.height)
            return
        }
        let natural = text(nil).width
        let room = max(0, column.width - TableMetrics.textToValue)
        // A value gives way to the label, but keeps up to half of the row.
        value.width = min(value.width, max(room - natural, min(value.width, (room / 2).rounded(.down))))
        let labelWidth = min(natural, room - value.width)
        let size = text(labelWidth)
        solution.text = CGRect(
            x: column.start, y: middle(size.height, in: height), width: labelWidth, height: size.height)
        solution.detail = CGRect(
            x: column.start + column.width - value.width, y: middle(value.height, in: height), width: value.width,
            height: value.height)
    }

    private func besideColumn(_ column: (start: Double, width: Double), _ height: Double, _ solution: inout Solution) {
        let labelWidth = min(TableMetrics.contactColumn, column.width)
        if let text {
            let size = text(labelWidth)
            solution.text = CGRect(
                x: column.start, y: middle(size.height, in: height), width: labelWidth, height: size.height)
        }
        if let detail {
            let start = labelWidth + TableMetrics.contactGap
            let size = detail(max(0, column.width - start))
            solution.detail = CGRect(
                x: column.start + start, y: middle(size.height, in: height), width: max(0, column.width - start),
                height: size.height)
        }
    }

    private func stacked(_ column: (start: Double, width: Double), _ height: Double, _ solution: inout Solution) {
        guard let text, let detail else {
            guard text == nil, let detail else { return lone(column, height, &solution) }
            let size = detail(column.width)
            solution.detail = CGRect(
                x: column.start, y: middle(size.height, in: height), width: column.width, height: size.height)
            return
        }
        let row = metrics.labelRow
        let (first, second) = (text(column.width), detail(column.width))
        let spare = height - first.height - second.height - row.top - row.between - row.bottom
        let top = grid.round(row.top + max(0, spare / 2))
        solution.text = CGRect(x: column.start, y: top, width: column.width, height: first.height)
        solution.detail = CGRect(
            x: column.start, y: top + first.height + row.between, width: column.width, height: second.height)
    }
}
