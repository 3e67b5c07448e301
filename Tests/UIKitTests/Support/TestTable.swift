import Appearance
import DisplayLists
import Foundation
import UIKit

/// A table for tests: rows made by closures, laid out in a window.
@MainActor
final class TestTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    typealias Row = @MainActor (UITableViewCell) -> Void

    struct Section {
        var header: String?
        var footer: String?
        var rows: [Row]

        init(header: String? = nil, footer: String? = nil, rows: [Row]) {
            self.header = header
            self.footer = footer
            self.rows = rows
        }

        /// Rows whose main label shows a text each.
        init(header: String? = nil, footer: String? = nil, texts: [String]) {
            self.init(header: header, footer: footer, rows: texts.map { text in { $0.textLabel?.text = text } })
        }
    }

    let sections: [Section]
    let view: UITableView
    private let cellStyle: UITableViewCell.CellStyle
    var height: (IndexPath) -> CGFloat = { _ in UITableView.automaticDimension }
    var trailing: [IndexPath: [UIContextualAction]] = [:]
    var leading: [IndexPath: [UIContextualAction]] = [:]
    var editingStyle: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }

    init(_ style: UITableView.Style, cells: UITableViewCell.CellStyle = .default, _ sections: [Section]) {
        self.sections = sections
        cellStyle = cells
        view = UITableView(frame: .zero, style: style)
        super.init()
        view.dataSource = self
        view.delegate = self
    }

    convenience init(_ style: UITableView.Style, cells: UITableViewCell.CellStyle = .default, rows: [Row]) {
        self.init(style, cells: cells, [Section(rows: rows)])
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: cellStyle, reuseIdentifier: "row")
        sections[indexPath.section].rows[indexPath.row](cell)
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height(indexPath) }
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { editingStyle(indexPath) }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing[indexPath].map { UISwipeActionsConfiguration(actions: $0) } }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading[indexPath].map { UISwipeActionsConfiguration(actions: $0) } }

    /// The table in a window of the given size, by the given traits.
    func snapshot(
        width: Double = 390, height: Double? = 844, scale: Double = 3, generation: SystemGeneration = .iOS26,
        _ mutate: (inout any UIMutableTraits) -> Void = { _ in }
    ) -> TestList.Solved {
        view.solved(width: width, height: height, scale: scale, generation: generation, mutate)
    }
}

extension UIView {
    /// The view in a window of the given size, by the given traits.
    func solved(
        width: Double = 390, height: Double? = 844, scale: Double = 3, generation: SystemGeneration = .iOS26,
        safeArea: UIEdgeInsets = .zero, _ mutate: (inout any UIMutableTraits) -> Void = { _ in }
    ) -> TestList.Solved {
        let traits = UITraitCollection(traitsFrom: [.standard, UITraitCollection(generation: generation)])
            .modifyingTraits(mutate)
        let request = WindowSnapshot.Request(
            width: width, height: height, scale: scale, safeAreaInsets: safeArea, traits: traits)
        return TestList.Solved(snapshot: WindowSnapshot.take(of: self, request))
    }
}
