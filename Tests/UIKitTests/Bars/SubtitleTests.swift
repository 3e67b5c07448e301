import Appearance
import Foundation
import Testing
import UIKit

/// Small print under titles.
@MainActor struct SubtitleTests {
    private func screen(
        large: Bool, generation: SystemGeneration = .iOS26, _ configure: (UINavigationItem) -> Void
    ) -> TestScreen {
        let controller = RowsController(title: "Inbox")
        configure(controller.navigationItem)
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = large
        return TestScreen(navigation, generation: generation)
    }

    @Test func smallPrintStandsUnderTheLargeTitleToo() throws {
        let plain = screen(large: true) { _ in }
        let screen = screen(large: true) { $0.subtitle = "3 unread" }
        #expect(screen.text("navigationBar/largeSubtitle") == "3 unread")
        let title = try #require(screen.frame("navigationBar/largeTitle"))
        let small = try #require(screen.frame("navigationBar/largeSubtitle"))
        #expect(small[0] == title[0] && abs(small[1] - title[1] - title[3]) < 0.4)
        // The rows begin lower by as much as the line is high, and the title stays where it was.
        #expect(screen.minY("navigationBar/largeTitle") == plain.minY("navigationBar/largeTitle"))
        let moved = (screen.minY("section 0/item 0") ?? 0) - (plain.minY("section 0/item 0") ?? 0)
        #expect(abs(moved - small[3]) < 0.4)
        let old = self.screen(large: true, generation: .iOS18) { $0.subtitle = "3" }
        #expect(old.node("navigationBar/largeSubtitle") == nil)
    }

    @Test func largeTitlesHaveTextsOfTheirOwn() {
        let screen = screen(large: true) {
            $0.subtitle = "3 unread"
            $0.largeTitle = "All inboxes"
            $0.largeSubtitle = "Updated just now"
        }
        #expect(screen.text("navigationBar/largeTitle") == "All inboxes")
        #expect(screen.text("navigationBar/largeSubtitle") == "Updated just now")
    }

    @Test func attributedTextsAndViewsWin() {
        let attributed = screen(large: false) {
            $0.subtitle = "plain"
            $0.attributedTitle = AttributedString("Own title")
            $0.attributedSubtitle = AttributedString("Own")
        }
        #expect(attributed.text("navigationBar/title") == "Own title")
        #expect(attributed.text("navigationBar/subtitle") == "Own")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 12))
        view.listingName = ListingName("dots")
        let own = screen(large: false) {
            $0.subtitle = "plain"
            $0.subtitleView = view
        }
        #expect(own.node("navigationBar/subtitle") == nil)
        #expect(own.midX("navigationBar/dots") == 195)
    }
}
