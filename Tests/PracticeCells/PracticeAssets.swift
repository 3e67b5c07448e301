import SwiftUI
import UIKit

// Colours and images of an asset catalogue, written as for iOS.

public let practiceBundle = Bundle.module

extension UIColor {
    static var leaf: UIColor { UIColor(named: "Colors/Leaf") ?? .label }
}

extension ColorResource {
    static let leaf = ColorResource(name: "Colors/Leaf", bundle: .module)
}

extension ImageResource {
    static let tin = ImageResource(name: "Tin", bundle: .module)
}

public final class TeaCell: UICollectionViewListCell {
    public static let images = ["Tin", "Spoon"].map(UIImage.init(named:))

    public func show(_ name: String) {
        var content = defaultContentConfiguration()
        content.text = name
        content.image = UIImage(named: "Tin")
        content.imageProperties.tintColor = .leaf
        content.secondaryText = "12 spoons"
        content.secondaryTextProperties.color =
            UIColor(named: "Colors/Clay", in: .module, compatibleWith: nil) ?? .label
        contentConfiguration = content
    }
}

public struct TeaRow: View {
    public init() {}

    public var body: some View {
        HStack {
            Image("Tin")
            Image(.tin).renderingMode(.template).foregroundStyle(Color("Colors/Leaf"))
            Text("Sencha").foregroundColor(Color(.leaf))
            Label("Stir", image: "Spoon")
        }
    }
}
