import DisplayLists
import Foundation
import UIKit

/// Coloured cells under any layout, in a window of 320 × 480 points.
@MainActor
final class LayoutHost: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    let view: UICollectionView
    private let cells: UICollectionView.CellRegistration<SizedCell, Int>

    /// A cell that wants a size of its own.
    final class SizedCell: UICollectionViewCell {
        var wanted: CGSize?
        var applied: UICollectionViewLayoutAttributes?

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            guard let wanted, let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
                return layoutAttributes
            }
            copy.size = wanted
            return copy
        }

        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            applied = layoutAttributes
        }
    }

    init(_ layout: UICollectionViewLayout, counts: [Int], wanted: @escaping (IndexPath) -> CGSize? = { _ in nil }) {
        self.counts = counts
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        cells = .init { cell, path, _ in
            cell.wanted = wanted(path)
            cell.backgroundColor = .systemBlue
        }
        super.init()
        view.dataSource = self
        for kind in ["badge", UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "plain")
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "plain", for: indexPath)
    }

    func solve(rightToLeft: Bool = false, safeArea: UIEdgeInsets = .zero) -> TestList.Solved {
        let traits = UITraitCollection.standard.modifyingTraits {
            $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
        }
        let request = WindowSnapshot.Request(
            width: 320, height: 480, scale: 2, safeAreaInsets: safeArea, traits: traits)
        return TestList.Solved(snapshot: WindowSnapshot.take(of: view, request))
    }
}

extension TestList.Solved {
    func cell(_ item: Int, section: Int = 0) -> [Double]? { frame("section \(section)/item \(item)", role: "cell") }
}
