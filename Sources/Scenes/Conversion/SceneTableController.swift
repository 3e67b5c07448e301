import UIKit

/// Shows a scene's table, put together as an app would put it together.
@MainActor
final class SceneTableController: UITableViewController {
    private let model: SceneModel
    private let table: SceneTable

    init(_ model: SceneModel, _ table: SceneTable) {
        self.model = model
        self.table = table
        super.init(style: table.style.uiKit)
        title = model.document.title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.allowsMultipleSelection = true
        tableView.allowsMultipleSelectionDuringEditing = model.hasMultiselect
        if table.separatorStyle == SceneTableSeparatorStyle.none { tableView.separatorStyle = .none }
        if let color = table.separatorColor { tableView.separatorColor = color.uiColor }
        if let inset = table.separatorInset {
            let automatic = tableView.separatorInset
            tableView.separatorInset = UIEdgeInsets(
                top: 0, left: inset.leading ?? automatic.left, bottom: 0, right: inset.trailing ?? automatic.right)
        }
        if let color = table.backgroundColor { tableView.backgroundColor = color.uiColor }
        if let padding = table.sectionHeaderTopPadding { tableView.sectionHeaderTopPadding = padding }
        if let height = table.rowHeight { tableView.rowHeight = height }
        tableView.isEditing = model.document.traits.editing
        for indexPath in model.indexPaths(where: { $0.state.contains(.selected) }) {
            tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
        }
    }

    /// Swipes and scrolls: the table stands in its window, so that its size and what covers it are known.
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if let indexPath = model.indexPaths(where: { $0.swipe?.revealed != nil }).first {
            let isLeading = model.item(at: indexPath).swipe?.revealed == .leading
            tableView.revealSwipeActions(at: indexPath, leading: isLeading)
        }
        guard let offset = model.document.contentOffset else { return }
        let inset = tableView.adjustedContentInset
        tableView.contentOffset = CGPoint(x: (offset.x ?? 0) - inset.left, y: (offset.y ?? 0) - inset.top)
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { model.rows.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        model.rows[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = model.rows[indexPath.section][indexPath.item]
        let cell = UITableViewCell(style: row.item.cellStyle?.uiKit ?? .default, reuseIdentifier: nil)
        row.item.configure(cell, model.images)
        cell.indentationLevel = row.level + (row.item.indentationLevel ?? 0)
        return cell
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        let titles = model.document.sections.compactMap(\.indexTitle)
        return titles.isEmpty ? nil : titles
    }

    // MARK: Headers and footers

    private func boundary(_ section: Int, isHeader: Bool) -> SceneItem? {
        let section = model.document.sections[section]
        return isHeader ? section.header : section.footer
    }

    /// A boundary that is a text alone is a title.
    private func title(_ section: Int, isHeader: Bool) -> String? {
        boundary(section, isHeader: isHeader).flatMap { $0.isPlainText ? $0.content.text : nil }
    }

    private func view(_ section: Int, isHeader: Bool) -> UIView? {
        guard let item = boundary(section, isHeader: isHeader), !item.isPlainText else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let standard = isHeader ? UIListContentConfiguration.header() : .footer()
        view.contentConfiguration = item.content.configuration(standard, model.images)
        return view
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        title(section, isHeader: true)
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        title(section, isHeader: false)
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        view(section, isHeader: true)
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        view(section, isHeader: false)
    }

    // MARK: Editing and swiping

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        let kinds = model.item(at: indexPath).accessories.map(\.kind)
        return kinds.contains(.delete) ? .delete : kinds.contains(.insert) ? .insert : .none
    }

    override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        self.tableView(tableView, editingStyleForRowAt: indexPath) != .none || model.hasMultiselect
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        model.item(at: indexPath).accessories.contains { $0.kind == .reorder }
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { model.item(at: indexPath).swipe?.configuration(.leading, model.images) }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { model.item(at: indexPath).swipe?.configuration(.trailing, model.images) }
}

extension SceneModel {
    /// Whether rows can be chosen while the table is edited.
    fileprivate var hasMultiselect: Bool {
        rows.contains { $0.contains { $0.item.accessories.contains { $0.kind == .multiselect } } }
    }
}

extension SceneTableStyle {
    fileprivate var uiKit: UITableView.Style {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
}

extension SceneCellStyle {
    fileprivate var uiKit: UITableViewCell.CellStyle {
        switch self {
        case .default: .default
        case .value1: .value1
        case .value2: .value2
        case .subtitle: .subtitle
        }
    }
}
