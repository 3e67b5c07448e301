import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Headers and footers of a table's sections.
@MainActor
struct TableBoundaryTests {
    /// A table whose delegate gives the headers, with one row a section.
    private final class Boundaries: NSObject, UITableViewDataSource, UITableViewDelegate {
        let table: UITableView
        var count = 1
        var title: String?
        var headerHeight: CGFloat = UITableView.automaticDimension
        var footerHeight: CGFloat = UITableView.automaticDimension
        var makeHeader: (UITableView) -> UIView? = { _ in nil }
        var changeHeader: (UIView) -> Void = { _ in }

        init(_ style: UITableView.Style) {
            table = UITableView(frame: .zero, style: style)
            super.init()
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
            table.dataSource = self
            table.delegate = self
        }

        func numberOfSections(in tableView: UITableView) -> Int { count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row"
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            makeHeader(tableView)
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footerHeight }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            changeHeader(view)
        }
    }

    private func configured(_ table: UITableView) -> UIView? {
        let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
        var content = view?.defaultContentConfiguration()
        content?.text = "Header"
        view?.contentConfiguration = content
        return view
    }

    /// A content configuration makes the header as tall as in a list (ios-references/measurements §2c and §2d).
    @Test(arguments: [SystemGeneration.iOS18, .iOS26])
    func configuredHeadersAreAsTallAsInLists(generation: SystemGeneration) {
        let height: Double = generation == .iOS18 ? 38.667 : 40.333
        let test = Boundaries(.insetGrouped)
        test.makeHeader = configured
        let solved = test.table.solved(generation: generation)
        #expect(isNearly(solved.height("section 0/header"), height))
        #expect(solved.minX("section 0/header/text") == (generation == .iOS18 ? 40 : 36))
        #expect(solved.text("section 0/header/text")?.text == (generation == .iOS18 ? "HEADER" : "Header"))
    }

    @Test func viewsOfOnesOwnHaveTheHeightAskedFor() {
        let test = Boundaries(.plain)
        test.count = 2
        test.makeHeader = { _ in UIView() }
        test.headerHeight = 50
        test.footerHeight = 10
        let solved = test.table.solved(width: 375)
        #expect(solved.frame("section 0/header") == [0, 22, 375, 50])
        #expect(solved.minY("section 1/header") == 156)
        test.table.sectionHeaderTopPadding = 0
        test.table.reloadData()
        #expect(test.table.solved(width: 375).frame("section 0/header") == [0, 0, 375, 50])
    }

    @Test func viewsOfConstraintsFitTheirContent() {
        let test = Boundaries(.grouped)
        test.makeHeader = { _ in
            let view = UIView()
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
                box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                box.heightAnchor.constraint(equalToConstant: 31),
            ])
            return view
        }
        #expect(test.table.solved().height("section 0/header") == 47)
    }

    /// The least number above zero closes the gaps of a grouped table; zero is no height, and leaves them.
    @Test func gapsCanBeClosed() {
        let test = Boundaries(.grouped)
        test.count = 2
        (test.headerHeight, test.footerHeight) = (.leastNonzeroMagnitude, .leastNonzeroMagnitude)
        #expect(test.table.solved().minY("section 1/item 0") == 52)
        (test.headerHeight, test.footerHeight) = (0, 0)
        test.table.reloadData()
        #expect(test.table.solved().minY("section 0/item 0") == 35)
        #expect(test.table.solved().minY("section 1/item 0") == 122)
    }

    @Test func titleCanBeChangedBeforeItShows() {
        let test = Boundaries(.insetGrouped)
        test.title = "contents"
        test.changeHeader = { view in
            let header = view as? UITableViewHeaderFooterView
            header?.textLabel?.textColor = .systemIndigo
            header?.textLabel?.text = header?.textLabel?.text?.capitalized
        }
        let solved = test.table.solved(generation: .iOS18)
        #expect(solved.text("section 0/header/text")?.text == "Contents")
        #expect(solved.color("section 0/header/text") == "#5856D6FF")
    }

    /// Before iOS 26 a header that is held at the top covers the rows below it.
    @Test func heldHeadersHaveABackground() {
        let test = Boundaries(.plain)
        test.count = 40
        test.title = "Section"
        _ = test.table.solved(width: 375, height: 400, generation: .iOS18)
        test.table.contentOffset.y = 70
        let solved = test.table.solved(width: 375, height: 400, generation: .iOS18)
        let fills = solved.painted.filter { $0.label == "section 0/header/background" && $0.color != nil }
        #expect(!fills.isEmpty)
        #expect(!solved.painted.contains { $0.label == "section 2/header/background" && $0.color != nil })
    }

    @Test func fillersShowWhenTheyHaveAHeight() {
        let test = Boundaries(.plain)
        test.table.fillerRowHeight = 50
        func lines() -> Int {
            let solved = test.table.solved(width: 375, height: 400, generation: .iOS18)
            return solved.painted.count { ($0.box?.height ?? 1) < 0.5 && ($0.box?.minY ?? 0) > 50 }
        }
        #expect(lines() == 7)
        test.table.tableFooterView = UIView()
        #expect(lines() == 0)
    }
}
