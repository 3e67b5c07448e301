import DisplayLists
import Foundation
import Testing
import UIKit

/// `UICollectionViewFlowLayout` as UIKit declares it. The arithmetic of its lines stands in the layout cases.
@MainActor
struct FlowLayoutTests {
    private static func layout(_ item: CGSize, _ configure: (UICollectionViewFlowLayout) -> Void = { _ in })
        -> UICollectionViewFlowLayout
    {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = item
        configure(layout)
        return layout
    }

    @Test func defaultsAreUIKits() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50))
        #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
        #expect(layout.estimatedItemSize == .zero && layout.sectionInset == .zero)
        #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
        #expect(layout.scrollDirection == .vertical && layout.sectionInsetReference == .fromContentInset)
        #expect(!layout.sectionHeadersPinToVisibleBounds && !layout.sectionFootersPinToVisibleBounds)
    }

    /// Three of 100 in 320 leave 20 for two gaps.
    @Test func itemsFillLines() {
        let host = LayoutHost(Self.layout(CGSize(width: 100, height: 80)), counts: [4])
        let solved = host.solve()
        #expect(
            (0..<4).map { solved.cell($0) } == [
                [0, 0, 100, 80], [110, 0, 100, 80], [220, 0, 100, 80], [0, 90, 100, 80],
            ])
        #expect(solved.contentHeight == 170)
    }

    @Test func sectionsHaveHeadersInsetsAndFooters() {
        let layout = Self.layout(CGSize(width: 300, height: 40)) {
            $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10)
            $0.headerReferenceSize = CGSize(width: 1, height: 30)
            $0.footerReferenceSize = CGSize(width: 1, height: 20)
        }
        let solved = LayoutHost(layout, counts: [1, 0]).solve()
        #expect(solved.frame("section 0/header") == [0, 0, 320, 30])
        #expect(solved.cell(0) == [10, 35, 300, 40])
        #expect(solved.frame("section 0/footer") == [0, 90, 320, 20])
        #expect(solved.frame("section 1/header") == [0, 110, 320, 30])
    }

    @Test func headersPin() {
        let layout = Self.layout(CGSize(width: 320, height: 50)) {
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
            $0.sectionHeadersPinToVisibleBounds = true
        }
        let host = LayoutHost(layout, counts: [20])
        host.view.contentOffset.y = 200
        let solved = host.solve()
        #expect(solved.frame("section 0/header") == [0, 0, 320, 30])
        // Over the cells.
        let paths = solved.report.nodes.map(\.path)
        let header = paths.firstIndex(of: "section 0/header") ?? 0
        #expect(header > paths.lastIndex { $0.hasPrefix("section 0/item") } ?? .max)
    }

    @Test func sidewaysLinesAreColumns() {
        let layout = Self.layout(CGSize(width: 60, height: 200)) {
            $0.scrollDirection = .horizontal
            $0.headerReferenceSize = CGSize(width: 40, height: 0)
        }
        let host = LayoutHost(layout, counts: [5])
        let solved = host.solve()
        #expect(solved.frame("section 0/header") == [0, 0, 40, 480])
        #expect(solved.cell(0) == [40, 0, 60, 200])
        #expect(solved.cell(1) == [40, 280, 60, 200])
        #expect(solved.cell(2) == [110, 0, 60, 200])
        #expect(host.view.contentSize == CGSize(width: 240, height: 480))
    }

    private final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 100 + 20 * indexPath.item, height: 40) }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { 4 }
    }

    /// 100 and 120 spread over 304; 140 and 160 are 300, and 10 between them too much.
    @Test func theDelegateGoesOverTheProperties() {
        let host = LayoutHost(UICollectionViewFlowLayout(), counts: [4])
        let delegate = Delegate()
        host.view.delegate = delegate
        let solved = host.solve()
        #expect(solved.cell(0) == [8, 8, 100, 40])
        #expect(solved.cell(1) == [192, 8, 120, 40])
        #expect(solved.cell(2) == [90, 52, 140, 40])
        #expect(solved.cell(3) == [8, 96, 160, 40])
    }

    @Test func cellsChooseTheirSize() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let host = LayoutHost(layout, counts: [3]) { CGSize(width: 130 + 30 * $0.item, height: 20 + 10 * $0.item) }
        let solved = host.solve()
        // 130 and 160 fill a line; each stands in its middle.
        #expect(solved.cell(0) == [0, 5, 130, 20])
        #expect(solved.cell(1) == [160, 0, 160, 30])
        #expect(solved.cell(2) == [0, 40, 190, 40])
    }

    @Test func insetsCountFromTheSafeArea() {
        let layout = Self.layout(CGSize(width: 100, height: 80)) {
            $0.sectionInset = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
            $0.sectionInsetReference = .fromSafeArea
        }
        let host = LayoutHost(layout, counts: [2])
        let solved = host.solve(safeArea: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30))
        #expect(solved.cell(0) == [34, 0, 100, 80])
        #expect(solved.cell(1) == [186, 0, 100, 80])
    }

    private final class Mirrored: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    @Test func onlyALayoutThatSaysSoIsMirrored() {
        let plain = LayoutHost(Self.layout(CGSize(width: 100, height: 80)), counts: [2]).solve(rightToLeft: true)
        #expect(plain.cell(0) == [0, 0, 100, 80])
        let layout = Mirrored()
        layout.itemSize = CGSize(width: 100, height: 80)
        let solved = LayoutHost(layout, counts: [2]).solve(rightToLeft: true)
        #expect(solved.cell(0) == [220, 0, 100, 80])
        #expect(solved.cell(1) == [110, 0, 100, 80])
    }

    @Test func aChangedMetricLaysOutAnew() {
        let layout = Self.layout(CGSize(width: 100, height: 80))
        let host = LayoutHost(layout, counts: [2])
        #expect(host.solve().cell(0) == [0, 0, 100, 80])
        layout.itemSize = CGSize(width: 320, height: 30)
        #expect(host.solve().cell(1) == [0, 40, 320, 30])
    }
}
