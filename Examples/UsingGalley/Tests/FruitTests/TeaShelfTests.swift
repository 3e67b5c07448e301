import SnapshotTesting
import TeaScreens
import Testing
import UIKit

/// A screen with selectors, compiled as it is by the plugin `AppSources`.
@MainActor
struct TeaShelfTests {
    @Test func looksAsItDid() {
        let shelf = TeaShelfViewController(teas: [
            Tea("Assam", minutes: 4, isFavorite: true), Tea("Sencha", minutes: 2), Tea("Rooibos", minutes: 7),
        ])
        assertSnapshot(of: UINavigationController(rootViewController: shelf), as: .image(on: .iPhone13))
    }
}
