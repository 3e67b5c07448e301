import DisplayLists
import Foundation
import Testing
import UIKit

/// What UIKit's declarations promise beyond the arithmetic, which the layout cases hold.
@MainActor
struct CompositionalRuleTests {
    private static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private static func rows(_ height: CGFloat = 40) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    // MARK: Values

    @Test func defaultsAreUIKits() {
        let section = Self.rows()
        #expect(section.contentInsets == .zero && section.interGroupSpacing == 0)
        #expect(section.supplementariesFollowContentInsets && section.orthogonalScrollingBehavior == .none)
        #expect(section.contentInsetsReference == .automatic)
        #expect(section.supplementaryContentInsetsReference == .automatic)
        #expect(UICollectionViewCompositionalLayoutConfiguration().contentInsetsReference == .safeArea)
        let one = Self.size(.absolute(1), .absolute(1))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: one, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top]))
        #expect(badge.zIndex == 1 && badge.itemAnchor == nil)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: one, elementKind: "header", alignment: .top)
        #expect(header.extendsBoundary && !header.pinToVisibleBounds && header.offset == .zero)
        #expect(NSCollectionLayoutDecorationItem.background(elementKind: "plate").zIndex == 0)
    }

    @Test func absurdButFiniteValuesAreTaken() {
        let item = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(-1), .absolute(-20)))
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(-5), top: nil, trailing: .flexible(.nan), bottom: nil)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Self.size(.fractionalWidth(3), .estimated(0)), subitems: [item])
        group.interItemSpacing = .fixed(-8)
        let section = NSCollectionLayoutSection(group: group)
        let solved = LayoutHost(UICollectionViewCompositionalLayout(section: section), counts: [3]).solve()
        #expect(solved.report.contentSize.width.isFinite)
    }

    /// A group keeps what its subitems were when it was made.
    @Test func groupsKeepCopies() {
        let item = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: Self.size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        item.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let section = NSCollectionLayoutSection(group: group)
        let solved = LayoutHost(UICollectionViewCompositionalLayout(section: section), counts: [1]).solve()
        #expect(solved.cell(0) == [0, 0, 320, 40])
        #expect(group.subitems.first !== item && group.subitems.first?.contentInsets == .zero)
    }

    // MARK: Errors

    @Test(arguments: [
        (0, "Invalid fractional width: inf, must be a finite value"), (1, "Invalid fractional height: nan"),
        (2, "Invalid absolute dimension: -inf"), (3, "Invalid estimated dimension: nan"),
        (4, "At least 1 subitem is required for a group"),
        (5, "A repeating horizontal group should specify a count >= 1"),
        (6, "A repeating vertical group should specify a count >= 1"),
        (7, "Every supplementary must have a unique elementKind: duplicates detected"),
        (8, "Invalid section definition."),
    ])
    func whatUIKitRefusesIsRefused(fault: Int, reason: String) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [fault] in
            await MainActor.run { CompositionalRuleTests.commit(fault) }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains(reason))
    }

    private static func commit(_ fault: Int) {
        let one = size(.absolute(1), .absolute(1))
        let item = NSCollectionLayoutItem(layoutSize: one)
        switch fault {
        case 0: _ = NSCollectionLayoutDimension.fractionalWidth(.infinity)
        case 1: _ = NSCollectionLayoutDimension.fractionalHeight(.nan)
        case 2: _ = NSCollectionLayoutDimension.absolute(-.infinity)
        case 3: _ = NSCollectionLayoutDimension.estimated(.nan)
        case 4: _ = NSCollectionLayoutGroup.vertical(layoutSize: one, subitems: [])
        case 5: _ = NSCollectionLayoutGroup.horizontal(layoutSize: one, repeatingSubitem: item, count: 0)
        case 6: _ = NSCollectionLayoutGroup.vertical(layoutSize: one, subitem: item, count: 0)
        case 7:
            let section = rows()
            section.boundarySupplementaryItems = [.top, .bottom].map {
                NSCollectionLayoutBoundarySupplementaryItem(layoutSize: one, elementKind: "same", alignment: $0)
            }
            _ = LayoutHost(UICollectionViewCompositionalLayout(section: section), counts: [1]).solve()
        default: _ = LayoutHost(UICollectionViewCompositionalLayout { _, _ in nil }, counts: [1]).solve()
        }
    }

    @Test func anEmptySectionNeedsNoDefinition() {
        let layout = UICollectionViewCompositionalLayout { section, _ in section == 0 ? nil : Self.rows() }
        #expect(LayoutHost(layout, counts: [0, 1]).solve().cell(0, section: 1) == [0, 0, 320, 40])
    }

    // MARK: Who is asked how often

    @Test func providersAreAskedOnceWithTheViewsSize() {
        var (sections, sizes, custom) = ([Int](), [CGSize](), 0)
        let layout = UICollectionViewCompositionalLayout { section, environment in
            sections.append(section)
            sizes.append(environment.container.contentSize)
            guard section == 1 else { return Self.rows() }
            let group = NSCollectionLayoutGroup.custom(layoutSize: Self.size(.fractionalWidth(0.5), .absolute(60))) {
                custom += 1
                sizes.append($0.container.contentSize)
                return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 6, width: 70, height: 40), zIndex: 3)]
            }
            return NSCollectionLayoutSection(group: group)
        }
        let host = LayoutHost(layout, counts: [1, 3])
        let solved = host.solve(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
        #expect(sections == [0, 1] && custom == 1)
        #expect(
            sizes == [CGSize(width: 320, height: 480), CGSize(width: 320, height: 480), CGSize(width: 160, height: 60)])
        #expect(solved.cell(2, section: 1) == [5, 186, 70, 40])
    }

    @Test func theLayoutsOwnBoundaryItemsAreAskedForAtTheirPath() {
        final class Source: NSObject, UICollectionViewDataSource {
            var paths: [IndexPath] = []
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView {
                paths.append(indexPath)
                return UICollectionReusableView(frame: .zero)
            }
        }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: Self.size(.fractionalWidth(1), .absolute(30)), elementKind: "global", alignment: .top)
        ]
        configuration.interSectionSpacing = 12
        let host = LayoutHost(
            UICollectionViewCompositionalLayout(section: Self.rows(), configuration: configuration), counts: [1])
        let source = Source()
        host.view.dataSource = source
        let solved = host.solve()
        #expect(source.paths == [IndexPath(item: .max, section: 0)])
        #expect(solved.cell(0) == [0, 30, 320, 40])
    }

    // MARK: What a section keeps clear of

    @Test func referencesClearTheSides() {
        func x(_ reference: UIContentInsetsReference, header: UIContentInsetsReference = .automatic) -> [Double?] {
            let section = Self.rows()
            section.contentInsetsReference = reference
            section.supplementaryContentInsetsReference = header
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: Self.size(.fractionalWidth(1), .absolute(30)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            let host = LayoutHost(UICollectionViewCompositionalLayout(section: section), counts: [1])
            host.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 40)
            host.view.insetsLayoutMarginsFromSafeArea = false
            let solved = host.solve(safeArea: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30))
            return [solved.cell(0)?[0], solved.cell(0)?[2], solved.frame("section 0/header")?[0]]
        }
        #expect(x(.automatic) == [30, 260, 30])
        #expect(x(.safeArea) == [30, 260, 30])
        #expect(x(.none) == [0, 320, 0])
        #expect(x(.layoutMargins) == [40, 240, 40])
        #expect(x(.readableContent) == [40, 240, 40])
        #expect(x(.layoutMargins, header: UIContentInsetsReference.none) == [40, 240, 0])
    }
}
