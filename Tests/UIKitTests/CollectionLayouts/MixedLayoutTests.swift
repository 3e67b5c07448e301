import DisplayLists
import Foundation
import Testing
import UIKit

/// Sections of several kinds in one collection view, declared with UIKit's names.
@MainActor
struct MixedLayoutTests {
    /// Plain cells whose label is as tall as its text.
    private final class Source: NSObject, UICollectionViewDataSource {
        let counts: [Int]
        private let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(item)"
            cell.contentConfiguration = content
        }
        private let card = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, path, item in
            var content = UIListContentConfiguration.cell()
            content.text = String(repeating: "word ", count: 1 + 6 * item)
            cell.contentConfiguration = content
        }
        private let badge = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: "badge"
        ) { view, _, _ in view.backgroundColor = .systemRed }
        let listSection: Int

        init(counts: [Int], listSection: Int = -1) {
            self.counts = counts
            self.listSection = listSection
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
            path.section == listSection
                ? collectionView.dequeueConfiguredReusableCell(using: row, for: path, item: path.item)
                : collectionView.dequeueConfiguredReusableCell(using: card, for: path, item: path.item)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: path)
        }
    }

    private func solve(
        _ source: Source, rightToLeft: Bool = false,
        _ provider: @escaping UICollectionViewCompositionalLayout.SectionProvider
    ) -> TestList.Solved {
        let view = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(sectionProvider: provider))
        view.dataSource = source
        let traits = UITraitCollection.standard.modifyingTraits {
            $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
        }
        let request = WindowSnapshot.Request(width: 375, height: 667, scale: 2, traits: traits)
        return TestList.Solved(snapshot: WindowSnapshot.take(of: view, request))
    }

    private static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    /// Rows of a list that are apart are cards of their own, without lines between them.
    @Test func rowsOfAListCanBeApart() {
        func solved(_ spacing: CGFloat) -> TestList.Solved {
            solve(Source(counts: [2], listSection: 0)) { _, environment in
                let section = NSCollectionLayoutSection.list(
                    using: UICollectionLayoutListConfiguration(appearance: .insetGrouped),
                    layoutEnvironment: environment)
                section.interGroupSpacing = spacing
                return section
            }
        }
        func gap(_ solved: TestList.Solved) -> Double? {
            guard let next = solved.minY("section 0/item 1"), let end = solved.maxY("section 0/item 0") else {
                return nil
            }
            return next - end
        }
        func lines(_ solved: TestList.Solved) -> Int {
            solved.snapshot.report.nodes.filter { $0.role == "separator.bottom" }.count
        }
        #expect(gap(solved(0)) == 0 && lines(solved(0)) == 1)
        #expect(gap(solved(8)) == 8 && lines(solved(8)) == 0)
    }

    /// Two columns, 10 apart, between insets of 10.
    private static func columns() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(44)), subitem: item, count: 2)
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        return section
    }

    @Test func countOverridesTheDeclaredWidth() {
        let source = Source(counts: [5])
        let solved = solve(source) { _, _ in Self.columns() }
        let frames = (0..<5).map { solved.frame("section 0/item \($0)", role: "cell") }
        #expect(
            frames == [
                [10, 0, 172.5, 44], [192.5, 0, 172.5, 44], [10, 54, 172.5, 44], [192.5, 54, 172.5, 44],
                [10, 108, 172.5, 44],
            ])
    }

    @Test func gridMirrorsFromRightToLeft() {
        let source = Source(counts: [5])
        let solved = solve(source, rightToLeft: true) { _, _ in Self.columns() }
        #expect(solved.frame("section 0/item 0", role: "cell") == [192.5, 0, 172.5, 44])
        #expect(solved.frame("section 0/item 4", role: "cell") == [192.5, 108, 172.5, 44])
    }

    @Test func uniformSiblingsAreAsTallAsTheTallestOfTheirGroup() throws {
        func heights(_ dimension: NSCollectionLayoutDimension) -> [Double] {
            let source = Source(counts: [3])
            let solved = solve(source) { _, _ in
                let item = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1.0 / 3), dimension))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: Self.size(.fractionalWidth(1), .estimated(50)), subitems: [item])
                return NSCollectionLayoutSection(group: group)
            }
            return (0..<3).compactMap { solved.frame("section 0/item \($0)", role: "cell")?[3] }
        }
        let own = heights(.estimated(50))
        #expect(own[0] < own[1] && own[1] < own[2])
        #expect(heights(.uniformAcrossSiblings(estimate: 50)) == [own[2], own[2], own[2]])
    }

    @Test func cardsListAndGridShareOneView() throws {
        let source = Source(counts: [4, 2, 4], listSection: 1)
        let solved = solve(source) { section, environment in
            switch section {
            case 0:
                let item = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: Self.size(.absolute(150), .absolute(90)), subitems: [item])
                let cards = NSCollectionLayoutSection(group: group)
                cards.orthogonalScrollingBehavior = .continuous
                cards.interGroupSpacing = 8
                cards.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
                return cards
            case 1: return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
            default: return Self.columns()
            }
        }
        #expect(solved.frame("section 0/item 0", role: "cell") == [16, 16, 150, 90])
        #expect(solved.frame("section 0/item 1", role: "cell") == [174, 16, 150, 90])
        #expect(solved.frame("section 0/item 2", role: "cell") == [332, 16, 150, 90])
        #expect(solved.node("section 0/item 2", role: "cell")?.clip?.maxX == 375)
        #expect(solved.node("section 0/item 3", role: "cell") == nil)
        #expect(solved.frame("section 1/item 0", role: "cell") == [0, 122, 375, 52])
        #expect(solved.node("section 1/item 0/separator.bottom") != nil)
        #expect(solved.frame("section 2/item 0", role: "cell") == [10, 226, 172.5, 44])
        #expect(solved.node("section 2/item 0/separator.bottom") == nil)
    }

    @Test func badgeHangsOutOfItsItemsCorner() {
        let source = Source(counts: [1])
        let solved = solve(source) { _, _ in
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: Self.size(.absolute(20), .absolute(20)), elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(
                    edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
            let item = NSCollectionLayoutItem(
                layoutSize: Self.size(.absolute(100), .absolute(60)), supplementaryItems: [badge])
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: Self.size(.fractionalWidth(1), .absolute(60)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
            return section
        }
        #expect(solved.frame("section 0/badge 0") == [106, 14, 20, 20])
        #expect(solved.color("section 0/badge 0") == "#FF383CFF")
    }
}
