import Galley
import UIKit

final class FruitList: UIViewController, UICollectionViewDataSource {
    private let fruits = ["Apple", "Pear", "Quince"]
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, fruit in
        var content = cell.defaultContentConfiguration()
        content.text = fruit
        content.image = UIImage(systemName: "leaf")
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        let list = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.dataSource = self
        view.addSubview(list)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        fruits.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: fruits[indexPath.item])
    }
}

let picture = try Galley.render(FruitList(), on: .iPhone17, traits: UITraitCollection(userInterfaceStyle: .dark))
try picture.png.write(to: URL(filePath: "fruits.png"))
print(picture.layout)
