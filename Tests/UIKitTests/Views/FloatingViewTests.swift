import DisplayLists
import Foundation
import Testing
import UIKit

/// Views that float above a list, and rows whose constraints say little.
@MainActor struct FloatingViewTests {
    private final class Table: UITableViewController {
        let floating = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            floating.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(floating)
            NSLayoutConstraint.activate([
                floating.trailingAnchor.constraint(equalTo: tableView.frameLayoutGuide.trailingAnchor, constant: -20),
                floating.bottomAnchor.constraint(equalTo: tableView.safeAreaLayoutGuide.bottomAnchor, constant: -20),
                floating.widthAnchor.constraint(equalToConstant: 56),
                floating.heightAnchor.constraint(equalToConstant: 40),
            ])
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let dot = UIView()
            dot.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(dot)
            dot.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor).isActive = true
            if indexPath.row == 1 { cell.accessoryView = UIStepper() }
            return cell
        }
    }

    @Test func theSafeAreaOfAScrollViewStaysInSight() {
        let table = Table()
        _ = TestScreen(UINavigationController(rootViewController: table))
        // The screen is 390 by 844 points, of which the last 34 are not safe.
        let seen = table.floating.frame.offsetBy(dx: 0, dy: -table.tableView.bounds.minY)
        // Sums of thirds are not exact.
        #expect(abs(seen.maxY - (844 - 34 - 20)) < 0.001)
        #expect(abs(seen.maxX - (390 - 20)) < 0.001)
    }

    @Test func constraintsWithoutAHeightLeaveTheStandardOne() {
        let table = Table()
        _ = TestScreen(table)
        #expect(table.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height >= 44)
    }

    @Test func aStepperBesideARowHasItsOwnSize() throws {
        let table = Table()
        _ = TestScreen(table)
        let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        let stepper = try #require(cell.accessoryView)
        #expect(stepper.frame.size == CGSize(width: 94, height: 32))
        #expect(stepper.convert(stepper.bounds, to: cell).maxX <= cell.bounds.width)
    }

    @Test func aCloseButtonIsADisc() {
        let button = UIButton(type: .close)
        #expect(abs(button.intrinsicContentSize.width - 30) < 1.5)
        #expect(abs(button.intrinsicContentSize.height - 30) < 1.5)
    }
}
