import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Headers and footers, and what stands above a list's first row.
@MainActor
struct HeaderCaseTests {
    /// A list whose sections have headers that are configured one by one.
    private final class Headers: NSObject, UICollectionViewDataSource {
        let view: UICollectionView
        private let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(item)"
            cell.contentConfiguration = content
        }
        private let header: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>
        private let count: Int

        init(
            _ appearance: UICollectionLayoutListConfiguration.Appearance,
            _ headers: [@MainActor (UICollectionViewListCell) -> Void]
        ) {
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.headerMode = .supplementary
            view = UICollectionView(
                frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            count = headers.count
            header = .init(elementKind: UICollectionView.elementKindSectionHeader) { cell, _, path in
                headers[path.section](cell)
            }
            super.init()
            view.dataSource = self
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: indexPath.item)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }

        func snapshot(_ generation: SystemGeneration = .iOS26) -> TestList.Solved {
            let traits = UITraitCollection(traitsFrom: [.standard, UITraitCollection(generation: generation)])
            let request = WindowSnapshot.Request(width: 375, height: 700, scale: 3, traits: traits)
            return TestList.Solved(snapshot: WindowSnapshot.take(of: view, request))
        }
    }

    // MARK: Prominent headers

    /// Own margins are a least: with none of its own a prominent header stands at the margin of the rows' texts. Before
    /// iOS 26 these headers preserve no margins (uikit-metrics §3.1), so that the rule is one of iOS 26.
    @Test func prominentHeadersStandAtTheInheritedMargin() throws {
        let headers = Headers(
            .insetGrouped,
            [
                { cell in
                    var content = UIListContentConfiguration.prominentInsetGroupedHeader()
                    content.text = "Recently added"
                    content.directionalLayoutMargins = .zero
                    cell.contentConfiguration = content
                    cell.backgroundConfiguration = .listGroupedHeaderFooter()
                },
                { cell in
                    var content = UIListContentConfiguration.extraProminentInsetGroupedHeader()
                    content.text = "Albums"
                    content.secondaryText = "12"
                    content.prefersSideBySideTextAndSecondaryText = true
                    cell.contentConfiguration = content
                    cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
                    cell.backgroundConfiguration = .listGroupedHeaderFooter()
                },
            ])
        let solved = headers.snapshot()
        let first = try #require(solved.node("section 0/header/text"))
        #expect(first.frame.minX == 32)
        #expect(first.text?.text == "Recently added")
        #expect(first.text?.font == "Inter 20 semibold")
        #expect(first.color == .black)
        let title = try #require(solved.node("section 1/header/text"))
        let value = try #require(solved.node("section 1/header/secondaryText"))
        let chevron = try #require(solved.node("section 1/header/accessory.outlineDisclosure"))
        #expect(title.text?.font == "Inter 22 bold")
        #expect(isNearly(title.frame.minX, 32))
        #expect(abs(title.frame.midY - value.frame.midY) <= 0.5)
        #expect(title.frame.maxX < value.frame.minX && value.frame.maxX < chevron.frame.minX)
        for section in 0...1 {
            let path = "section \(section)/header"
            #expect(!solved.report.nodes.contains { $0.path.hasPrefix(path) && $0.role.hasPrefix("separator") })
            #expect(!solved.painted.contains { $0.label.hasPrefix(path + "/background") })
        }
    }

    /// The classic prominent header keeps its own margins.
    @Test func classicProminentHeaderHasItsOwnMargins() {
        let headers = Headers(
            .insetGrouped,
            [
                { cell in
                    var content = UIListContentConfiguration.prominentInsetGroupedHeader()
                    content.text = "Albums"
                    cell.contentConfiguration = content
                }
            ])
        #expect(headers.snapshot(.iOS18).minX("section 0/header/text") == 19)
    }

    // MARK: Nothing to show

    /// A header without text is as tall as its margins and draws nothing; the others are as ever.
    @Test(arguments: [(SystemGeneration.iOS18, 23.0, 38.667), (.iOS26, 20, 40.333)])
    func headerWithoutTextHasItsMarginsOnly(generation: SystemGeneration, empty: Double, full: Double) {
        let headers = Headers(
            .grouped,
            [nil, "Examples", "Places"].map { text in
                { cell in
                    var content = cell.defaultContentConfiguration()
                    content.text = text
                    cell.contentConfiguration = content
                }
            })
        let solved = headers.snapshot(generation)
        #expect(solved.height("section 0/header") == empty)
        #expect(solved.node("section 0/header/text") == nil)
        #expect(!solved.painted.contains { $0.label.hasPrefix("section 0/header") })
        for section in 1...2 { #expect(isNearly(solved.height("section \(section)/header"), full, within: 0.334)) }
    }

    // MARK: Above the first row

    private func plainRows(_ padding: CGFloat? = nil) -> TestList {
        makeList((0..<5).map { row("Row \($0)") }) { $0.headerTopPadding = padding }
    }

    /// What was reported as a padding of 18.5 above a plain list's first row is the status bar's safe area: the row under
    /// it grows by as much as is covered, 15 + 20 above the text, 20.5 and 15 below (uikit-rules §7.3, followed as its X7
    /// recommends). The list reported on was shorter than the screen, which its insets did not keep clear.
    @Test func firstRowUnderTheStatusBarGrowsByWhatIsCovered() {
        let list = plainRows()
        list.view.contentInsetAdjustmentBehavior = .never
        let solved = list.snapshot(
            width: 375, height: 667, scale: 2, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(solved.frame("section 0/item 0", role: "cell") == [0, 0, 375, 70.5])
        #expect(solved.minY("section 0/item 0/text") == 35)
        for item in 1..<5 { #expect(solved.height("section 0/item \(item)") == 52) }
    }

    /// Where the insets keep the content clear there is nothing to grow for, and no header to keep a padding above.
    @Test(arguments: [nil, 0])
    func withoutHeaderThereIsNoPadding(padding: CGFloat?) {
        let solved = plainRows(padding).snapshot(
            width: 375, height: 667, scale: 2, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(solved.minY("section 0/item 0") == 20)
        for item in 0..<5 { #expect(solved.height("section 0/item \(item)") == 52) }
    }

    /// The first row of a grouped list lies below the status bar by itself.
    @Test func groupedRowsLieBelowTheStatusBar() {
        let list = makeList([row(), row()], in: .grouped)
        list.view.contentInsetAdjustmentBehavior = .never
        let solved = list.snapshot(
            width: 375, height: 667, scale: 2, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(solved.frame("section 0/item 0", role: "cell") == [0, 35, 375, 52])
    }

    @Test(arguments: [(nil, 22.0), (0, 0), (7, 7)] as [(CGFloat?, Double)])
    func plainHeadersKeepThePaddingAbove(padding: CGFloat?, above: Double) {
        let list = TestList(.plain, [TestList.Section(header: "Fruit", texts: ["Apple"])]) {
            $0.headerTopPadding = padding
        }
        #expect(list.snapshot().minY("section 0/header") == above)
    }

    // MARK: Scrolled

    /// Plain headers stay at the visible top, over the rows; those of grouped lists scroll away.
    @Test(arguments: [SystemGeneration.iOS18, .iOS26])
    func onlyPlainHeadersStayInSight(generation: SystemGeneration) throws {
        let sections = (0..<3).map { section in
            TestList.Section(header: "Section \(section)", texts: (0..<20).map { "Row \($0)" })
        }
        for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped] {
            let list = TestList(appearance, sections)
            list.view.contentOffset = CGPoint(x: 0, y: 600)
            let solved = list.snapshot(width: 375, height: 400, generation: generation)
            guard appearance == .plain else {
                #expect(solved.node("section 0/header") == nil)
                continue
            }
            #expect(solved.minY("section 0/header") == 0)
            let painted = solved.painted
            let header = try #require(painted.firstIndex { $0.label.hasPrefix("section 0/header") })
            let row = try #require(painted.lastIndex { $0.label.hasPrefix("section 0/item") })
            #expect(header > row)
        }
    }
}
