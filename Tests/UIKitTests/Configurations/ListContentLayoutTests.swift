import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

struct ListContentLayoutTests {
    private func layout(
        _ margins: (Double, Double, Double, Double) = (15, 16, 15, 8), scale: Double = 3
    ) -> ListContentLayout {
        ListContentLayout(
            margins: NSDirectionalEdgeInsets(
                top: margins.0, leading: margins.1, bottom: margins.2, trailing: margins.3),
            grid: PixelGrid(scale: scale))
    }

    // MARK: One text

    /// A 20.333-point line in a row of 44 stands at 12.0, as a device printed it (uikit-metrics §3.8).
    @Test func aLineStandsInTheMiddleOfTheRowOnAPixel() throws {
        var layout = layout((11, 16, 11, 8))
        layout.minimumHeight = 44
        layout.text = sampleLabel(width: 45.3, lineHeight: 20.287)
        let text = try #require(layout.solve(width: 300).text)
        #expect(abs(text.minY - 12) < 1e-6)
        #expect(abs(text.height - 61.0 / 3) < 1e-6)
        #expect(abs(text.width - 136.0 / 3) < 1e-6)
    }

    /// At scale 2 the same line of iOS 26 has 16 above and 15.5 below (uikit-rules §1.7).
    @Test func halvesOfAPixelGoDown() throws {
        var layout = layout(scale: 2)
        layout.minimumHeight = 52
        layout.text = sampleLabel(width: 45, lineHeight: 20.287)
        #expect(layout.solve(width: 300).text == CGRect(x: 16, y: 16, width: 45, height: 20.5))
    }

    @Test func aLongTextWrapsAndTheRowGrows() throws {
        var layout = layout((11, 16, 11, 8))
        layout.minimumHeight = 44
        layout.text = sampleLabel(width: 900, lineHeight: 20, pitch: 22)
        let solution = layout.solve(width: 324)
        #expect(solution.text == CGRect(x: 16, y: 11, width: 300, height: 64))
        #expect(solution.fittingSize == CGSize(width: 324, height: 86))
    }

    @Test func aTextTallerThanTheRowIsHeldBetweenTheMargins() {
        var layout = layout((11, 16, 11, 8))
        layout.text = sampleLabel(width: 900, lineHeight: 20, pitch: 22)
        #expect(layout.solve(width: 324, height: 50).text == CGRect(x: 16, y: 11, width: 300, height: 28))
    }

    @Test func acentredTextTakesTheWholeWidth() {
        var layout = layout()
        layout.text = sampleLabel(width: 40, lineHeight: 20, isNatural: false)
        #expect(layout.solve(width: 324).text?.width == 300)
    }

    @Test func nothingStillHasMarginsAndTheLeastHeight() {
        var layout = layout((10, 8, 10, 8))
        #expect(layout.solve(width: 300).fittingSize == CGSize(width: 16, height: 20))
        layout.minimumHeight = 52
        #expect(layout.solve(width: 300).fittingSize.height == 52)
    }

    // MARK: Two texts

    /// Margins 16 and 8 in 320 points leave 296: 180 + 8 + 108 fits, 180 + 8 + 109 does not.
    @Test func textsStandSideBySideOnlyIfBothFit() {
        var layout = layout()
        layout.horizontalPadding = 8
        layout.verticalPadding = 4
        layout.prefersSideBySide = true
        layout.text = sampleLabel(width: 180, lineHeight: 20)
        layout.secondaryText = sampleLabel(width: 108, lineHeight: 20)
        let beside = layout.solve(width: 320)
        #expect(beside.isSideBySide)
        #expect(beside.secondaryText == CGRect(x: 204, y: 15, width: 108, height: 20))
        #expect(beside.fittingSize.height == 50)

        layout.secondaryText = sampleLabel(width: 109, lineHeight: 20)
        let stacked = layout.solve(width: 320)
        #expect(!stacked.isSideBySide)
        #expect(stacked.text == CGRect(x: 16, y: 15, width: 180, height: 20))
        #expect(stacked.secondaryText == CGRect(x: 16, y: 39, width: 109, height: 20))
        #expect(stacked.dropsTextAlignment)
    }

    @Test func aShortValueStandsAtTheTrailingMargin() {
        var layout = layout()
        layout.horizontalPadding = 8
        layout.prefersSideBySide = true
        layout.text = sampleLabel(width: 60, lineHeight: 20)
        layout.secondaryText = sampleLabel(width: 40, lineHeight: 18)
        let solution = layout.solve(width: 320, height: 52)
        #expect(solution.text == CGRect(x: 16, y: 16, width: 60, height: 20))
        #expect(solution.secondaryText == CGRect(x: 272, y: 17, width: 40, height: 18))
    }

