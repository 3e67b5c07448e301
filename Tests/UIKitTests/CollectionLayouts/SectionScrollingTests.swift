import DisplayLists
import Foundation
import Testing
import UIKit

/// Sections that scroll sideways, and handlers that are told what shows.
@MainActor
struct SectionScrollingTests {
    private static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    /// Cards of 200 × 100, 10 apart, between insets of 20.
    private static func cards(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
        _ configure: (NSCollectionLayoutSection) -> Void = { _ in }
    ) -> UICollectionViewCompositionalLayout {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        section.orthogonalScrollingBehavior = behavior
        configure(section)
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test func scrollingToAnItemScrollsItsSection() {
        let host = LayoutHost(Self.cards(.continuous), counts: [6])
        _ = host.solve()
        host.view.scrollToItem(at: path(3), at: .left, animated: false)
        #expect(host.solve().cell(3) == [20, 0, 200, 100])
        host.view.scrollToItem(at: path(3), at: .centeredHorizontally, animated: false)
        #expect(host.solve().cell(3) == [60, 0, 200, 100])
        host.view.scrollToItem(at: path(3), at: .right, animated: false)
        #expect(host.solve().cell(3) == [100, 0, 200, 100])
        // No further than the end: 6 × 200 + 5 × 10 − 280.
        host.view.scrollToItem(at: path(5), at: .left, animated: false)
        #expect(host.solve().cell(5) == [100, 0, 200, 100])
        #expect(host.view.contentOffset == .zero)
    }

    @Test func pagedSectionsRestAtTheirGroups() {
        let host = LayoutHost(Self.cards(.groupPagingCentered), counts: [6])
        _ = host.solve()
        host.view.scrollToItem(at: path(2), at: .left, animated: false)
        #expect(host.solve().cell(2) == [60, 0, 200, 100])
    }

    @Test func mirroredSectionsScrollFromTheRight() {
        let host = LayoutHost(Self.cards(.continuous), counts: [6])
        host.view.semanticContentAttribute = .forceRightToLeft
        _ = host.solve(rightToLeft: true)
        host.view.scrollToItem(at: path(1), at: .right, animated: false)
        #expect(host.solve(rightToLeft: true).cell(1) == [100, 0, 200, 100])
    }

    @Test func theOffsetOutlivesNewData() {
        let host = LayoutHost(Self.cards(.continuous), counts: [6])
        _ = host.solve()
        host.view.scrollToItem(at: path(1), at: .left, animated: false)
        host.view.reloadData()
        #expect(host.solve().cell(1) == [20, 0, 200, 100])
    }

    /// A carousel: the card in the middle of the view is whole, those beside it are smaller.
    @Test func theHandlerSeesOffsetsAndScalesCards() {
        var (offsets, paths) = ([CGFloat](), [[Int]]())
        let layout = Self.cards(.groupPagingCentered) { section in
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                offsets.append(offset.x)
                paths.append(items.map(\.indexPath.item))
                for item in items {
                    let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                    let scale = max(1 - distance / environment.container.contentSize.width, 0.75)
                    item.transform = CGAffineTransform(scaleX: scale, y: scale)
                }
            }
        }
        let host = LayoutHost(layout, counts: [6])
        _ = host.solve()
        host.view.scrollToItem(at: path(1), at: .centeredHorizontally, animated: false)
        let solved = host.solve()
        // The second group starts at 210: its middle, 310, is in the middle of 280 at 170.
        #expect(offsets.last == 170)
        #expect(paths.last == [0, 1, 2])
        #expect(solved.cell(1) == [60, 0, 200, 100])
        // 210 from the middle of 320: 0.75 at least, about the middle of what it was.
        #expect(solved.cell(0) == [-125, 12.5, 150, 75])
    }

    @Test func handlersHearTheLastSectionFirst() {
        var heard: [Int] = []
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let item = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), .absolute(40)))
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: Self.size(.fractionalWidth(1), .absolute(40)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.visibleItemsInvalidationHandler = { _, _, _ in heard.append(index) }
            return section
        }
        _ = LayoutHost(layout, counts: [1, 1, 1]).solve()
        #expect(heard.prefix(3) == [2, 1, 0])
    }

    @Test func whatTheHandlerHidesOrLiftsShowsSo() {
        let layout = Self.cards(.none) { section in
            section.visibleItemsInvalidationHandler = { items, _, _ in
                for item in items {
                    item.isHidden = item.indexPath.item == 1
                    item.zIndex = 10 - item.indexPath.item
                    item.alpha = 0.5
                    item.center.y += 7
                }
            }
        }
        let solved = LayoutHost(layout, counts: [3]).solve()
        #expect(solved.cell(1) == nil)
        #expect(solved.cell(2)?[1] == 227)
        let cells = solved.report.nodes.filter { $0.role == "cell" }.map(\.path)
        #expect(cells == ["section 0/item 2", "section 0/item 0"])
    }

    @Test func groupsDescribeThemselves() {
        let item = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Self.size(.fractionalWidth(1), .absolute(39)), subitems: [item])
        #expect(
            group.visualDescription() == """
                +----------------------------+-----------------------------+
                |             0              |              1              |
                +----------------------------+-----------------------------+

                """)
    }

    @Test func scrollingToAnItemOfAFlowLayout() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        let host = LayoutHost(layout, counts: [30])
        _ = host.solve()
        host.view.scrollToItem(at: path(20), at: .centeredVertically, animated: false)
        #expect(host.solve().cell(20) == [0, 190, 320, 100])
        host.view.scrollToItem(at: path(22), at: [], animated: false)
        #expect(host.solve().cell(22) == [0, 380, 320, 100])
    }
}
