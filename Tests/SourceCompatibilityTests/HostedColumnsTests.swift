import SwiftUI
import Testing
import UIKit

/// Three columns of cells made of views, as an app writes them.
class HostedColumnsViewController: UIViewController {
    let heightDimension: NSCollectionLayoutDimension

    init(heightDimension: NSCollectionLayoutDimension) {
        self.heightDimension = heightDimension
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    lazy var layout: UICollectionViewCompositionalLayout = {
        let itemSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0 / 3.0), heightDimension: self.heightDimension)
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        let groupSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(80.0))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, repeatingSubitem: item, count: 3)
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }()
    lazy var collectionView: UICollectionView = {
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: self.layout)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        collectionView.delegate = self
        return collectionView
    }()
    var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

    override func viewDidLoad() {
        super.viewDidLoad()
        self.view.addSubview(self.collectionView)
        NSLayoutConstraint.activate([
            self.collectionView.topAnchor.constraint(equalTo: self.view.topAnchor),
            self.collectionView.bottomAnchor.constraint(equalTo: self.view.bottomAnchor),
            self.collectionView.leadingAnchor.constraint(equalTo: self.view.leadingAnchor),
            self.collectionView.trailingAnchor.constraint(equalTo: self.view.trailingAnchor),
        ])
        let cellRegistration = UICollectionView.CellRegistration<UICollectionViewCell, Item> { cell, indexPath, item in
            cell.contentConfiguration = UIHostingConfiguration(content: {
                VStack(spacing: 8) {
                    Text(item.title)
                    Text(item.body)
                }
            })
            .background(item.background)
        }
        self.dataSource = UICollectionViewDiffableDataSource(
            collectionView: self.collectionView,
            cellProvider: { collectionView, indexPath, item in
                collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: item)
            })
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.main])
        snapshot.appendItems([
            Item(title: "one line", body: "three\nmore\nlines", background: Color.red),
            Item(title: "two\nlines", body: "one more", background: Color.green),
            Item(title: "one", body: "one", background: Color.blue),
        ])
        self.dataSource.apply(snapshot, animatingDifferences: false)
    }
}

extension HostedColumnsViewController: UICollectionViewDelegate {}

extension HostedColumnsViewController {
    enum Section {
        case main
    }

    struct Item: Hashable {
        let title: String
        let body: String
        let background: Color
    }
}

@MainActor struct HostedColumnsTests {
    private func heights(_ dimension: NSCollectionLayoutDimension) -> [Double] {
        let report = drawn(HostedColumnsViewController(heightDimension: dimension))
        return report.nodes.filter { $0.role == "cell" }.map { ($0.frame.height * 3).rounded() / 3 }
    }

    @Test func siblingsBecomeAsHighAsTheHighest() {
        let heights = heights(.uniformAcrossSiblings(estimate: 80))
        #expect(heights.count == 3)
        #expect(Set(heights).count == 1)
        // Margins of 8, a line of 20⅓, the space of 8 and three lines, two of them at the leading of 22.
        #expect(abs((heights.first ?? 0) - 108.667) < 0.01)
    }

    @Test func estimatesBecomeWhatEachCellNeeds() {
        let heights = heights(.estimated(80))
        #expect(heights.count == 3)
        #expect(heights == heights.sorted(by: >))
        #expect(Set(heights).count == 3)
    }
}
