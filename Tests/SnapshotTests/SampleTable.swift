import UIKit

/// Tables that are drawn to be looked at.
@MainActor
final class SampleTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    struct Row {
        var style = UITableViewCell.CellStyle.default
        var text: String
        var detail: String?
        var symbol: String?
        var accessory = UITableViewCell.AccessoryType.none
        var hasSwitch = false
        var editing = UITableViewCell.EditingStyle.delete
        var moves = false
    }

    struct Section {
        var header: String?
        var footer: String?
        var rows: [Row]
    }

    let view: UITableView
    private let sections: [Section]
    private let swipedRow: IndexPath?

    init(_ style: UITableView.Style, _ sections: [Section], swiped: IndexPath? = nil) {
        view = UITableView(frame: .zero, style: style)
        self.sections = sections
        swipedRow = swiped
        super.init()
        view.dataSource = self
        view.delegate = self
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
        cell.textLabel?.text = row.text
        cell.detailTextLabel?.text = row.detail
        cell.imageView?.image = row.symbol.flatMap { UIImage(systemName: $0) }
        cell.accessoryType = row.accessory
        if row.hasSwitch {
            let control = UISwitch()
            control.isOn = true
            cell.accessoryView = control
        }
        return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        sections[indexPath.section].rows[indexPath.row].moves
    }
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { sections[indexPath.section].rows[indexPath.row].editing }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in },
            UIContextualAction(style: .normal, title: "Flag") { _, _, _ in },
        ])
    }

    /// Opens the row that is to be drawn swiped.
    func reveal() {
        if let swipedRow { view.revealSwipeActions(at: swipedRow, leading: false) }
    }
}

extension SampleTable {
    /// The cell styles, with images and every accessory.
    static func styles() -> SampleTable {
        SampleTable(
            .plain,
            [
                Section(
                    header: "Styles",
                    rows: [
                        Row(text: "Default"),
                        Row(style: .subtitle, text: "Subtitle", detail: "A smaller line below", symbol: "globe"),
                        Row(style: .value1, text: "Value", detail: "42", accessory: .disclosureIndicator),
                        Row(style: .value2, text: "mobile", detail: "555-0100"),
                    ]),
                Section(
                    header: "Accessories",
                    rows: [
                        Row(text: "Chosen", accessory: .checkmark),
                        Row(text: "Details", accessory: .detailButton),
                        Row(text: "Both", symbol: "star", accessory: .detailDisclosureButton),
                    ]),
            ])
    }

    /// Settings in sections.
    static func settings(_ style: UITableView.Style) -> SampleTable {
        SampleTable(
            style,
            [
                Section(
                    header: "General",
                    rows: [
                        Row(style: .value1, text: "Language", detail: "English", accessory: .disclosureIndicator),
                        Row(text: "Sounds", hasSwitch: true),
                    ]),
                Section(
                    header: "Privacy", footer: "Choose how long pages are remembered.",
                    rows: [
                        Row(style: .subtitle, text: "History", detail: "Thirty days", symbol: "clock"),
                        Row(text: "Clear", accessory: .checkmark),
                    ]),
                Section(rows: [Row(text: "About")]),
            ])
    }

    static func editing() -> SampleTable {
        let table = SampleTable(
            .insetGrouped,
            [
                Section(
                    header: "Editing",
                    rows: [
                        Row(text: "Moved", accessory: .disclosureIndicator, moves: true),
                        Row(style: .value1, text: "Value", detail: "42", moves: true),
                        Row(text: "Inserted", editing: .insert), Row(text: "Neither", editing: .none),
                    ])
            ])
        table.view.isEditing = true
        return table
    }

    static func choosing() -> SampleTable {
        let table = SampleTable(.plain, [Section(rows: ["One", "Two", "Three", "Four"].map { Row(text: $0) })])
        table.view.allowsMultipleSelectionDuringEditing = true
        table.view.isEditing = true
        for row in 1...2 {
            table.view.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        return table
    }

    static func swiped() -> SampleTable {
        SampleTable(
            .insetGrouped, [Section(rows: ["One", "Two", "Three"].map { Row(text: $0) })],
            swiped: IndexPath(row: 0, section: 0))
    }
}
