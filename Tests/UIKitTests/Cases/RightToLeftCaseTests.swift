import DisplayLists
import Foundation
import Testing
import UIKit

/// Everything mirrored, once.
@MainActor
struct RightToLeftCaseTests {
    private func arabic() -> TestList {
        makeList([
            row("الإشعارات", in: .valueCell()) { cell, content in
                content.secondaryText = "مفعّل"
                content.image = UIImage(systemName: "clock")
                cell.accessories = [.delete(), .checkmark(), .disclosureIndicator()]
            }
        ])
    }

    private let path = "section 0/item 0"

    @Test(arguments: [false, true])
    func orderRunsFromTheRight(isEditing: Bool) throws {
        let list = arabic()
        list.view.isEditing = isEditing
        let solved = list.snapshot(width: 375) { $0.layoutDirection = .rightToLeft }
        var names = ["image", "text", "secondaryText", "accessory.checkmark", "accessory.disclosureIndicator"]
        if isEditing { names.insert("accessory.delete", at: 0) }
        var edge = 375.0
        for name in names {
            let frame = try #require(solved.node("\(path)/\(name)"), "\(name)").frame
            #expect(frame.maxX <= edge, "\(name)")
            edge = frame.minX
        }
        #expect(solved.minX(path + "/accessory.disclosureIndicator") == 16)
        // Margin, slot and padding from the right; editing adds the control's slot, whose own margin it shares.
        let start = 375.0 - (isEditing ? 40 : 0) - 16
        #expect(isNearly(solved.maxX(path + "/text"), start - 24 - 16))
    }

    /// The content's 16 and 8 change sides with the text.
    @Test func directionalMarginsSwap() {
        let solved = arabic().snapshot(width: 375) { $0.layoutDirection = .rightToLeft }
        let left = 16.0 + 14 + 8 + 24
        #expect(isNearly(solved.minX(path + "/contentView"), left))
        #expect(isNearly(solved.minX(path + "/secondaryText"), left + 8))
    }

    /// Chevrons turn round; clocks and ticks keep their shape.
    @Test func onlyDirectionalSymbolsTurnRound() throws {
        let solved = arabic().snapshot(width: 375) { $0.layoutDirection = .rightToLeft }
        for (name, isTurned) in [("clock", false), ("checkmark", false), ("chevron.forward", true)] {
            let ink = solved.painted.filter { $0.label == "symbol " + name }
            #expect(!ink.isEmpty, "\(name)")
            #expect(ink.allSatisfy { $0.isTurned == isTurned }, "\(name)")
        }
        #expect(!arabic().snapshot().painted.contains { $0.isTurned })
    }
}

/// Insets by direction, and what scrolls sideways.
@MainActor
struct RightToLeftSectionCaseTests {
    /// Cells of a colour, laid out by one section.
    private final class Cells: NSObject, UICollectionViewDataSource {
        let view: UICollectionView
        private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            cell.contentConfiguration = BlockContent(height: 44)
        }

        init(_ makeSection: @escaping @MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection) {
            let layout = UICollectionViewCompositionalLayout { _, environment in makeSection(environment) }
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            view.dataSource = self
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
        }

        func snapshot(isMirrored: Bool) -> TestList.Solved {
            let traits = UITraitCollection.standard.modifyingTraits {
                $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
            }
            let request = WindowSnapshot.Request(width: 375, height: 600, scale: 2, traits: traits)
            return TestList.Solved(snapshot: WindowSnapshot.take(of: view, request))
        }
    }

    /// Unequal insets change sides; equal ones look the same either way.
    @Test(arguments: [(16.0, 40.0), (16, 16)])
    func directionalInsetsChangeSides(leading: Double, trailing: Double) {
        let cells = Cells { environment in
            let section = NSCollectionLayoutSection.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
            return section
        }
        for isMirrored in [false, true] {
            let solved = cells.snapshot(isMirrored: isMirrored)
            let (left, right) = isMirrored ? (trailing, leading) : (leading, trailing)
            #expect(solved.minX("section 0/item 0") == left)
            #expect(solved.maxX("section 0/item 0") == 375 - right)
        }
    }

    /// A row of cards that scrolls sideways starts at the right end, and goes on to the left.
    @Test func sidewaysSectionStartsAtTheRight() {
        let cells = Cells { _ in
            let size = NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(60))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
            section.interGroupSpacing = 8
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)
            return section
        }
        let mirrored = cells.snapshot(isMirrored: true)
        let plain = cells.snapshot(isMirrored: false)
        for item in 0..<3 {
            let start = 16 + 88 * Double(item)
            let left = 375 - start - 80
            #expect(plain.minX("section 0/item \(item)") == start)
            #expect(mirrored.minX("section 0/item \(item)") == left)
        }
    }
}
