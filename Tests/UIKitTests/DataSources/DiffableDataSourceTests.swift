import Testing
import UIKit

@MainActor
struct DiffableDataSourceTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

    /// A list that shows cells of 44 points, and what its provider was asked for.
    @MainActor final class Screen {
        let list: UICollectionView
        private(set) var source: UICollectionViewDiffableDataSource<String, Int>!
        var asked: [Int] = []

        init(headers: Bool = false, height: CGFloat = 600) {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            if headers { configuration.headerMode = .supplementary }
            list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 375, height: height),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [unowned self] _, _, item in
                self.asked.append(item)
            }
            source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
                list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
            }
        }

        /// What the provider was asked for by laying out.
        func layOut() -> [Int] {
            asked = []
            list.layoutIfNeeded()
            return asked
        }
    }

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    // MARK: Applying

    @Test func anApplyShowsTheItems() {
        let screen = Screen()
        var completed = false
        screen.source.apply(snapshot([("A", [1, 2]), ("B", [3])])) { completed = true }
        #expect(completed)
        #expect(screen.layOut() == [1, 2, 3])
        #expect(screen.list.numberOfSections == 2 && screen.list.numberOfItems(inSection: 0) == 2)
        #expect(screen.source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 3)
        #expect(screen.source.indexPath(for: 2) == IndexPath(item: 1, section: 0))
        #expect(screen.source.itemIdentifier(for: IndexPath(item: 5, section: 0)) == nil)
        #expect(screen.source.itemIdentifier(for: IndexPath(item: -1, section: 7)) == nil)
        #expect(screen.source.sectionIdentifier(for: 1) == "B" && screen.source.sectionIdentifier(for: 2) == nil)
        #expect(screen.source.index(for: "B") == 1 && screen.source.index(for: "C") == nil)
    }

    @Test func theProviderIsAskedForNewAndReloadedItemsOnly() {
        let screen = Screen()
        screen.source.apply(snapshot([("A", [1, 2, 3]), ("B", [4])]))
        _ = screen.layOut()
        let second = screen.list.cellForItem(at: IndexPath(item: 1, section: 0))
        var next = snapshot([("B", [4, 5]), ("A", [3, 2])])
        next.reloadItems([4])
        screen.source.apply(next)
        #expect(screen.layOut().sorted() == [4, 5])
        #expect(screen.list.cellForItem(at: IndexPath(item: 1, section: 1)) === second)
        #expect(screen.source.snapshot().reloadedItemIdentifiers.isEmpty)
    }

    @Test func aReconfiguredItemKeepsItsCell() {
        let screen = Screen()
        screen.source.apply(snapshot([("A", [1, 2])]))
        _ = screen.layOut()
        let cell = screen.list.cellForItem(at: IndexPath(item: 1, section: 0))
        var next = screen.source.snapshot()
        next.reconfigureItems([2])
        screen.asked = []
        screen.source.apply(next)
        #expect(screen.asked == [2])
        #expect(screen.layOut().isEmpty)
        #expect(screen.list.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    }

    @Test func reloadingDataAsksForEverything() async {
        let screen = Screen()
        await screen.source.apply(snapshot([("A", [1, 2])]))
        _ = screen.layOut()
        await screen.source.applySnapshotUsingReloadData(snapshot([("A", [1, 2])]))
        #expect(screen.layOut() == [1, 2])
    }

    @Test func selectionFollowsItsItem() {
        let screen = Screen()
        screen.list.allowsMultipleSelection = true
        screen.source.apply(snapshot([("A", [1, 2, 3])]))
        _ = screen.layOut()
        for item in [0, 2] {
            screen.list.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        screen.source.apply(snapshot([("B", [9]), ("A", [3, 2])]))
        _ = screen.layOut()
        #expect(screen.list.indexPathsForSelectedItems == [IndexPath(item: 0, section: 1)])
        #expect(screen.list.cellForItem(at: IndexPath(item: 0, section: 1))?.isSelected == true)
        #expect(screen.list.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == false)
    }

    @Test func headersComeFromTheProviderAndStayWithTheirSections() {
        let screen = Screen(headers: true)
        var made: [IndexPath] = []
        let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { _, _, path in made.append(path) }
        screen.source.supplementaryViewProvider = { list, _, path in
            list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        screen.source.apply(snapshot([("A", [1]), ("B", [2])]))
        _ = screen.layOut()
        #expect(made.map(\.section) == [0, 1])
        let kind = UICollectionView.elementKindSectionHeader
        let header = screen.list.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1))
        screen.source.apply(snapshot([("B", [2])]))
        _ = screen.layOut()
        #expect(made.count == 2)
        #expect(screen.list.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)) === header)
    }

    /// Only rows that show are made; building and applying take a fraction of a second. The limit counts the wait for the
    /// main actor, which other tests keep busy.
    @Test(.timeLimit(.minutes(10))) func aHundredThousandItemsAreAppliedAtOnce() {
        let screen = Screen()
        screen.source.apply(snapshot([("A", Array(0..<100_000))]))
        #expect(screen.layOut().count < 40)
        screen.source.apply(snapshot([("A", Array((0..<100_000).reversed()))]))
        _ = screen.layOut()
        #expect(screen.source.indexPath(for: 0) == IndexPath(item: 99_999, section: 0))
    }

    // MARK: Outlines

    private func outline() -> Outline {
        var outline = Outline()
        outline.append([1, 2])
        outline.append([11, 12], to: 1)
        outline.append([111], to: 11)
        outline.expand([1])
        return outline
    }

    @Test func anOutlineShowsItsVisibleItemsIndentedByLevel() {
        let screen = Screen()
        screen.source.apply(outline(), to: "A")
        _ = screen.layOut()
        #expect(screen.source.snapshot().itemIdentifiers == [1, 11, 12, 2])
        let cells = (0..<4).map { screen.list.cellForItem(at: IndexPath(item: $0, section: 0)) }
        #expect(cells.map { ($0 as? UICollectionViewListCell)?.indentationLevel } == [0, 1, 1, 0])
        #expect(cells.map { $0?.configurationState.isExpanded } == [true, false, false, false])
        #expect(screen.source.snapshot(for: "A").items == [1, 11, 111, 12, 2])
        #expect(screen.source.snapshot(for: "none").items.isEmpty)
    }

    @Test func anOutlineTakesItsItemsFromOtherSections() {
        let screen = Screen()
        screen.source.apply(snapshot([("A", [11, 5]), ("B", [6, 2])]))
        screen.source.apply(outline(), to: "B")
        let shown = screen.source.snapshot()
        #expect(shown.itemIdentifiers(inSection: "A") == [5])
        #expect(shown.itemIdentifiers(inSection: "B") == [1, 11, 12, 2])
        #expect(screen.source.snapshot(for: "A").rootItems == [5])
    }

    @Test func expandingAsksTheHandlersInOrder() {
        let screen = Screen()
        var calls: [String] = []
        screen.source.sectionSnapshotHandlers.shouldExpandItem = {
            calls.append("should \($0)")
            return $0 != 12
        }
        screen.source.sectionSnapshotHandlers.willExpandItem = { calls.append("will \($0)") }
        screen.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
            calls.append("children of \(item): \(children.items), shown \(screen.source.snapshot().numberOfItems)")
            var children = children
            children.append([112])
            return children
        }
        screen.source.apply(outline(), to: "A")
        screen.source.toggleItem(at: IndexPath(item: 2, section: 0))
        screen.source.toggleItem(at: IndexPath(item: 1, section: 0))
        #expect(calls == ["should 12", "should 11", "will 11", "children of 11: [111], shown 4"])
        #expect(screen.source.snapshot().itemIdentifiers == [1, 11, 111, 112, 12, 2])
        screen.source.toggleItem(at: IndexPath(item: 0, section: 0))
        #expect(screen.source.snapshot().itemIdentifiers == [1, 2])
    }

    @Test func aPlainApplyFitsTheOutlineToItsItems() {
        let screen = Screen()
        screen.source.apply(outline(), to: "A")
        var next = screen.source.snapshot()
        next.deleteItems([2])
        next.insertItems([13], afterItem: 12)
        next.insertItems([10], afterItem: 1)
        screen.source.apply(next)
        let fitted = screen.source.snapshot(for: "A")
        #expect(fitted.items == [1, 10, 11, 111, 12, 13])
        #expect(fitted.parent(of: 13) == 1 && fitted.parent(of: 10) == 1)
        next.moveItem(1, afterItem: 13)
        screen.source.apply(next)
        #expect(screen.source.snapshot(for: "A").rootItems == [10, 11, 12, 13, 1])
    }

    // MARK: Reordering

    @Test func reorderingTellsWhatChanged() {
        let screen = Screen()
        screen.source.apply(snapshot([("A", [1, 2, 3]), ("B", [4])]))
        var steps: [String] = []
        screen.source.reorderingHandlers.canReorderItem = { $0 != 4 }
        screen.source.reorderingHandlers.willReorder = { _ in
            steps.append("will, item 1 at \(screen.source.indexPath(for: 1)?.item ?? -1)")
        }
        screen.source.reorderingHandlers.didReorder = { transaction in
            steps.append("did, \(transaction.sectionTransactions.map(\.sectionIdentifier))")
            #expect([1, 2, 3, 4].applying(transaction.difference) == [2, 3, 1, 4])
        }
        let end = IndexPath(item: 2, section: 0)
        #expect(!screen.source.collectionView(screen.list, canMoveItemAt: IndexPath(item: 0, section: 1)))
        screen.source.collectionView(screen.list, moveItemAt: IndexPath(item: 0, section: 1), to: end)
        screen.source.collectionView(screen.list, moveItemAt: IndexPath(item: 0, section: 0), to: end)
        #expect(steps == ["will, item 1 at 0", #"did, ["A"]"#])
        #expect(screen.source.snapshot().itemIdentifiers == [2, 3, 1, 4])
    }
}
