import DisplayLists
import Foundation
import Testing
import UIKit

/// Layouts of one's own, and the system's with answers changed.
@MainActor
struct CustomLayoutTests {
    /// Cells down a staircase, a badge on the first, a plate behind all.
    private final class Staircase: UICollectionViewLayout {
        var (prepared, everything) = (0, 0)
        var change: (UICollectionViewLayoutAttributes) -> Void = { _ in }

        override func prepare() {
            super.prepare()
            prepared += 1
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            super.invalidateLayout(with: context)
            if context.invalidateEverything { everything += 1 }
        }
        override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1000) }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 10 * indexPath.item, y: 100 * indexPath.item, width: 50, height: 60)
            change(attributes)
            return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let count = collectionView?.numberOfItems(inSection: 0) ?? 0
            var all = (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            let badge = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: "badge", with: IndexPath(item: 0, section: 0))
            badge.frame = CGRect(x: 40, y: 0, width: 20, height: 20)
            badge.zIndex = 5
            let plate = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: "plate", with: IndexPath(item: 0, section: 0))
            plate.frame = CGRect(x: 0, y: 0, width: 320, height: 1000)
            plate.zIndex = -1
            all += [badge, plate]
            return all
        }
    }

    private final class Plate: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .systemYellow
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private func staircase(count: Int = 9) -> (LayoutHost, Staircase) {
        let layout = Staircase()
        layout.register(Plate.self, forDecorationViewOfKind: "plate")
        return (LayoutHost(layout, counts: [count]), layout)
    }

    @Test func everythingStandsWhereTheLayoutSays() {
        let (host, layout) = staircase()
        let solved = host.solve()
        #expect(solved.cell(0) == [0, 0, 50, 60])
        #expect(solved.cell(4) == [40, 400, 50, 60])
        #expect(solved.cell(5) == nil)
        #expect(solved.frame("section 0/badge 0") == [40, 0, 20, 20])
        #expect(solved.frame("section 0/plate 0") == [0, 0, 320, 1000])
        #expect(solved.color("section 0/plate 0") == "#FFCC00FF")
        #expect(solved.contentHeight == 1000)
        #expect(layout.prepared == 1)
        // Lowest first.
        let paths = solved.report.nodes.map(\.path).filter { !$0.isEmpty }
        #expect(paths.first == "section 0/plate 0" && paths.last == "section 0/badge 0")
    }

    @Test func scrollingShowsOthers() {
        let (host, _) = staircase()
        _ = host.solve()
        host.view.contentOffset.y = 450
        let solved = host.solve()
        #expect(solved.cell(0) == nil)
        #expect(solved.cell(5) == [50, 50, 50, 60])
    }

    @Test func newDataInvalidatesEverything() {
        let (host, layout) = staircase()
        _ = host.solve()
        let before = layout.everything
        host.view.reloadData()
        _ = host.solve()
        #expect(layout.everything == before + 1)
        #expect(layout.prepared >= 2)
    }

    @Test func attributesChangeHowCellsShow() {
        let (host, layout) = staircase(count: 3)
        layout.change = { attributes in
            switch attributes.indexPath.item {
            case 0: attributes.alpha = 0.5
            case 1: attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
            default: attributes.isHidden = true
            }
        }
        let solved = host.solve()
        #expect(solved.cell(0) == [0, 0, 50, 60])
        #expect(host.view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.5)
        // Twice as large about (35, 130).
        #expect(solved.cell(1) == [-15, 70, 100, 120])
        #expect(solved.cell(2) == nil)
    }

    @Test func whatTheDataDoesNotHaveIsLeftOut() {
        final class Boasting: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 100) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                [(0, 0), (7, 0), (0, 4), (-1, 0)].map { item, section in
                    let attributes = UICollectionViewLayoutAttributes(
                        forCellWith: IndexPath(item: item, section: section))
                    attributes.frame = CGRect(x: 0, y: 0, width: item == 0 ? 10 : CGFloat.nan, height: 10)
                    return attributes
                }
            }
        }
        let solved = LayoutHost(Boasting(), counts: [2]).solve()
        #expect(solved.report.nodes.filter { $0.role == "cell" }.count == 1)
    }

    // MARK: Sizes that cells choose

    /// Rows as tall as their cells ask.
    private final class Rows: UICollectionViewLayout {
        var heights: [Int: CGFloat] = [:]
        private var frames: [CGRect] = []

        override func prepare() {
            frames = []
            var y = 0.0
            for item in 0..<(collectionView?.numberOfItems(inSection: 0) ?? 0) {
                frames.append(CGRect(x: 0, y: y, width: 320, height: Double(heights[item] ?? 30)))
                y += Double(heights[item] ?? 30)
            }
        }
        override var collectionViewContentSize: CGSize { CGSize(width: 320, height: frames.last?.maxY ?? 0) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            frames.indices.filter { frames[$0].intersects(rect) }.map { item in
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                attributes.frame = frames[item]
                return attributes
            }
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool {
            guard preferredAttributes.size.height != originalAttributes.size.height else { return false }
            heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
            return true
        }
    }

    @Test func aLayoutMayHearWhatCellsAskFor() {
        let host = LayoutHost(Rows(), counts: [3]) { CGSize(width: 320, height: 40 + 10 * $0.item) }
        let solved = host.solve()
        #expect((0..<3).map { solved.cell($0)?[1] } == [0, 40, 90])
        #expect(solved.contentHeight == 150)
    }

    @Test func sizesThatNeverSettleAreTold() {
        _ = RenderDiagnostics.current.take()
        var asked = 0.0
        let host = LayoutHost(Rows(), counts: [1]) { _ in nil }
        let layout = host.view.collectionViewLayout as? Rows
        final class Growing: UICollectionViewCell {
            static var grow: () -> CGFloat = { 0 }
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                layoutAttributes.size.height += Growing.grow()
                return layoutAttributes
            }
        }
        Growing.grow = {
            asked += 1
            return 1
        }
        let source = GrowingSource<Growing>()
        host.view.register(Growing.self, forCellWithReuseIdentifier: "growing")
        host.view.dataSource = source
        _ = host.solve()
        #expect(layout != nil && asked >= 12)
        let messages = RenderDiagnostics.current.take().map(\.message)
        #expect(messages.contains { $0.contains("do not settle: section 0/item 0 still asks") })
    }

    private final class GrowingSource<Cell: UICollectionViewCell>: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "growing", for: indexPath)
        }
    }

    // MARK: The system's layouts, changed

    private final class Fading: UICollectionViewCompositionalLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let all = super.layoutAttributesForElements(in: rect) ?? []
            for attributes in all where attributes.representedElementCategory == .cell {
                attributes.alpha = attributes.indexPath.item == 0 ? 1 : 0.25
                attributes.frame.origin.x += 5
            }
            return all
        }
    }

    @Test(arguments: [false, true]) func aCompositionalLayoutsAttributesCanBeChanged(rightToLeft: Bool) {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let host = LayoutHost(Fading(section: NSCollectionLayoutSection(group: group)), counts: [2])
        let solved = host.solve(rightToLeft: rightToLeft)
        #expect(solved.cell(1) == [rightToLeft ? 225 : 5, 40, 100, 40])
        #expect(host.view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.25)
    }

    private final class Tinted: UICollectionViewLayoutAttributes {
        var tint = "none"

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Tinted)?.tint = tint
            return copy
        }
        override func isEqual(_ object: Any?) -> Bool {
            (object as? Tinted)?.tint == tint && super.isEqual(object)
        }
    }

    private final class TintedFlow: UICollectionViewFlowLayout {
        override class var layoutAttributesClass: AnyClass { Tinted.self }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map { original in
                let copy = original.copy() as? Tinted ?? Tinted(forCellWith: original.indexPath)
                copy.tint = "of \(original.indexPath.item)"
                return copy
            }
        }
    }

    @Test func attributesOfAnotherClassReachTheirCells() {
        let host = LayoutHost(TintedFlow(), counts: [3])
        _ = host.solve()
        let cell = host.view.cellForItem(at: IndexPath(item: 2, section: 0)) as? LayoutHost.SizedCell
        #expect((cell?.applied as? Tinted)?.tint == "of 2")
        let one = Tinted(forCellWith: IndexPath(item: 1, section: 0))
        one.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        one.tint = "red"
        let two = one.copy() as? Tinted
        #expect(two?.tint == "red" && two?.frame == one.frame && one.isEqual(two))
        two?.tint = "blue"
        #expect(!one.isEqual(two))
    }

    @Test func attributesTurnAboutTheirMiddle() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
        attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(attributes.frame == CGRect(x: 20, y: 35, width: 20, height: 30))
        #expect(attributes.size == CGSize(width: 40, height: 60))
        #expect(attributes.center == CGPoint(x: 30, y: 50))
        attributes.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(attributes.center == CGPoint(x: 30, y: 50))
    }
}
