import DisplayLists
import Foundation
import Testing
import UIKit

/// A screen as iOS programmers write it: diffable sections, an outline, headers, swipe actions, states, separators.
@MainActor
private final class PantryViewController: UIViewController {
    private enum Section: Int, Hashable, CaseIterable {
        case favorites, shelves, settings
    }

    private struct Item: Hashable, Identifiable {
        let id = UUID()
        let title: String
        var subtitle: String?
        var symbolName: String?
        var hasChildren = false
        var isFavorite = false
    }

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Pantry"
        view.backgroundColor = .systemBackground
        configureHierarchy()
        configureDataSource()
        applyInitialSnapshots()
    }

    private func configureHierarchy() {
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    private func createLayout() -> UICollectionViewLayout {
        let sectionProvider = {
            [weak self] (sectionIndex: Int, environment: any NSCollectionLayoutEnvironment)
                -> NSCollectionLayoutSection? in
            guard let section = Section(rawValue: sectionIndex) else { return nil }
            switch section {
            case .favorites:
                let itemSize = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
                let item = NSCollectionLayoutItem(layoutSize: itemSize)
                let groupSize = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalWidth(0.2))
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
                let layoutSection = NSCollectionLayoutSection(group: group)
                layoutSection.interGroupSpacing = 10
                layoutSection.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
                layoutSection.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
                return layoutSection
            case .shelves:
                var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                configuration.headerMode = .supplementary
                configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
                    self?.swipeActions(at: indexPath)
                }
                return .list(using: configuration, layoutEnvironment: environment)
            case .settings:
                var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                configuration.itemSeparatorHandler = { indexPath, separators in
                    var separators = separators
                    separators.bottomSeparatorInsets.leading = 0
                    return separators
                }
                return .list(using: configuration, layoutEnvironment: environment)
            }
        }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 4
        return UICollectionViewCompositionalLayout(sectionProvider: sectionProvider, configuration: configuration)
    }

    private func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let item = dataSource.itemIdentifier(for: indexPath), !item.hasChildren else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Used up") { _, _, completion in completion(true) }
        delete.image = UIImage(systemName: "trash")
        return UISwipeActionsConfiguration(actions: [delete])
    }

    private func configureDataSource() {
        let gridRegistration = UICollectionView.CellRegistration<UICollectionViewCell, Item> { cell, _, item in
            var content = UIListContentConfiguration.cell()
            content.text = item.title
            content.textProperties.alignment = .center
            content.directionalLayoutMargins = .zero
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.listPlainCell()
            background.cornerRadius = 8
            background.strokeColor = .systemGray3
            background.strokeWidth = 1.0 / cell.traitCollection.displayScale
            cell.backgroundConfiguration = background
        }
        let outlineRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            var content = UIListContentConfiguration.valueCell()
            content.text = item.title
            content.secondaryText = item.subtitle
            content.image = item.symbolName.flatMap { UIImage(systemName: $0) }
            cell.contentConfiguration = content
            cell.accessories =
                item.hasChildren
                ? [.outlineDisclosure(options: UICellAccessory.OutlineDisclosureOptions(style: .header))]
                : [.disclosureIndicator()]
        }
        let settingRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item.title
            cell.contentConfiguration = content
            let toggle = UISwitch()
            toggle.isOn = item.isFavorite
            toggle.addAction(UIAction { _ in }, for: .valueChanged)
            cell.accessories = [
                .customView(
                    configuration: UICellAccessory.CustomViewConfiguration(
                        customView: toggle, placement: .trailing(displayed: .always)))
            ]
            cell.configurationUpdateHandler = { cell, state in
                var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
                if state.isSelected { background.backgroundColor = .systemYellow }
                cell.backgroundConfiguration = background
            }
        }
        let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, _ in
            var content = header.defaultContentConfiguration()
            content.text = "Shelves"
            header.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
            collectionView, indexPath, item in
            guard let section = Section(rawValue: indexPath.section) else { return nil }
            switch section {
            case .favorites:
                return collectionView.dequeueConfiguredReusableCell(using: gridRegistration, for: indexPath, item: item)
            case .shelves:
                return collectionView.dequeueConfiguredReusableCell(
                    using: outlineRegistration, for: indexPath, item: item)
            case .settings:
                return collectionView.dequeueConfiguredReusableCell(
                    using: settingRegistration, for: indexPath, item: item)
            }
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
        }
    }

    private func applyInitialSnapshots() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        dataSource.apply(snapshot, animatingDifferences: false)

        var favorites = NSDiffableDataSourceSectionSnapshot<Item>()
        favorites.append(["Tea", "Oats", "Honey", "Salt"].map { Item(title: $0) })
        dataSource.apply(favorites, to: .favorites, animatingDifferences: false)

        var shelves = NSDiffableDataSourceSectionSnapshot<Item>()
        let grains = Item(title: "Grains", hasChildren: true)
        let jars = Item(title: "Jars", hasChildren: true)
        shelves.append([grains, jars])
        shelves.append([Item(title: "Rice", subtitle: "2 kg", symbolName: "leaf"), Item(title: "Rye")], to: grains)
        shelves.append([Item(title: "Plums")], to: jars)
        shelves.expand([grains])
        dataSource.apply(shelves, to: .shelves, animatingDifferences: false)

        var settings = NSDiffableDataSourceSectionSnapshot<Item>()
        settings.append([Item(title: "Remind me", isFavorite: true), Item(title: "Share the list")])
        dataSource.apply(settings, to: .settings, animatingDifferences: false)
        collectionView.selectItem(at: IndexPath(item: 1, section: 2), animated: false, scrollPosition: [])
    }
}

extension PantryViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
    }
}

@MainActor
struct PantryTests {
    @Test func screenCompilesAndDraws() throws {
        let request = WindowSnapshot.Request(width: 402, height: 874, scale: 3, traits: .standard)
        let solved = TestList.Solved(snapshot: WindowSnapshot.take(of: PantryViewController(), request))
        #expect(solved.frame("section 0/item 0", role: "cell") == [10, 10, 114.333, 76.333])
        #expect(solved.node("section 1/header/text")?.text?.text == "Shelves")
        // Open shelves show what is on them, a level deeper.
        let titles = (0..<4).map { solved.node("section 1/item \($0)/text")?.text?.text }
        #expect(titles == ["Grains", "Rice", "Rye", "Jars"])
        let shelf = try #require(solved.minX("section 1/item 0/text"))
        #expect(solved.minX("section 1/item 2/text") == shelf + 10)
        #expect(solved.node("section 1/item 4") == nil)
        #expect(solved.node("section 2/item 0/accessory.customView") != nil)
        #expect(solved.color("section 2/item 1/background") == "#FFCC00FF")
    }
}
