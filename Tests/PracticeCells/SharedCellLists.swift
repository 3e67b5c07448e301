import UIKit

private let trees: [(name: String, symbol: String)] = [
    ("Oak", "star"),
    ("A walnut that somebody planted beside the gate long before the house was built", "tree"),
    ("Willow", "drop"),
]

extension PracticeView {
    /// One view from a nib in the cells of a collection view.
    public static func sharedCellsInACollection() -> PracticeView {
        let list = SharedCollection()
        return PracticeView(view: list.view, owner: list)
    }
}

extension PracticeView {
    /// The same view in the cells of a table.
    public static func sharedCellsInATable() -> PracticeView {
        let list = SharedTable()
        return PracticeView(view: list.view, owner: list)
    }
}

private class SharedTable: NSObject, UITableViewDataSource {
    let view = UITableView(frame: .zero, style: .plain)

    override init() {
        super.init()
        view.register(UINib(nibName: "SharedTableViewCell", bundle: nil), forCellReuseIdentifier: "Cell")
        view.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return trees.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        let tree = trees[indexPath.row]
        (cell as? SharedTableViewCell)?.configure(withText: tree.name, image: UIImage(systemName: tree.symbol))
        return cell
    }
}

private class SharedCollection: NSObject, UICollectionViewDataSource {
    let view: UICollectionView

    override init() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(64))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        view.register(UINib(nibName: "SharedCollectionViewCell", bundle: nil), forCellWithReuseIdentifier: "Cell")
        view.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return trees.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
        let tree = trees[indexPath.item]
        (cell as? SharedCollectionViewCell)?.configure(withText: tree.name, image: UIImage(systemName: tree.symbol))
        return cell
    }
}
