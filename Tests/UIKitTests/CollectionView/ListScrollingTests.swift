import DisplayLists
import Foundation
import Testing
import UIKit

/// What a scrolled list shows, and what it costs.
@MainActor
struct ListScrollingTests {
    /// Counts the rows that are asked for.
    private final class Counter: NSObject, UICollectionViewDataSource {
        let count: Int
        var asked = 0
        private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(item)"
            cell.contentConfiguration = content
        }

        init(count: Int) { self.count = count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            asked += 1
            return collectionView.dequeueConfiguredReusableCell(
                using: registration, for: indexPath, item: indexPath.item)
        }
    }

    private func list(_ counter: Counter) -> UICollectionView {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.dataSource = counter
        return view
    }

    private func snapshot(_ view: UIView, safeArea: UIEdgeInsets = .zero) -> TestList.Solved {
        let request = WindowSnapshot.Request(
            width: 390, height: 844, scale: 3, safeAreaInsets: safeArea, traits: .standard)
        return TestList.Solved(snapshot: WindowSnapshot.take(of: view, request))
    }

    @Test(arguments: [100, 100_000])
    func onlyVisibleRowsAreMade(_ count: Int) {
        let counter = Counter(count: count)
        let solved = snapshot(list(counter))
        #expect(counter.asked == 17)
        #expect(solved.contentHeight == Double(count) * 52)
    }

    @Test func scrollingUsesRowsAgain() {
        let counter = Counter(count: 100_000)
        let view = list(counter)
        _ = snapshot(view)
        let made = view.subviews.count
        view.contentOffset.y = 2_600_000
        let solved = snapshot(view)
        #expect(solved.frame("section 0/item 50000", role: "cell") == [0, 0, 390, 52])
        #expect(solved.node("section 0/item 0", role: "cell") == nil)
        #expect(view.subviews.count == made)
    }

    @Test func restsBelowTheSafeArea() {
        let counter = Counter(count: 3)
        let view = list(counter)
        let solved = snapshot(view, safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
        #expect(solved.minY("section 0/item 0") == 62)
        #expect(view.contentOffset.y == -62)
    }

    @Test func partlyVisibleRowKeepsItsFrameAndGainsAClip() throws {
        let counter = Counter(count: 100)
        let view = list(counter)
        view.contentOffset.y = 26
        let node = try #require(snapshot(view).node("section 0/item 0", role: "cell"))
        #expect(node.frame == CGRect(x: 0, y: -26, width: 390, height: 52))
        #expect(node.clip == CGRect(x: 0, y: 0, width: 390, height: 26))
    }

    @Test func scrollingToAnItemPutsItWhereAsked() {
        let counter = Counter(count: 1000)
        let view = list(counter)
        _ = snapshot(view)
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        view.scrollToItem(at: IndexPath(item: 500, section: 0), at: .top, animated: false)
        #expect(view.contentOffset.y == 26_000)
        view.scrollToItem(at: IndexPath(item: 999, section: 0), at: .top, animated: false)
        #expect(rounded(view.contentOffset.y) == 52_000 - 844)
    }
}
