import DisplayLists
import Foundation
import Testing
import UIKit

/// Rows by snapshots.
@MainActor
struct TableDataSourceTests {
    private final class Titled: UITableViewDiffableDataSource<String, Int> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)
        }
    }

    private func snapshot(_ sections: [(String, [Int])]) -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    @Test func rowsFollowTheSnapshot() {
        let table = UITableView(frame: .zero, style: .grouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        var made = 0
        let source = Titled(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            made += 1
            return cell
        }
        func texts() -> [String] {
            table.solved().report.nodes.compactMap { $0.path.contains("/item ") ? $0.text?.text : nil }
        }
        source.apply(snapshot([("a", [1, 2]), ("b", [3])]), animatingDifferences: false)
        #expect(texts() == ["1", "2", "3"])
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        source.apply(snapshot([("b", [3, 4]), ("a", [2, 1])]))
        #expect(texts() == ["3", "4", "2", "1"])
        #expect(made == 4)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 1))
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "b")
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 4)
        #expect(source.indexPath(for: 1) == IndexPath(row: 1, section: 1))
        #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 0)) == nil)

        var changed = source.snapshot()
        changed.reconfigureItems([2])
        changed.reloadItems([4])
        source.apply(changed)
        #expect(texts() == ["3", "4", "2", "1"])
        #expect(made == 6)
    }
}
