import DisplayLists
import Foundation
import Testing
import UIKit

/// An app's own headers, footers and backgrounds of sections that are lists.
@MainActor struct ListBoundaryTests {
    private func boundary(
        _ kind: String, _ alignment: NSRectAlignment, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
            elementKind: kind, alignment: alignment)
    }

    private func host(
        _ appearance: UICollectionLayoutListConfiguration.Appearance,
        _ configure: @escaping @MainActor (NSCollectionLayoutSection) -> Void
    ) -> LayoutHost {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            configure(section)
            return section
        }
        return LayoutHost(layout, counts: [2])
    }

    @Test func theyStandAboveAndBelowTheRows() throws {
        let header = boundary(UICollectionView.elementKindSectionHeader, .top, .absolute(30))
        let footer = boundary("badge", .bottom, .absolute(20))
        let host = host(.insetGrouped) { $0.boundarySupplementaryItems = [header, footer] }
        let solved = host.view.solved(width: 320, height: 480)
        let top = try #require(solved.frame("section 0/header"))
        let row = try #require(solved.frame("section 0/item 0"))
        let bottom = try #require(solved.frame("section 0/badge 0"))
        #expect(top[3] == 30 && bottom[3] == 20)
        // As wide as the rows.
        #expect(top[0] == row[0] && top[2] == row[2])
        #expect(top[1] + top[3] <= row[1] && bottom[1] >= row[1] + 2 * row[3])
    }

    @Test func aListsOwnOnesAreAmongThem() throws {
        var made: NSCollectionLayoutSection?
        let layout = UICollectionViewCompositionalLayout { _, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.headerMode = .supplementary
            let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            made = section
            return section
        }
        let host = LayoutHost(layout, counts: [1])
        withExtendedLifetime(host) { _ = host.view.solved(width: 320, height: 480) }
        let section = try #require(made)
        #expect(section.boundarySupplementaryItems.map(\.elementKind) == [UICollectionView.elementKindSectionHeader])
        #expect(section.boundarySupplementaryItems.first?.pinToVisibleBounds == true)
    }
}
