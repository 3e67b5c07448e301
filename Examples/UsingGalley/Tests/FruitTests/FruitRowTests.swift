import SnapshotTesting
import Testing
import UIKit

@MainActor struct FruitRowTests {
    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func looksAsItDid(style: UIUserInterfaceStyle) {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
        var content = cell.defaultContentConfiguration()
        content.text = "Apple"
        content.image = UIImage(systemName: "leaf")
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
        assertSnapshot(
            of: cell, as: .image(traits: UITraitCollection(userInterfaceStyle: style)),
            named: style == .dark ? "dark" : "light")
    }
}
