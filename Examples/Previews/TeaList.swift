import UIKit

/// A tea on the shelf.
struct Tea: Hashable {
    var name: String
    var origin: String
    var minutes: Int
    var isFavourite = false
}

/// Teas by kind, in a collection view with a diffable data source.
final class TeaListController: UIViewController {
    enum Kind: String, CaseIterable {
        case green = "Green"
        case black = "Black"
        case herbal = "Herbal"
    }

    private let teas: [Kind: [Tea]]
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Kind, Tea>!

    init(teas: [Kind: [Tea]] = TeaListController.shelf) {
        self.teas = teas
        super.init(nibName: nil, bundle: nil)
        title = "Teas"
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        makeCollectionView()
        makeDataSource()
        var snapshot = NSDiffableDataSourceSnapshot<Kind, Tea>()
        for kind in Kind.allCases {
            guard let teas = teas[kind], !teas.isEmpty else { continue }
            snapshot.appendSections([kind])
            snapshot.appendItems(teas)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeCollectionView() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func makeDataSource() {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Tea> { cell, _, tea in
            var content = cell.defaultContentConfiguration()
            content.text = tea.name
            content.secondaryText = tea.origin
            content.image = UIImage(systemName: tea.isFavourite ? "star.fill" : "leaf")
            content.imageProperties.tintColor = tea.isFavourite ? .systemOrange : .systemGreen
            cell.contentConfiguration = content
            cell.accessories = [.label(text: "\(tea.minutes) min"), .disclosureIndicator()]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] cell, _, indexPath in
            var content = cell.defaultContentConfiguration()
            content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.rawValue
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, tea in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: tea)
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    static let shelf: [Kind: [Tea]] = [
        .green: [
            Tea(name: "Sencha", origin: "Shizuoka", minutes: 2, isFavourite: true),
            Tea(name: "Longjing", origin: "Hangzhou", minutes: 3),
        ],
        .black: [
            Tea(name: "Assam", origin: "Brahmaputra valley", minutes: 4),
            Tea(name: "Keemun", origin: "Anhui", minutes: 4, isFavourite: true),
        ],
        .herbal: [Tea(name: "Peppermint", origin: "The pot on the balcony", minutes: 8)],
    ]
}

#Preview("Shelf") {
    UINavigationController(rootViewController: TeaListController())
}

#Preview("One kind", traits: .fixedLayout(width: 390, height: 320)) {
    TeaListController(teas: [.herbal: [Tea(name: "Peppermint", origin: "The pot on the balcony", minutes: 8)]])
}
