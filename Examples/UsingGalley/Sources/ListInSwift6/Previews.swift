import UIKit

// Drawn by `galley preview`, and by Xcode where the package is built for iOS.
#Preview("Fruits") {
    UINavigationController(rootViewController: FruitList())
}
