import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Details of bars' buttons and tabs, of editing and refreshing.
@MainActor struct BarDetailTests {
    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func screen(
        _ generation: SystemGeneration = .iOS18, _ configure: (UINavigationController, UINavigationItem) -> Void
    ) -> TestScreen {
        let rows = RowsController(title: "Grain")
        let navigation = UINavigationController(rootViewController: rows)
        configure(navigation, rows.navigationItem)
        return TestScreen(navigation, generation: generation)
    }

    private func image(_ width: Int, _ height: Int) -> UIImage {
        let pixels = [UInt8](repeating: 255, count: width * height * 4)
        return Bitmap(width: width, height: height, pixels: pixels).map { UIImage(bitmap: $0) } ?? UIImage()
    }

    // MARK: Buttons

    @Test func aChosenButtonStandsOnItsColor() {
        let item = UIBarButtonItem(title: "Old", style: .plain, target: nil, action: nil)
        item.isSelected = true
        item.tintColor = Self.red
        let flat = screen { (_: UINavigationController, bar: UINavigationItem) in bar.rightBarButtonItem = item }
        #expect(flat.paints("fill", "radius 5 #FF0000FF"))
        #expect(flat.color("navigationBar/trailing 0") == "#FFFFFFFF")
        #expect(
            screen(.iOS26) { (_: UINavigationController, bar: UINavigationItem) in bar.rightBarButtonItem = item }
                .paints("×44 radius 22", "#FF0000FF"))
        item.isSelected = false
        #expect(
            !screen { (_: UINavigationController, bar: UINavigationItem) in bar.rightBarButtonItem = item }.paints(
                "radius 5 #FF0000FF"))
    }

    @Test func aButtonIsAsWideAsItsWidestTitle() {
        let item = UIBarButtonItem(title: "On", style: .plain, target: nil, action: nil)
        let narrow = screen { (_: UINavigationController, bar: UINavigationItem) in bar.leftBarButtonItem = item }
            .frame("navigationBar/leading 0")
        item.possibleTitles = ["On", "Everything"]
        let wide = screen { (_: UINavigationController, bar: UINavigationItem) in bar.leftBarButtonItem = item }
        let whole = UIBarButtonItem(title: "Everything", style: .plain, target: nil, action: nil)
        let title = screen { (_: UINavigationController, bar: UINavigationItem) in bar.leftBarButtonItem = whole }
            .frame("navigationBar/leading 0")
        #expect((narrow?[2] ?? 0) + 30 < (title?[2] ?? 0))
        #expect(wide.frame("navigationBar/leading 0")?[2] == title?[2])
    }

    @Test func aStatesAppearanceMovesAndBacksItsTitle() {
        func frame(_ offset: UIOffset) -> [Double]? {
            screen { navigation, item in
                item.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
                let appearance = UINavigationBarAppearance()
                appearance.buttonAppearance.normal.titlePositionAdjustment = offset
                navigation.navigationBar.standardAppearance = appearance
                navigation.navigationBar.scrollEdgeAppearance = appearance.copy() as? UINavigationBarAppearance
            }.frame("navigationBar/trailing 0")
        }
        let (plain, moved) = (frame(.zero), frame(UIOffset(horizontal: -3, vertical: 2)))
        #expect(moved?[0] == plain.map { $0[0] - 3 })
        #expect(moved?[1] == plain.map { $0[1] + 2 })
    }

    @Test func theEditButtonTurns() {
        let controller = UITableViewController(style: .plain)
        #expect(controller.editButtonItem === controller.editButtonItem)
        let navigation = UINavigationController(rootViewController: controller)
        controller.navigationItem.rightBarButtonItem = controller.editButtonItem
        #expect(TestScreen(navigation).text("navigationBar/trailing 0") == "Edit")
        controller.isEditing = true
        #expect(controller.tableView.isEditing)
        #expect(TestScreen(navigation).text("navigationBar/trailing 0") == "Done")
        let rows = RowsController()
        rows.setEditing(true, animated: false)
        #expect(rows.collectionView.isEditing)
    }

    // MARK: Tabs

    private func tabs(_ configure: (UITabBar) -> Void) -> TestScreen {
        let tabs = UITabBarController()
        tabs.viewControllers = ["Barley", "Oats"].map { RowsController(title: $0) }
        configure(tabs.tabBar)
        return TestScreen(tabs)
    }

    @Test func centeredTabsKeepTheirWidth() {
        let screen = tabs {
            $0.itemPositioning = .centered
            $0.itemWidth = 80
            $0.itemSpacing = 20
        }
        #expect(screen.midX("tabBar/tab 0/title") == 145)
        #expect(screen.midX("tabBar/tab 1/title") == 245)
        #expect(tabs { _ in }.midX("tabBar/tab 0/title") == 97.667)
        // Too wide for the bar, they share it.
        let wide = tabs {
            $0.itemPositioning = .centered
            $0.itemWidth = 900
            $0.itemSpacing = 10
        }
        #expect(wide.midX("tabBar/tab 0/title") == 95)
    }

    @Test func aBarsImagesTakeThePlaceOfItsBackgroundAndLine() {
        let picture = image(3, 3)
        let screen = tabs {
            $0.backgroundImage = picture
            $0.shadowImage = UIImage()
        }
        #expect(screen.paints("bitmap", "390×83"))
        #expect(!screen.paints("390×0.333"))
    }

    @Test func theChosenTabStandsOnItsIndicator() {
        let picture = image(40, 30)
        #expect(tabs { $0.selectionIndicatorImage = picture }.paints("bitmap", "40×30"))
        let appearance = UITabBarAppearance()
        appearance.selectionIndicatorImage = picture
        #expect(tabs { $0.standardAppearance = appearance }.paints("bitmap", "40×30"))
        #expect(!tabs { _ in }.paints("bitmap"))
    }

    // MARK: Refreshing

    @Test func whatIsBeingLoadedShowsAboveTheContent() {
        let table = TestTable(.plain, [TestTable.Section(texts: ["Barley"])])
        let control = UIRefreshControl()
        control.attributedTitle = NSAttributedString(string: "Loading")
        table.view.refreshControl = control
        #expect(table.snapshot().node("refreshControl") == nil)
        control.beginRefreshing()
        // At rest there is no room for it.
        #expect(table.snapshot().node("refreshControl") == nil)
        table.view.contentOffset.y = -60
        let solved = table.snapshot()
        #expect(solved.frame("refreshControl") == [0, 0, 390, 60])
        #expect(solved.node("refreshControl/title")?.text?.text == "Loading")
        #expect(solved.minY("section 0/item 0") == 60)
        control.endRefreshing()
        #expect(table.snapshot().node("refreshControl") == nil)
    }
}
