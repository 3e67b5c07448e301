import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

@MainActor struct TabBarTests {
    private func tabs(_ titles: [String], rows: Int = 60, selected: Int = 0) -> UITabBarController {
        let controller = UITabBarController()
        controller.viewControllers = titles.map { title in
            let child = RowsController((0..<rows).map { "Row \($0)" }, title: title)
            child.tabBarItem.image = UIImage(systemName: "star")
            return child
        }
        controller.selectedIndex = selected
        return controller
    }

    @Test func theBarCoversTheSafeAreaToo() {
        let controller = tabs(["Grain", "Oats"])
        let screen = TestScreen(controller)
        #expect(screen.frame("tabBar") == [0, 761, 390, 83])
        let list = controller.selectedViewController?.view as? UICollectionView
        #expect(list?.adjustedContentInset.bottom == 83)
    }

    @Test func tabsShareTheWidthBeforeTheFloatingBar() {
        let screen = TestScreen(tabs(["Grain", "Oats", "Rye"]))
        #expect(screen.midX("tabBar/tab 0/title") == 65.167)
        #expect(screen.midX("tabBar/tab 2/title") == 325.167)
        #expect(screen.minY("tabBar/tab 0/title") == 796)
        #expect(screen.color("tabBar/tab 0/title") == "#007AFFFF")
        #expect(screen.color("tabBar/tab 1/title") == "#8E8E93FF")
    }

    @Test func aTabThatIsReplacedLaterIsShown() {
        let controller = tabs(["Grain", "Oats"])
        controller.viewControllers?[1].tabBarItem = UITabBarItem(title: "Barley", image: nil, selectedImage: nil)
        controller.viewControllers?[0].tabBarItem = UITabBarItem(title: "Rye", image: nil, selectedImage: nil)
        let screen = TestScreen(controller)
        #expect(screen.node("tabBar/tab 0/title")?.text?.text == "Rye")
        #expect(screen.node("tabBar/tab 1/title")?.text?.text == "Barley")
        #expect(screen.color("tabBar/tab 0/title") == "#007AFFFF")
    }

    /// As printed on a screen of 402 points: 274 by 62 at 64, tabs of 94 by 54 that overlap by 8.
    @Test func threeTabsFloatInTheMiddle() {
        let screen = TestScreen(
            tabs(["Grain", "Oats", "Rye"]), width: 402, height: 874, generation: .iOS26,
            safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
        #expect(screen.frame("tabBar") == [0, 791, 402, 83])
        #expect(screen.paints("fill (0, 0) 274×62 radius"))
        #expect(screen.paints("fill (0, 0) 94×54 radius"))
        #expect(screen.midX("tabBar/tab 0/title") == 115.167)
        #expect(screen.midX("tabBar/tab 1/title") == 201)
    }

    @Test func aLongTitleGetsWhatItNeedsAndTheOthersTheRest() {
        let screen = TestScreen(
            tabs(["Errors", "Transactions", "Extra", "Profiling", "Benchmarking"]), width: 402, height: 874,
            generation: .iOS26, safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
        #expect(screen.paints("fill (0, 0) 360×62 radius"))
        for index in 0..<5 { #expect(screen.node("tabBar/tab \(index)/title")?.text?.isTruncated == false) }
        // Printed: 25 + 74 / 2.
        #expect(abs((screen.midX("tabBar/tab 0/title") ?? 0) - 62) < 1)
    }

    @Test func theLineShowsOnlyOverContent() {
        #expect(TestScreen(tabs(["Grain"])).paints("fill", "390×0.333", "#0000004D"))
        #expect(!TestScreen(tabs(["Grain"], rows: 3)).paints("fill", "390×0.333", "#0000004D"))
    }

    @Test func theChosenOneIsShown() {
        let controller = tabs(["Grain", "Oats"], selected: 1)
        let screen = TestScreen(controller)
        #expect(controller.selectedViewController === controller.viewControllers?[1])
        #expect(controller.viewControllers?[0].isViewLoaded == false)
        #expect(screen.color("tabBar/tab 1/title") == "#007AFFFF")
        controller.selectedIndex = 7
        #expect(controller.selectedIndex == 1)
    }

    @Test func aBadgeStandsAtTheImage() {
        let controller = tabs(["Grain", "Oats"])
        controller.viewControllers?[0].tabBarItem.badgeValue = "12"
        let screen = TestScreen(controller)
        #expect(screen.text("tabBar/tab 0/badge") == "12")
        #expect(screen.paints("fill", "×18", "#FF3B30FF"))
    }

    @Test func aStackInATabBringsItsFirstControllersTab() {
        let root = RowsController(title: "Grain")
        root.tabBarItem = UITabBarItem(title: "Store", image: nil, tag: 3)
        let navigation = UINavigationController(rootViewController: root)
        let controller = UITabBarController()
        controller.viewControllers = [navigation]
        let screen = TestScreen(controller)
        #expect(screen.text("tabBar/tab 0/title") == "Store")
        #expect(screen.text("navigationBar/title") == "Grain")
        #expect(root.tabBarController === controller)
        #expect(root.navigationController === navigation)
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    }

    @Test func aPushedControllerMayHideTheBar() {
        let pushed = RowsController(title: "Oats")
        pushed.hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: RowsController(title: "Grain"))
        navigation.pushViewController(pushed, animated: false)
        let controller = UITabBarController()
        controller.viewControllers = [navigation]
        #expect(TestScreen(controller).node("tabBar") == nil)
    }
}
