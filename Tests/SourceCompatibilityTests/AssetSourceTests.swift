import DisplayLists
import PracticeCells
import SwiftUI
import Testing
import UIKit

// What an app's code finds in the asset catalogue of its target.

@MainActor struct AssetSourceTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func hex(_ color: UIColor?, _ traits: UITraitCollection) -> String? {
        color.map { $0.resolved(with: traits).hexadecimal }
    }

    @Test func colorsOfABundle() throws {
        let leaf = try #require(UIColor(named: "Colors/Leaf", in: practiceBundle, compatibleWith: nil))
        #expect(hex(leaf, .standard) == "#2E7D4FFF")
        #expect(hex(leaf, dark) == "#74D69AFF")
        let strict = UITraitCollection(traitsFrom: [dark, UITraitCollection(accessibilityContrast: .high)])
        #expect(hex(leaf, strict) == "#B4F5CCFF")
        #expect(leaf == UIColor(named: "Colors/Leaf", in: practiceBundle, compatibleWith: nil))
        #expect(leaf == UIColor(resource: .leaf))
        #expect(UIColor(named: "Leaf", in: practiceBundle, compatibleWith: nil) == nil)
        #expect(
            hex(UIColor(named: "Colors/Steam", in: practiceBundle, compatibleWith: nil), dark)
                == hex(.secondaryLabel, dark))
    }

    @Test func otherTargetsAreSearchedLast() {
        #expect(UIColor(named: "Colors/Leaf") != nil)
        #expect(UIImage(named: "Tin")?.size == CGSize(width: 28, height: 28))
        #expect(UIImage(named: "Tin.png") == UIImage(named: "Tin"))
        #expect(TeaCell.images.compactMap { $0 }.count == 2)
    }

    @Test func cellsShowThem() throws {
        let cell = TeaCell(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
        cell.show("Sencha")
        let light = drawn(cell).nodes.compactMap(\.image)
        cell.overrideUserInterfaceStyle = .dark
        let atNight = drawn(cell).nodes.compactMap(\.image)
        #expect(light.count == 1 && light[0].hasPrefix("Tin "))
        #expect(light != atNight)
        #expect(drawn(cell).nodes.contains { $0.color?.hexadecimal == "#FF8A6BFF" || $0.text?.text == "12 spoons" })
    }

    @Test func viewsShowThem() throws {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
        cell.contentConfiguration = UIHostingConfiguration { TeaRow() }
        func colors() -> [String] {
            drawn(cell).nodes.filter { $0.role == "text" || $0.role == "image" }.compactMap { $0.color?.hexadecimal }
        }
        #expect(colors().contains("#2E7D4FFF"))
        cell.overrideUserInterfaceStyle = .dark
        #expect(colors().contains("#74D69AFF"))
        #expect(!colors().contains("#2E7D4FFF"))
    }
}

extension ColorResource {
    fileprivate static let leaf = ColorResource(name: "Colors/Leaf", bundle: practiceBundle)
}
