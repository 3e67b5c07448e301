import Foundation
import Testing
import UIKit

/// Pictures show screens as they are once they have appeared.
@MainActor struct AppearedTests {
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: true, scrollPosition: .none)
        }
    }

    @Test func aRowThatIsChosenThenIsShownSo() {
        let screen = TestScreen(Rows(style: .plain))
        let chosen = screen.color("section 0/item 1/background")
        #expect(chosen != nil && chosen != screen.color("section 0/item 0/background"))
    }
}
