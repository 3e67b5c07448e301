import UIKit

/// Shows a scene's list, put together as an app would put it together.
@MainActor
final class SceneController: UICollectionViewController {
    private let model: SceneModel
    private let cells: UICollectionView.CellRegistration<UICollectionViewListCell, SceneItem>
    private let decoratedCells: UICollectionView.CellRegistration<UICollectionViewListCell, SceneItem>
    private let headers: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>
    private let footers: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>

    init(_ model: SceneModel) {
        self.model = model
        let images = model.images
        cells = .init { cell, _, item in item.configure(cell, images) }
        decoratedCells = .init { cell, _, item in item.configure(cell, images) }
        let decoratesHeaders = model.document.sections.contains { $0.header?.isDecorated == true }
        headers = .init(elementKind: UICollectionView.elementKindSectionHeader) { cell, _, indexPath in
            model.document.sections[indexPath.section].header?.configureBoundary(
                cell, decorates: decoratesHeaders, images)
        }
        let decoratesFooters = model.document.sections.contains { $0.footer?.isDecorated == true }
        footers = .init(elementKind: UICollectionView.elementKindSectionFooter) { cell, _, indexPath in
            model.document.sections[indexPath.section].footer?.configureBoundary(
                cell, decorates: decoratesFooters, images)
        }
        super.init(collectionViewLayout: model.makeLayout())
        title = model.document.title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsMultipleSelection = true
        collectionView.allowsMultipleSelectionDuringEditing = true
        collectionView.isEditing = model.document.traits.editing
        collectionView.backgroundColor = model.pageColor
        noteOutline()
        for (section, declared) in model.document.sections.enumerated() {
            if let offset = declared.layout?.orthogonalContentOffset {
                collectionView.scrollSection(section, toOffset: offset)
            }
        }
        for indexPath in model.indexPaths(where: { $0.state.contains(.selected) }) {
            collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
        }
    }

    /// Asks the list's providers, and so needs the layout.
    private func revealSwipe() {
        guard let indexPath = model.indexPaths(where: { $0.swipe?.revealed != nil }).first else { return }
        let isLeading = model.item(at: indexPath).swipe?.revealed == .leading
        collectionView.revealSwipeActions(at: indexPath, leading: isLeading)
    }

    private func noteOutline() {
        for (section, rows) in model.rows.enumerated() {
            for (index, row) in rows.enumerated() {
                let indexPath = IndexPath(item: index, section: section)
                let level = row.level + (row.item.indentationLevel ?? 0)
                if level > 0 { collectionView.outlineLevels[indexPath] = level }
                if row.item.state.contains(.expanded) { collectionView.expandedItems.insert(indexPath) }
            }
        }
    }

    /// Swipes and scrolls: the list stands in its window, so that its size and what covers it are known.
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        revealSwipe()
        guard let offset = model.document.contentOffset else { return }
        let inset = collectionView.adjustedContentInset
        collectionView.contentOffset = CGPoint(
            x: (offset.x ?? 0) - inset.left, y: (offset.y ?? 0) - inset.top)
    }

    // MARK: Data source

    override func numberOfSections(in collectionView: UICollectionView) -> Int { model.rows.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        model.rows[section].count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let item = model.item(at: indexPath)
        return collectionView.dequeueConfiguredReusableCell(
            using: item.isDecorated ? decoratedCells : cells, for: indexPath, item: item)
    }

    override func indexTitles(for collectionView: UICollectionView) -> [String]? {
        model.document.sections.compactMap(\.indexTitle)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(
            using: kind == UICollectionView.elementKindSectionHeader ? headers : footers, for: indexPath)
    }
}
