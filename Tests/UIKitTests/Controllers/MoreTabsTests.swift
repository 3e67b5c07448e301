import Foundation
import Testing
import UIKit

/// More tabs than a bar has room for.
@MainActor struct MoreTabsTests {
    private func tabs(_ count: Int) -> UITabBarController {
        let controller = UITabBarController()
        controller.viewControllers = (0..<count).map { RowsController(title: "Tab \($0)") }
        return controller
    }

    @Test func theFifthOfMoreLeadsToTheOthers() {
        let five = TestScreen(tabs(5))
        #expect(five.text("tabBar/tab 4/title") == "Tab 4")
        let controller = tabs(7)
        let seven = TestScreen(controller)
        #expect(seven.text("tabBar/tab 3/title") == "Tab 3")
        #expect(seven.text("tabBar/tab 4/title") == "More")
        #expect(seven.node("tabBar/tab 5/title") == nil)
        #expect(controller.viewControllers?.count == 7)
    }

    @Test func thePadHasRoomForMore() {
        let screen = TestScreen(tabs(7), width: 1024) { $0.horizontalSizeClass = .regular }
        #expect(screen.text("tabBar/tab 6/title") == "Tab 6")
    }

    @Test func theListHasATabEach() {
        let controller = tabs(7)
        controller.selectedViewController = controller.moreNavigationController
        let screen = TestScreen(controller)
        #expect(screen.text("navigationBar/title") == "More")
        #expect(screen.text("section 0/item 0/text") == "Tab 4")
        #expect(screen.text("section 0/item 2/text") == "Tab 6")
        #expect(screen.color("tabBar/tab 4/title") == "#007AFFFF")
        controller.selectedIndex = 5
        #expect(controller.selectedViewController?.title == "Tab 5")
    }
}
