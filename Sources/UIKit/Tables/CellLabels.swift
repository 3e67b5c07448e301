import Appearance
import DisplayLists
import Foundation

/// The labels and the image of a cell style, inside the cell's content view.
@MainActor
final class CellLabels {
    private unowned let cell: UITableViewCell
    private let style: UITableViewCell.CellStyle
    private var made: (text: UILabel?, detail: UILabel?, image: UIImageView?)

    init(style: UITableViewCell.CellStyle, in cell: UITableViewCell) {
        self.style = style
        self.cell = cell
    }

    var text: UILabel {
        if let label = made.text { return label }
        let label = add(UILabel(), "text")
        made.text = label
        switch style {
        case .value2:
            label.font = .preferredFont(forTextStyle: .caption1)
            label.textColor = .tintColor
            label.textAlignment = .right
        default: label.font = .preferredFont(forTextStyle: .body)
        }
        adapt(label)
        return label
    }

    var detail: UILabel {
        if let label = made.detail { return label }
        let label = add(UILabel(), "secondaryText")
        made.detail = label
        let content = cell.styledContentConfiguration().secondaryTextProperties
        label.font = style == .value2 ? .preferredFont(forTextStyle: .caption1) : content.font
        label.textColor = style == .value2 ? .label : content.color
        adapt(label)
        return label
    }

    var image: UIImageView {
        if let view = made.image { return view }
        let view = add(UIImageView(), "image")
        made.image = view
        view.contentMode = .center
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        return view
    }

    private func add<View: UIView>(_ view: View, _ role: String) -> View {
        view.listingName = ListingName(role)
        cell.contentView.addSubview(view)
        return view
    }

    /// Follows the text size: at accessibility sizes no label is held to a line.
    func adapt() {
        for label in [made.text, made.detail] { if let label { adapt(label) } }
    }

    private func adapt(_ label: UILabel) {
        label.adjustsFontForContentSizeCategory = true
        if isAccessibility, label.numberOfLines == 1 { label.numberOfLines = 0 }
    }

    private var isAccessibility: Bool { cell.traitCollection.contentSize.isAccessibility }

    // MARK: Layout

    /// The height of the row, its separator included, at the content view's width.
    var rowHeight: Double { solve().height }

    func place() {
        let solution = solve()
        let content = cell.contentView
        made.image?.frame = content.directed(solution.image ?? .zero)
        made.text?.frame = content.directed(solution.text ?? .zero)
        made.detail?.frame = content.directed(solution.detail ?? .zero)
        guard style == .value2 else { return }
        made.text?.textAlignment = isAccessibility ? .natural : content.isRightToLeft ? .left : .right
    }

    /// Where the text starts in the content view, from its leading edge; `nil` without an image.
    var textInset: Double? { hasImage ? solve().text.map { Double($0.minX) } : nil }

    private var hasImage: Bool { made.image?.image != nil }

    private func solve() -> CellLabelLayout.Solution {
        let content = cell.contentView
        let margins = content.directionalLayoutMargins
        let layout = CellLabelLayout(
            style: style, margins: (margins.leading, margins.trailing), metrics: cell.tableMetrics,
            stacksValues: isAccessibility, image: hasImage ? made.image?.intrinsicContentSize : nil,
            text: made.text.flatMap(measuring), detail: made.detail.flatMap(measuring), grid: cell.pixelGrid)
        return layout.solve(
            width: content.bounds.width, height: content.bounds.height, separator: cell.separatorRoom)
    }

    private func measuring(_ label: UILabel) -> CellLabelLayout.Measure? {
        guard label.text?.isEmpty == false else { return nil }
        return { width in label.sizeThatFits(CGSize(width: width ?? 0, height: 0)) }
    }
}
