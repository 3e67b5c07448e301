import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Sizes, frames and paint of buttons.
@MainActor
struct ButtonTests {
    /// What a view paints in a window that it fills.
    private func painted(
        _ view: UIView, width: Double, height: Double, generation: SystemGeneration = .iOS18
    ) -> String {
        let traits = UITraitCollection(traitsFrom: [.standard, UITraitCollection(generation: generation)])
        let request = WindowSnapshot.Request(width: width, height: height, scale: 2, traits: traits)
        return WindowSnapshot.take(of: view, request).displayList.description
    }

    /// Of the glyphs that say something.
    private func glyphColor(_ text: String, _ button: UIButton) -> Substring? {
        let lines = painted(button, width: 100, height: 40).split(separator: "\n")
        return lines.first { $0.contains(text) }?.split(separator: " ").first { $0.hasPrefix("#") }
    }

    @Test func mediumButtonIsAsHighAsOneLineAndItsInsets() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Sign In"
        let button = UIButton(configuration: configuration)
        // 20.333 of the line, 7 above and below.
        #expect(rounded(button.intrinsicContentSize.height) == 34.333)
        let label = UILabel()
        label.text = "Sign In"
        #expect(button.intrinsicContentSize.width == label.intrinsicContentSize.width + 24)
        button.configuration?.contentInsets = .zero
        #expect(button.intrinsicContentSize.width == label.intrinsicContentSize.width)
        button.configuration?.setDefaultContentInsets()
        button.configuration?.title = nil
        #expect(button.intrinsicContentSize == CGSize(width: 24, height: 14))
    }

    @Test func imagesStandWhereTheyArePlaced() throws {
        func frames(_ placement: NSDirectionalRectEdge, rightToLeft: Bool = false) throws -> (CGRect, CGRect) {
            var configuration = UIButton.Configuration.plain()
            (configuration.title, configuration.image) = ("Share", UIImage(systemName: "square.and.arrow.up"))
            (configuration.imagePlacement, configuration.imagePadding) = (placement, 8)
            let button = UIButton(configuration: configuration)
            if rightToLeft { button.semanticContentAttribute = .forceRightToLeft }
            button.sizeToFit()
            button.layoutIfNeeded()
            return (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
        }
        // Frames are rounded to thirds of a point.
        func isClose(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 0.4 }
        let leading = try frames(.leading)
        #expect(leading.0.minX == 12)
        #expect(isClose(leading.1.minX, leading.0.maxX + 8))
        let trailing = try frames(.trailing)
        #expect(trailing.1.minX == 12)
        #expect(isClose(trailing.0.minX, trailing.1.maxX + 8))
        let top = try frames(.top)
        #expect(top.0.minY == 7)
        #expect(isClose(top.1.minY, top.0.maxY + 8))
        #expect(isClose(top.1.midX, top.0.midX))
        let mirrored = try frames(.leading, rightToLeft: true)
        #expect(isClose(mirrored.0.minX, mirrored.1.maxX + 8))
    }

    @Test func stylesPaintTheirBackgrounds() {
        func fill(_ configuration: UIButton.Configuration, _ generation: SystemGeneration) -> String {
            let button = UIButton(configuration: configuration)
            button.tintColor = .red
            return painted(button, width: 100, height: 40, generation: generation)
        }
        #expect(fill(.filled(), .iOS18).contains("fill (0, 0) 100×40 radius 6 #FF0000FF"))
        #expect(fill(.filled(), .iOS26).contains("fill (0, 0) 100×40 radius 20 #FF0000FF"))
        #expect(fill(.tinted(), .iOS18).contains("radius 6 #FF00002E"))
        #expect(fill(.gray(), .iOS18).contains("radius 6 #7676801F"))
        #expect(!fill(.plain(), .iOS18).contains("fill"))
        var own = UIButton.Configuration.filled()
        (own.baseBackgroundColor, own.cornerStyle) = (.green, .capsule)
        #expect(fill(own, .iOS18).contains("radius 20 #00FF00FF"))
        own.background.backgroundColor = .blue
        (own.background.strokeWidth, own.background.strokeColor) = (2, .black)
        (own.background.cornerRadius, own.cornerStyle) = (10, .fixed)
        #expect(fill(own, .iOS18).contains("fill (0, 0) 100×40 radius 10 #0000FFFF"))
        #expect(fill(own, .iOS18).contains("stroke (1, 1) 98×38 radius 9 #000000FF width 2"))
    }

    @Test func titleHasTheForeground() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        let button = UIButton(configuration: configuration)
        #expect(glyphColor("\"Go\"", button) == "#FFFFFFFF")
        button.configuration?.baseForegroundColor = .black
        #expect(glyphColor("\"Go\"", button) == "#000000FF")
        button.isEnabled = false
        #expect(glyphColor("\"Go\"", button) == "#3C3C434C")
    }

    @Test func attributedTitleKeepsItsFontAndColour() {
        var configuration = UIButton.Configuration.plain()
        var title = AttributedString("Bold")
        title.font = .systemFont(ofSize: 20)
        title.foregroundColor = .green
        configuration.attributedTitle = title
        let button = UIButton(configuration: configuration)
        #expect(configuration.title == "Bold")
        #expect(glyphColor("\"Bold\"", button) == "#00FF00FF")
    }

    @Test func handlerFollowsTheState() {
        let button = UIButton(configuration: .filled())
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isSelected ? "On" : "Off"
        }
        #expect(painted(button, width: 100, height: 40).contains("\"Off\""))
        button.isSelected = true
        #expect(painted(button, width: 100, height: 40).contains("\"On\""))
    }

    @Test func statesWithoutAConfiguration() {
        let button = UIButton(type: .system)
        button.setTitle("OK", for: .normal)
        button.setTitle("Wait", for: .disabled)
        button.setTitleColor(.red, for: .normal)
        // 18 of a 15-point line, 6 above and below; the least width.
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
        #expect(glyphColor("\"OK\"", button) == "#FF0000FF")
        button.isEnabled = false
        #expect(button.currentTitle == "Wait")
        #expect(painted(button, width: 100, height: 40).contains("\"Wait\""))
    }

    @Test func aPopUpIsMarked() throws {
        func button(_ indicator: UIButton.Configuration.Indicator, popsUp: Bool) -> UIButton {
            var configuration = UIButton.Configuration.plain()
            configuration.title = "Medium"
            configuration.indicator = indicator
            let button = UIButton(configuration: configuration)
            button.menu = UIMenu(children: [UIAction(title: "Medium", state: .on) { _ in }])
            (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, popsUp)
            return button
        }
        func isMarked(_ button: UIButton) -> Bool {
            painted(button, width: 120, height: 40).contains("chevron.up.chevron.down")
        }
        #expect(isMarked(button(.automatic, popsUp: true)))
        #expect(!isMarked(button(.automatic, popsUp: false)))
        #expect(isMarked(button(.popup, popsUp: false)))
        #expect(!isMarked(button(.none, popsUp: true)))
        let (plain, marked) = (button(.none, popsUp: true), button(.popup, popsUp: true))
        #expect(marked.intrinsicContentSize.width > plain.intrinsicContentSize.width + 8)
        marked.sizeToFit()
        marked.layoutIfNeeded()
        #expect(try #require(marked.titleLabel).frame.minX == 12)
    }
}
