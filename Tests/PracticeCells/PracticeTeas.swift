import SwiftUI
import UIKit

extension PracticeView {
    /// Rows with colours, images and texts of the target's own resources.
    public static func teasOfACatalogue() -> PracticeView {
        let list = TeaList()
        return PracticeView(view: list.view, owner: list)
    }
}

private class TeaList: NSObject, UICollectionViewDataSource {
    let view: UICollectionView

    override init() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        view = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        super.init()
        view.register(TeaCell.self, forCellWithReuseIdentifier: "Tea")
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "Hosted")
        view.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return 4
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        guard indexPath.item > 0 else {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Tea", for: indexPath)
            (cell as? TeaCell)?.show("Sencha")
            return cell
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Hosted", for: indexPath)
        let hosted = cell as? UICollectionViewListCell
        switch indexPath.item {
        case 1: hosted?.contentConfiguration = UIHostingConfiguration { TeaRow() }
        case 2: hosted?.contentConfiguration = UIHostingConfiguration { TeaCount(1) }
        default:
            var content = UIListContentConfiguration.cell()
            content.text = TeaTexts.spoons("Anna", 3)
            content.image = UIImage(named: "sprig")
            content.imageProperties.tintColor = UIColor(named: "Colors/Clay")
            hosted?.contentConfiguration = content
        }
        return cell
    }
}
