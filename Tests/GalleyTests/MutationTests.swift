import Comparison
import DisplayLists
import Foundation
import Galley
import PNG
import Testing
import UIKit

/// The smallest changes of a design that matter are noticed without any setting and named in words.
@MainActor struct MutationTests {
    private func picture(
        _ kind: MutationScreen.Kind = .insetGrouped, _ style: UIUserInterfaceStyle = .light, scale: Double = 3,
        _ change: (inout MutationScreen.Design) -> Void = { _ in }
    ) throws -> ComparedPicture {
        var design = MutationScreen.Design()
        change(&design)
        let rendering = try Galley.render(
            MutationScreen.controller(kind, design), on: .iPhone17,
            traits: UITraitCollection(userInterfaceStyle: style),
            options: RenderOptions(size: CGSize(width: 402, height: 430), scale: scale))
        // Through its text, as a reference's twin is read.
        return ComparedPicture(.png(Array(rendering.png)), layout: rendering.layout.description)
    }

    private func words(_ change: (inout MutationScreen.Design) -> Void) throws -> String {
        try words(against: picture(), picture { change(&$0) })
    }

    private func words(against reference: ComparedPicture, _ picture: ComparedPicture) throws -> String {
        let comparison = try PictureComparison(expected: reference, actual: picture)
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
                == "section 0 / item 0 / text colour #333333 became #333336")
        #expect(
            try words { $0.background = UIColor(red: 63.0 / 255, green: 60.0 / 255, blue: 60.0 / 255, alpha: 1) }
                .hasSuffix("colour #3C3C3C became #3F3C3C"))
        #expect(
            try words { $0.iconColor = UIColor(red: 0, green: 125.0 / 255, blue: 1, alpha: 1) }
                == "section 0 / item 1 / image colour #007AFF became #007DFF")
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
        #expect(try words { $0.dotFrame.size.height -= 1 }.hasSuffix(" became 1 pt shorter (12 → 11)"))
    }

    /// Every kind of list in both styles.
    @Test(arguments: MutationScreen.Kind.allCases, [UIUserInterfaceStyle.light, .dark])
    func everywhere(kind: MutationScreen.Kind, style: UIUserInterfaceStyle) throws {
        let reference = try picture(kind, style, scale: 1)
        func said(_ change: (inout MutationScreen.Design) -> Void) throws -> [Substring] {
            try words(against: reference, picture(kind, style, scale: 1, change)).split(separator: "\n")
        }
        let word = try said { $0.word = "Yes" }
        #expect(word.contains { $0.hasSuffix("\"On\" became \"Yes\"") }, "\(word)")
        let text = try said { $0.textColor = UIColor(red: 0.2, green: 0.2, blue: 54.0 / 255, alpha: 1) }
        #expect(text.count == 1 && text[0].hasSuffix(" colour #333333 became #333336"), "\(text)")
        let tint = try said { $0.iconColor = UIColor(red: 0, green: 125.0 / 255, blue: 1, alpha: 1) }
        #expect(tint.count == 1 && tint[0].hasSuffix(" colour #007AFF became #007DFF"), "\(tint)")
        let fill = try said { $0.background = UIColor(red: 63.0 / 255, green: 60.0 / 255, blue: 60.0 / 255, alpha: 1) }
        #expect(fill.count == 1 && fill[0].hasSuffix(" colour #3C3C3C became #3F3C3C"), "\(fill)")
        let icon = try said { $0.icon = "wave.3.right" }
        #expect(icon.contains { $0.contains("icon \"wifi\" became \"wave.3.right\"") }, "\(icon)")
        let moved = try said { $0.dotFrame.origin.y += 1 }
        #expect(moved.count == 1 && moved[0].hasSuffix(" moved 1 pt down"), "\(moved)")
        let wider = try said { $0.dotFrame.size.width += 1 }
        #expect(wider.count == 1 && wider[0].contains(" became 1 pt wider (12 → 13)"), "\(wider)")
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
        #expect(
            comparison.description
                == "picture scale 2 became 3\nexpected 640×88 pixels, got 960×132: the same at another scale?")
        #expect(comparison.pictures?.triptych.height == 132)
    }
}
