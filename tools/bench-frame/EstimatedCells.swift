import CollectionLayout
import Foundation
import Galley
import UIKit

/// A collection view whose cells say how high they are, by a data source.
@MainActor final class EstimatedCells: NSObject, UICollectionViewDataSource {
    /// As high as its index says, with nothing to draw but itself.
    private final class Cell: UICollectionViewCell {
        var item = 0

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = 44 + CGFloat(item % 7) * 8
            return layoutAttributes
        }
    }

    private let count: Int
    private let height: NSCollectionLayoutDimension
    private let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in
        cell.item = item
        cell.backgroundColor = .systemBlue
    }

    init(count: Int, height: NSCollectionLayoutDimension) {
        self.count = count
        self.height = height
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
    }

    private func makeView() -> UICollectionView {
        func size(_ width: CGFloat) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: height)
        }
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(1), subitems: [NSCollectionLayoutItem(layoutSize: size(0.5))])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let view = UICollectionView(
            frame: CGRect(origin: .zero, size: EstimatedItems.screen), collectionViewLayout: layout)
        view.dataSource = self
        return view
    }

    /// The first frame with its display list; then the layout alone, at the end and through all screens.
    func measure(rounds: Int) throws -> EstimatedItems.Times {
        var options = RenderOptions()
        options.size = EstimatedItems.screen
        var (first, jump, sweep, screens): ([Double], [Double], [Double], Int) = ([], [], [], 0)
        for _ in 0..<rounds {
            let start = Clock.cpu()
            let view = makeView()
            _ = try Galley.solve(view, options: options)
            let shown = Clock.cpu()
            let other = makeView()
            other.layoutIfNeeded()
            let prepared = Clock.cpu()
            other.contentOffset.y = other.contentSize.height - other.bounds.height
            other.layoutIfNeeded()
            let ended = Clock.cpu()
            var y: CGFloat = 0
            screens = 0
            while screens < 1000, y < view.contentSize.height {
                view.contentOffset.y = y
                view.layoutIfNeeded()
                y += view.bounds.height
                screens += 1
            }
            first.append(shown - start)
            jump.append(ended - prepared)
            sweep.append(Clock.cpu() - ended)
        }
        return EstimatedItems.Times(first: first.median, jump: jump.median, sweep: sweep.median, screens: screens)
    }
}

extension Bench {
    /// Items whose sizes are estimates, by the solver and by a collection view; and very many that have theirs.
    func estimatedItems() throws {
        print(
            EstimatedItems.measure(rounds: 5) { EstimatedItems.solver(10_000, height: .estimated(50)) }
                .line("grid solved "))
        print(EstimatedItems.measure(rounds: 5) { EstimatedItems.rows(10_000) }.line("rows solved "))
        print(EstimatedItems.measure(rounds: 5) { EstimatedItems.tags(10_000) }.line("tags solved "))
        print(try EstimatedCells(count: 10_000, height: .estimated(50)).measure(rounds: 3).line("grid cells  "))
        let million = try EstimatedCells(count: 1_000_000, height: .absolute(75)).measure(rounds: 3)
        let hundred = try EstimatedCells(count: 100, height: .absolute(75)).measure(rounds: 3)
        print(
            "  1,000,000    \(million.first.text()) ms CPU first frame at absolute sizes, "
                + "\((million.first / hundred.first).text(3)) times that of 100   targets: 50, 1")
    }
}
