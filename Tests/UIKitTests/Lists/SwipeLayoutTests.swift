import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

struct SwipeLayoutTests {
    private func title(_ width: Double, lineHeight: Double = 16) -> (Double, Double) -> CGSize {
        { pointSize, _ in CGSize(width: width * pointSize / 13, height: lineHeight) }
    }

    private func solve(
        _ actions: [SwipeLayout.Action], _ generation: SystemGeneration, rowHeight: Double = 52,
        in environment: ListEnvironment = .plain
    ) -> SwipeLayout.Solution {
        let context = StyleContext(generation: generation, environment: environment)
        return SwipeLayout(
            actions: actions, rowHeight: rowHeight, metrics: SwipeMetrics(context: context), grid: PixelGrid(scale: 2)
        ).solve()
    }

    private let icon = CGSize(width: 14.5, height: 16.5)

    // MARK: iOS 26

    /// Two titles in a row of 52: capsules of 44 with 10 around, both as wide as the wider title and 24; the row moves by
    /// 157 (uikit-rules §8.2).
    @Test func capsulesFloatBesideTheRow() {
        let solution = solve(
            [.init(titleSize: title(39.5)), .init(titleSize: title(30))], .iOS26)
        #expect(solution.pullWidth == 157)
        #expect(
            solution.buttons.map(\.frame) == [
                CGRect(x: 10, y: 4, width: 63.5, height: 44), CGRect(x: 83.5, y: 4, width: 63.5, height: 44),
            ])
        #expect(solution.buttons.map(\.outerRadius) == [13, 13])
        #expect(solution.buttons.first?.title == CGRect(x: 12, y: 14, width: 39.5, height: 16))
    }

    /// 12 + image + 4 + title + 12 = 82.
    @Test func imageAndTitleStandSideBySideOnIOS26() throws {
        let solution = solve([.init(imageSize: icon, titleSize: title(39.5))], .iOS26)
        let button = try #require(solution.buttons.first)
        #expect(button.frame.width == 82)
        #expect(button.image?.minX == 12)
        #expect(button.title?.minX == 30.5)
    }

    // MARK: Before

    @Test func buttonsTouchEachOtherAndTheRow() {
        let solution = solve([.init(titleSize: title(30)), .init(titleSize: title(30))], .iOS18, rowHeight: 44)
        #expect(solution.pullWidth == 148)
        #expect(
            solution.buttons.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 74, height: 44), CGRect(x: 74, y: 0, width: 74, height: 44),
            ])
    }

    @Test func widthsLieBetween74And120() {
        func width(_ text: Double) -> CGFloat? {
            // Widths at the title's 15 points.
            let action = SwipeLayout.Action(titleSize: title(text * 13 / 15))
            return solve([action], .iOS18).buttons.first?.frame.width
        }
        #expect(width(20) == 74)
        #expect(width(80) == 92)
        #expect(width(500) == 120)
    }

    @Test func longTitlesShrinkFirst() {
        let button = solve([.init(titleSize: title(100))], .iOS18).buttons.first
        // 100 at 13 points is 115 at 15 and 107.7 at 14; 108 is what 120 leaves between the paddings.
        #expect(button?.titlePointSize == 14)
        #expect(button?.frame.width == 120)
    }

    /// Up to 90 points a row shows the image alone, above both, one over the other.
    @Test(arguments: [(52.0, false), (90, false), (91, true), (120, true)])
    func anImageHidesTheTitleInLowRows(rowHeight: Double, showsTitle: Bool) throws {
        let solution = solve(
            [.init(imageSize: icon, titleSize: title(30))], .iOS18, rowHeight: rowHeight)
        let button = try #require(solution.buttons.first)
        #expect((button.title != nil) == showsTitle)
        if let image = button.image, let title = button.title { #expect(image.maxY + 5 == title.minY) }
    }

    @Test func imagesShrinkInVeryLowRows() {
        func height(in row: Double) -> CGFloat? {
            solve([.init(imageSize: icon)], .iOS18, rowHeight: row).buttons.first?.image?.height
        }
        #expect(height(in: 44) == 16.5 * CGFloat(0.8))
        #expect(height(in: 50) == 16.5)
    }

    @Test func insetListsRoundTheirButtons() {
        let solution = solve(
            [.init(titleSize: title(30)), .init(titleSize: title(30))], .iOS18, in: .sidebar)
        #expect(solution.pullWidth == 74 + 2 + 74 + 8)
        #expect(solution.buttons.map(\.outerRadius) == [10, 2])
        #expect(solution.buttons.map(\.innerRadius) == [2, 2])
    }

    @Test func noActionsPullNothing() {
        let solution = solve([], .iOS26)
        #expect(solution.buttons.isEmpty)
        #expect(solution.pullWidth == 0)
    }
}