    @Test func aWrappedTextKeepsItsAlignmentWhenTheValueGoesBelow() {
        var layout = layout()
        layout.prefersSideBySide = true
        layout.text = sampleLabel(width: 500, lineHeight: 20, isNatural: false)
        layout.secondaryText = sampleLabel(width: 40, lineHeight: 20)
        let solution = layout.solve(width: 324)
        #expect(!solution.dropsTextAlignment)
        #expect(solution.text?.width == 300)
    }

    @Test func theBlockOfTwoTextsIsCentred() {
        var layout = layout((8, 16, 8, 8))
        layout.verticalPadding = 4
        layout.text = sampleLabel(width: 60, lineHeight: 20)
        layout.secondaryText = sampleLabel(width: 40, lineHeight: 16)
        let solution = layout.solve(width: 320, height: 100)
        #expect(solution.text?.minY == 30)
        #expect(solution.secondaryText?.minY == 54)
    }

    @Test func anEmptyTextKeepsItsLine() {
        var layout = layout((11, 16, 11, 8))
        layout.text = sampleLabel(width: 0, lineHeight: 20)
        #expect(layout.solve(width: 320).fittingSize.height == 42)
    }

    // MARK: Images

    /// Pictures of three shapes in slots of 55 at 16 points: every text starts at 87.
    @Test(arguments: [
        (CGSize(width: 200, height: 50), CGSize(width: 55, height: 13.75)),
        (CGSize(width: 50, height: 200), CGSize(width: 13.75, height: 55)),
        (CGSize(width: 30, height: 30), CGSize(width: 30, height: 30)),
    ])
    func thumbnailsKeepTheirShapeAndTheTextsTheirColumn(size: CGSize, drawn: CGSize) throws {
        var layout = layout()
        layout.imageToTextPadding = 16
        layout.text = sampleLabel(width: 60, lineHeight: 20)
        layout.image = ListContentLayout.Image(
            size: size, maximumSize: CGSize(width: 55, height: 55), reservedSize: CGSize(width: 55, height: 55))
        let solution = layout.solve(width: 320)
        let image = try #require(solution.image)
        #expect(image.size == drawn)
        #expect(image.midX == 16 + 27.5)
        #expect(solution.textLeading == 87)
        #expect(solution.text?.minX == 87)
        #expect(solution.fittingSize.height == 85)
    }

    @Test func anImageLargerThanTheRowShrinksToItsMargins() {
        var layout = layout()
        layout.image = ListContentLayout.Image(size: CGSize(width: 100, height: 200))
        #expect(layout.solve(width: 320, height: 80).image == CGRect(x: 16, y: 15, width: 25, height: 50))
    }

    @Test func anImageThatSticksOutOfItsSlotMayFillTheRow() {
        var layout = layout()
        layout.image = ListContentLayout.Image(
            size: CGSize(width: 60, height: 60), reservedSize: CGSize(width: 24, height: 22))
        #expect(layout.solve(width: 320, height: 52).image == CGRect(x: 2, y: 0, width: 52, height: 52))
    }

