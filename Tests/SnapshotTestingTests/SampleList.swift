import UIKit

/// A plain list whose first rows may have a detail and be higher.
final class SampleList: UIViewController, UICollectionViewDataSource {
    var texts: [String]
    private var list: UICollectionView?
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, text in
        var content = UIListContentConfiguration.subtitleCell()
        content.text = text
        content.secondaryText = text.count > 20 ? "with a detail" : nil
        cell.contentConfiguration = content
    }

    init(_ texts: [String]) {
        self.texts = texts
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let list = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.dataSource = self
        view.addSubview(list)
        self.list = list
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        texts.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: texts[indexPath.item])
    }
}
