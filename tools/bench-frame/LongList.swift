import Foundation
import Galley
import UIKit

/// Frames of a list that scrolls on by ten rows each: only what shows should cost anything.
@MainActor final class LongList: NSObject, UICollectionViewDataSource {
    private let count: Int
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Row \(item)"
        content.secondaryText = "Its second line"
        content.image = UIImage(systemName: "star")
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
    }

    init(count: Int) { self.count = count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
    }

    /// Milliseconds of CPU of a frame, the median of `rounds`.
    func frame(rounds: Int) throws -> Double {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        list.dataSource = self
        var options = RenderOptions()
        options.size = CGSize(width: 390, height: 844)
        var times: [Double] = []
        for round in 0..<rounds + 2 {
            list.contentOffset.y = CGFloat(round % 5) * 685
            let start = Clock.cpu()
            _ = try Galley.solve(list, options: options)
            if round >= 2 { times.append(Clock.cpu() - start) }
        }
        return times.median
    }
}