    @Test func symbolsShareASlotAndPicturesDoNot() {
        let slot = CGSize(width: 24, height: 22)
        func reserved(_ size: CGSize, isSymbol: Bool, slot: CGSize?) -> CGSize {
            ListContentLayout.reservedSize(size, isSymbol: isSymbol, standardSlot: slot)
        }
        #expect(reserved(.zero, isSymbol: true, slot: slot) == slot)
        #expect(reserved(.zero, isSymbol: false, slot: slot) == .zero)
        let standard = UIListContentConfiguration.ImageProperties.standardDimension
        #expect(
            reserved(CGSize(width: standard, height: 0), isSymbol: false, slot: slot) == CGSize(width: 24, height: 0))
        #expect(reserved(CGSize(width: 40, height: 0), isSymbol: true, slot: slot) == CGSize(width: 40, height: 22))
        #expect(reserved(CGSize(width: 40, height: 40), isSymbol: true, slot: nil) == .zero)
    }

    /// 24 wide at `large`, 28 in sidebars, growing with Body (uikit-metrics §1.5 and §3.1).
    @Test func theSlotGrowsWithTheText() {
        func width(_ style: ContentStyle, _ category: UIContentSizeCategory) -> Double? {
            style.symbolSlot(UITraitCollection.sample(.iOS26, category).styleContext, displayScale: 3)?.width
        }
        #expect(width(.cell, .large) == 24)
        #expect(width(.sidebarCell, .large) == 28)
        #expect(width(.cell, .extraExtraExtraLarge) == 95.0 / 3)
        #expect(width(.cell, .accessibilityMedium) == nil)
    }

    @Test func atAccessibilitySizesTheImageStandsBesideTheFirstLine() {
        var layout = layout((11, 16, 11, 8))
        layout.imageToTextPadding = 16
        layout.alignsImageWithFirstLine = true
        layout.image = ListContentLayout.Image(size: CGSize(width: 40, height: 40))
        layout.text = sampleLabel(width: 600, lineHeight: 48)
        let solution = layout.solve(width: 380)
        #expect(solution.text == CGRect(x: 72, y: 11, width: 300, height: 96))
        #expect(solution.image == CGRect(x: 16, y: 15, width: 40, height: 40))
    }

    /// A label whose lines are cut at every point: 600 points of text are as many lines as they need.
    private func flowingLabel(width: Double, lineHeight: Double, pitch: Double) -> ListContentLayout.Label {
        var label = sampleLabel(width: width, lineHeight: lineHeight, pitch: pitch)
        label.linePitch = { pitch }
        label.measureAround = { limit, notch in
            let beside = Double(notch.lines) * (limit - notch.width)
            let lines = notch.lines + Int(max(0, (width - beside) / limit).rounded(.up))
            return CGSize(width: limit, height: lineHeight + Double(lines - 1) * pitch)
        }
        return label
    }

    /// At accessibility sizes texts flow around the image (uikit-metrics §3.1): below it they start at the leading margin, and
    /// so do separators.
    @Test func textsFlowAroundTheImage() {
        var layout = layout((11, 16, 11, 8))
        layout.imageToTextPadding = 16
        layout.verticalPadding = 3
        layout.alignsImageWithFirstLine = true
        layout.image = ListContentLayout.Image(size: CGSize(width: 40, height: 40))
        layout.text = flowingLabel(width: 600, lineHeight: 48, pitch: 48)
        layout.secondaryText = flowingLabel(width: 100, lineHeight: 20, pitch: 20)
        let solution = layout.solve(width: 380)
        #expect(solution.textNotch == ListContentLayout.Notch(width: 56, lines: 1))
        #expect(solution.text == CGRect(x: 16, y: 11, width: 356, height: 96))
        #expect(solution.secondaryText == CGRect(x: 16, y: 110, width: 100, height: 20))
        #expect(solution.secondaryTextNotch == nil)
        #expect(solution.image == CGRect(x: 16, y: 15, width: 40, height: 40))
        #expect(solution.textLeading == 16)
    }

    /// A tall image stands beside as many lines as it needs, of both texts.
    @Test func severalLinesStandBesideATallImage() {
        var layout = layout((11, 16, 11, 8))
        layout.imageToTextPadding = 16
        layout.alignsImageWithFirstLine = true
        layout.image = ListContentLayout.Image(size: CGSize(width: 40, height: 100))
        layout.text = flowingLabel(width: 200, lineHeight: 48, pitch: 48)
        layout.secondaryText = flowingLabel(width: 2000, lineHeight: 20, pitch: 20)
        let solution = layout.solve(width: 380)
        #expect(solution.textNotch == nil)
        #expect(solution.text?.minX == 72)
        #expect(solution.secondaryTextNotch == ListContentLayout.Notch(width: 56, lines: 3))
        #expect(solution.secondaryText?.minX == 16)
    }

    // MARK: Margins

    /// What the superview keeps is the least; what lies between the edges counts as kept already.
    @Test func ownMarginsAreAMinimum() {
        let own = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
        let superview = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        func leading(_ distance: Double, _ axes: UIAxis) -> CGFloat {
            ListContentLayout.effectiveMargins(
                own: own, preserving: axes, superviewMargins: superview,
                distances: NSDirectionalEdgeInsets(top: 0, leading: distance, bottom: 0, trailing: 0)
            ).leading
        }
        #expect(leading(0, .horizontal) == 20)
        #expect(leading(40, .horizontal) == 16)
        #expect(leading(0, .vertical) == 16)
        #expect(leading(-5, .horizontal) == 20)
        let without = ListContentLayout.effectiveMargins(
            own: own, preserving: .both, superviewMargins: nil, distances: .zero)
        #expect(without == own)
    }
}
