import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

@MainActor struct SectionIndexTests {
    @MainActor private final class Table: NSObject, UITableViewDataSource {
        let titles: [String]
        let view: UITableView

        init(_ titles: [String], _ style: UITableView.Style = .plain) {
            self.titles = titles
            view = UITableView(frame: .zero, style: style)
            super.init()
            view.dataSource = self
        }

        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Barley"
            cell.accessoryType = .checkmark
            return cell
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

        func solved(
            height: Double = 400, generation: SystemGeneration = .iOS18,
            _ mutate: (inout any UIMutableTraits) -> Void = { _ in }
        ) -> TestList.Solved {
            withExtendedLifetime(self) { view.solved(height: height, generation: generation, mutate) }
        }
    }

    @Test func titlesStandInAColumnAtTheTrailingEdge() {
        let solved = Table(["A", "B", "C"]).solved()
        #expect(solved.frame("index") == [375, 0, 15, 400])
        // Lines of 13.333 and half a point between, around the middle.
        #expect(solved.frame("index/title 0") == [375, 179.333, 15, 13.333])
        #expect(solved.minY("index/title 1") == 193)
        #expect(solved.minY("index/title 2") == 207)
        #expect(solved.node("index/title 0")?.text?.text == "A")
        #expect(solved.node("index/title 0")?.text?.font == "Inter 11 semibold")
        #expect(solved.color("index/title 0") == "#007AFFFF")
    }

    @Test func rowsKeepClearOfTheColumn() {
        let (with, without) = (Table(["A"]).solved(), Table([]).solved())
        #expect(without.node("index") == nil)
        let mark = "section 0/item 0/accessory.checkmark"
        #expect(with.maxX(mark) == without.maxX(mark).map { $0 - 15 })
        let line = "section 0/item 0/separator.bottom"
        #expect(without.maxX(line) == 390)
        #expect(with.maxX(line) == 375)
        #expect(with.width("section 0/item 0") == 390)
    }

    @Test func cardsStayAsTheyAre() {
        let (with, without) = (Table(["A"], .insetGrouped).solved(), Table([], .insetGrouped).solved())
        #expect(with.node("index") != nil)
        #expect(with.frame("section 0/item 0") == without.frame("section 0/item 0"))
    }

    @Test func fromRightToLeftTheColumnStandsAtTheLeft() {
        let solved = Table(["A"]).solved { $0.layoutDirection = .rightToLeft }
        #expect(solved.minX("index") == 0)
        #expect(solved.minX("section 0/item 0/separator.bottom") == 15)
    }

    @Test func colorsAreTheTables() {
        let table = Table(["A"])
        table.view.sectionIndexColor = .systemRed
        table.view.sectionIndexBackgroundColor = .systemYellow
        let solved = table.solved()
        #expect(solved.color("index/title 0") == "#FF3B30FF")
        #expect(solved.color("index") == "#FFCC00FF")
        table.view.sectionIndexColor = nil
        table.view.tintColor = .systemGreen
        #expect(table.solved().color("index/title 0") == "#34C759FF")
    }

    @Test func fewRowsNeedNoIndex() {
        let table = Table(["A"])
        table.view.sectionIndexMinimumDisplayRowCount = 7
        #expect(table.solved().node("index") == nil)
        table.view.sectionIndexMinimumDisplayRowCount = 6
        #expect(table.solved().node("index") != nil)
    }

    @Test func theColumnStaysWhereRowsScroll() {
        let table = Table(["A"])
        table.view.contentInset.top = 50
        table.view.frame.size = CGSize(width: 390, height: 200)
        table.view.contentOffset.y = 30
        #expect(table.solved(height: 200).frame("index") == [375, 50, 15, 150])
    }

    @Test func searchIsAMagnifyingGlass() {
        let solved = Table([UITableView.indexSearch, "A"]).solved()
        #expect(solved.node("index/title 0")?.image == "magnifyingglass")
    }

    @Test func titlesWithoutRoomGiveWayToDots() {
        let letters = (0..<26).compactMap { UnicodeScalar(UInt8(65 + $0)).description }
        let solved = Table(letters).solved(height: 100)
        let shown = (0..<26).filter { solved.node("index/title \($0)") != nil }
        #expect(shown == [0, 8, 17, 25])
    }

    @Test(arguments: [
        (3, 5, [0, 1, 2]), (5, 5, [0, 1, 2, 3, 4]), (6, 5, [0, -1, 3, -1, 5]), (27, 1, [0]), (27, 2, [0]),
        (27, 0, [0]), (0, 4, []), (1, 0, [0]), (4, 3, [0, -1, 3]),
    ])
    func whatShowsIsSpreadEvenly(count: Int, capacity: Int, expected: [Int]) {
        #expect(SectionIndexMetrics.shown(of: count, capacity: capacity).map { $0 ?? -1 } == expected)
    }

    @Test func collectionsHaveOneToo() {
        @MainActor final class Rows: UICollectionViewController {
            override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B"] }
            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { 2 }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: 0)
            }
            let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
                cell.contentConfiguration = cell.defaultContentConfiguration()
                cell.accessories = [.checkmark()]
            }
        }
        let rows = Rows(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        let screen = TestScreen(rows)
        #expect(screen.frame("index") == [375, 47, 15, 763])
        #expect((screen.maxX("section 0/item 0/accessory.checkmark") ?? 999) < 375)
        #expect(screen.maxX("section 0/item 0/separator.bottom") == 375)
    }
}
