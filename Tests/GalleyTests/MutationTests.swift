import Comparison
import DisplayLists
import Foundation
import Galley
import PNG
import Testing
import UIKit

/// The smallest changes of a design that matter are noticed without any setting and named in words.
@MainActor struct MutationTests {
    /// A settings screen, with what a mutation changes.
    private struct Design {
        var word = "On"
        var icon = "wifi"
        var iconColor = UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)
        var textColor = UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)
        var dotFrame = CGRect(x: 300, y: 400, width: 12, height: 12)
        var background = UIColor(red: 60.0 / 255, green: 60.0 / 255, blue: 60.0 / 255, alpha: 1)
    }

    private final class Screen: UIViewController, UICollectionViewDataSource {
        var design = Design()
        private var registration: UICollectionView.CellRegistration<UICollectionViewListCell, Int>?

        override func viewDidLoad() {
            super.viewDidLoad()
            let design = design
            registration = UICollectionView.CellRegistration { cell, _, row in
                var content = UIListContentConfiguration.valueCell()
                content.text = ["Wi-Fi", "Bluetooth", "Hotspot"][row]
                content.secondaryText = row == 2 ? design.word : "Off"
                content.image = UIImage(systemName: row == 1 ? design.icon : "gearshape")
                content.imageProperties.tintColor = row == 1 ? design.iconColor : .systemGreen
                if row == 0 { content.textProperties.color = design.textColor }
                cell.contentConfiguration = content
                cell.accessories = [.disclosureIndicator()]
            }
            let list = UICollectionView(
                frame: view.bounds,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.dataSource = self
            view.addSubview(list)
            let dot = UIView(frame: design.dotFrame)
            dot.backgroundColor = design.background
            view.addSubview(dot)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            guard let registration else { return UICollectionViewCell() }
            return collectionView.dequeueConfiguredReusableCell(
                using: registration, for: indexPath, item: indexPath.item)
        }
    }

    private func picture(_ change: (inout Design) -> Void = { _ in }) throws -> ComparedPicture {
        let screen = Screen()
        change(&screen.design)
        let rendering = try Galley.render(screen, on: .iPhone17)
        // Through its text, as a reference's twin is read.
        return ComparedPicture(.png(Array(rendering.png)), layout: rendering.layout.description)
    }

    private func words(_ change: (inout Design) -> Void) throws -> String {
        let comparison = try PictureComparison(expected: picture(), actual: picture(change))
        #expect(!comparison.isMatch)
        #expect(comparison.pixels != .equal)
        #expect(comparison.unmatchedIgnores.isEmpty)
        return comparison.layout.description
    }

    @Test func nothing() throws {
        let comparison = try PictureComparison(expected: picture(), actual: picture())
        #expect(comparison.isMatch)
        #expect(comparison.layout.isEmpty)
        #expect(comparison.description == "equal")
    }

    @Test func oneWord() throws {
        let said = try words { $0.word = "Yes" }
        #expect(said.hasPrefix("section 0 / item 2 / secondaryText "))
        #expect(said.hasSuffix("\"On\" became \"Yes\""))
        #expect(!said.contains("\n"))
    }

    @Test func oneColourByThreeLevels() throws {
        #expect(
            try words { $0.textColor = UIColor(red: 0.2, green: 0.2, blue: 54.0 / 255, alpha: 1) }
                == "section 0 / item 0 / text colour #333333FF became #333336FF")
        #expect(
            try words { $0.background = UIColor(red: 63.0 / 255, green: 60.0 / 255, blue: 60.0 / 255, alpha: 1) }
                .hasSuffix("colour #3C3C3CFF became #3F3C3CFF"))
        #expect(
            try words { $0.iconColor = UIColor(red: 0, green: 125.0 / 255, blue: 1, alpha: 1) }
                == "section 0 / item 1 / image colour #007AFFFF became #007DFFFF")
    }

    @Test func oneIcon() throws {
        let said = try words { $0.icon = "wave.3.right" }
        #expect(said.contains("section 0 / item 1 / image "))
        #expect(said.contains("icon \"wifi\" became \"wave.3.right\""))
    }

    @Test func onePointOfOneFrame() throws {
        #expect(try words { $0.dotFrame.origin.y += 1 }.hasSuffix(" moved 1 pt down"))
        #expect(try words { $0.dotFrame.origin.x -= 1 }.hasSuffix(" moved 1 pt left"))
        #expect(try words { $0.dotFrame.size.width += 1 }.hasSuffix(" became 1 pt wider (12 → 13)"))
        #expect(try words { $0.dotFrame.size.height -= 1 }.hasSuffix(" became 1 pt lower (12 → 11)"))
    }

    /// What paints otherwise without another frame, colour or word is placed at least.
    @Test func anIgnoredRowDoesNotCount() throws {
        let region = try #require(IgnoredRegion("section 0/item 2"))
        let comparison = try PictureComparison(
            expected: picture(), actual: picture { $0.word = "Yes" }, tolerance: Tolerance(ignored: [region]))
        #expect(comparison.isMatch)
        #expect(comparison.layout.isEmpty)
    }

    @Test func whatCannotBeComparedFails() throws {
        #expect(throws: ComparisonError.unreadableReference(.notPNG)) {
            try PictureComparison(expected: ComparedPicture(.png([1, 2]), layout: ""), actual: picture())
        }
        let region = try #require(IgnoredRegion("section 0"))
        #expect(throws: ComparisonError.self) {
            try PictureComparison(
                expected: ComparedPicture(try picture().pixels), actual: ComparedPicture(try picture().pixels),
                tolerance: Tolerance(ignored: [region]))
        }
    }

    /// A size that changed still gives a picture, and says so in pixels and scales.
    @Test func anotherScaleIsTold() throws {
        let view = { () -> UIView in
            let view = UIView()
            view.backgroundColor = .red
            return view
        }
        let pictures = try [2.0, 3].map { scale in
            let options = RenderOptions(size: CGSize(width: 320, height: 44), scale: scale)
            let rendering = try Galley.render(view(), options: options)
            return ComparedPicture(.png(Array(rendering.png)), layout: rendering.layout)
        }
        let comparison = try PictureComparison(expected: pictures[0], actual: pictures[1])
        #expect(!comparison.isMatch)
        #expect(comparison.description == "expected 640×88 pixels, got 960×132\npicture scale 2 became 3")
        #expect(comparison.pictures?.triptych.height == 132)
    }
}
