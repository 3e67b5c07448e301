import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

@MainActor struct NavigationBarTests {
    private func navigation(
        _ titles: [String], scrolled: CGFloat = 0, rows: Int = 40, large: Bool = false,
        _ configure: (UINavigationItem) -> Void = { _ in }
    ) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = titles.map {
            RowsController((0..<rows).map { "Row \($0)" }, scrolled: scrolled, title: $0)
        }
        navigation.navigationBar.prefersLargeTitles = large
        if let item = navigation.topViewController?.navigationItem { configure(item) }
        return navigation
    }

    private func button(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    // MARK: Heights and insets

    @Test(arguments: [(SystemGeneration.iOS18, 44.0), (.iOS26, 54.0)])
    func contentBeginsBelowTheBar(generation: SystemGeneration, height: Double) {
        let screen = TestScreen(navigation(["Grain"]), generation: generation)
        #expect(screen.frame("navigationBar") == [0, 47, 390, height])
        #expect(screen.minY("section 0/item 0") == 47 + height)
        #expect(screen.midX("navigationBar/title") == 195)
        #expect(screen.text("navigationBar/title") == "Grain")
    }

    @Test func aStatusBarLowerThanTheSafeAreaLetsTheBarBeginHigher() {
        let screen = TestScreen(
            navigation(["Grain"]), generation: .iOS26, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(screen.minY("navigationBar") == 53.667)
        #expect(screen.minY("section 0/item 0") == 107.667)
    }

    /// Half a pixel above the middle, as under the bar of ios-references 28: the line of 20⅓ begins 11⅔ below the bar's top.
    @Test func theTitleStandsOnPixels() {
        let screen = TestScreen(
            navigation(["Grain"]), generation: .iOS18, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(screen.minY("navigationBar/title") == 65.333)
    }

    @Test func barsOnTheSideAreLow() {
        let screen = TestScreen(
            navigation(["Grain"], large: true), width: 844, height: 390,
            safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        ) { $0.verticalSizeClass = .compact }
        #expect(screen.frame("navigationBar") == [0, 0, 844, 32])
        #expect(screen.node("navigationBar/largeTitle") == nil)
    }

    @Test func aHiddenBarLeavesTheSafeArea() {
        let controller = navigation(["Grain"])
        controller.setNavigationBarHidden(true, animated: false)
        let screen = TestScreen(controller)
        #expect(screen.node("navigationBar") == nil)
        #expect(screen.minY("section 0/item 0") == 47)
    }

    @Test func aPromptMakesRoomAboveTheTitle() {
        let screen = TestScreen(navigation(["Grain"]) { $0.prompt = "Choose" })
        #expect(screen.frame("navigationBar") == [0, 47, 390, 74])
        #expect(screen.text("navigationBar/prompt") == "Choose")
        #expect(screen.minY("section 0/item 0") == 121)
    }

    // MARK: Large titles

    @Test func aLargeTitleStandsBelowTheRow() {
        let screen = TestScreen(navigation(["Grain"], large: true))
        #expect(screen.frame("navigationBar") == [0, 47, 390, 96])
        #expect(screen.node("navigationBar/largeTitle")?.text?.font == "Inter 34 bold")
        #expect(screen.minX("navigationBar/largeTitle") == 16)
        #expect(screen.node("navigationBar/title") == nil)
        #expect(screen.minY("section 0/item 0") == 143)
    }

    @Test func scrollingPushesTheLargeTitleUnderTheRow() {
        let partly = TestScreen(navigation(["Grain"], scrolled: 20, large: true))
        #expect(partly.frame("navigationBar") == [0, 47, 390, 76])
        #expect(partly.minY("section 0/item 0") == 123)
        #expect(partly.node("navigationBar/title") == nil)
        let wholly = TestScreen(navigation(["Grain"], scrolled: 70, large: true))
        #expect(wholly.frame("navigationBar") == [0, 47, 390, 44])
        #expect(wholly.node("navigationBar/largeTitle") == nil)
        #expect(wholly.text("navigationBar/title") == "Grain")
        // 18 of its points have gone beneath the bar.
        #expect(wholly.minY("section 0/item 0") == 73)
    }

    @Test func anItemSaysItselfWhetherItsTitleIsLarge() {
        let never = TestScreen(navigation(["Grain"], large: true) { $0.largeTitleDisplayMode = .never })
        #expect(never.node("navigationBar/largeTitle") == nil)
        let inherited = navigation(["Grain", "Oats"], large: true)
        inherited.viewControllers[0].navigationItem.largeTitleDisplayMode = .never
        #expect(TestScreen(inherited).node("navigationBar/largeTitle") == nil)
    }

    @Test func largeTitlesGrowWithTheTextAndSmallOnesDoNot() {
        let screen = TestScreen(navigation(["Grain"], large: true)) {
            $0.preferredContentSizeCategory = .accessibilityLarge
        }
        #expect(screen.node("navigationBar/largeTitle")?.text?.font == "Inter 48 bold")
        let small = TestScreen(navigation(["Grain"])) { $0.preferredContentSizeCategory = .accessibilityLarge }
        #expect(small.node("navigationBar/title")?.text?.font == "Inter 17 semibold")
    }

    // MARK: Background

    private static let hairline = "#0000004D"

    @Test func theLineShowsOnlyOverContent() {
        #expect(!TestScreen(navigation(["Grain"])).paints("fill", Self.hairline))
        #expect(TestScreen(navigation(["Grain"], scrolled: 10)).paints("fill", "390×0.333", Self.hairline))
        #expect(!TestScreen(navigation(["Grain"], scrolled: 10), generation: .iOS26).paints("fill", Self.hairline))
    }

    @Test func appearancesSayWhatTheBarIsMadeOf() {
        let controller = navigation(["Grain"])
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        controller.navigationBar.scrollEdgeAppearance = appearance
        for generation in SystemGeneration.allCases {
            let screen = TestScreen(controller, generation: generation)
            #expect(screen.paints("fill", "#FF0000FF"))
            #expect(screen.color("navigationBar/title") == "#FFFFFFFF")
        }
    }

    @Test func anItemsAppearanceWinsOverTheBars() {
        let own = UINavigationBarAppearance()
        own.configureWithTransparentBackground()
        own.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let screen = TestScreen(navigation(["Grain"], scrolled: 10) { $0.standardAppearance = own })
        #expect(screen.paints("fill", "#0000FFFF"))
        #expect(!screen.paints("fill", Self.hairline))
    }

    @Test func aCopiedAppearanceIsOnesOwn() {
        let first = UINavigationBarAppearance()
        first.backgroundColor = .red
        first.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        let second = first.copy() as? UINavigationBarAppearance
        first.backgroundColor = .blue
        first.buttonAppearance.normal.titleTextAttributes = [:]
        #expect(second?.backgroundColor == .red)
        #expect(second?.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .green)
    }

    // MARK: Buttons

    @Test func buttonsStandAtTheMargins() {
        let controller = navigation(["Grain"]) {
            $0.leftBarButtonItem = button("Cancel")
            $0.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
        }
        let screen = TestScreen(controller)
        #expect(screen.minX("navigationBar/leading 0") == 16)
        #expect(screen.maxX("navigationBar/trailing 0") == 374)
        #expect(screen.node("navigationBar/trailing 0")?.text?.font == "Inter 17 semibold")
        #expect(screen.color("navigationBar/leading 0") == "#007AFFFF")
    }

    @Test func buttonsOfGlassStandInCapsulesAndTakeTheGlasssColor() {
        let screen = TestScreen(navigation(["Grain"]) { $0.rightBarButtonItem = button("Clear") }, generation: .iOS26)
        #expect(screen.frame("navigationBar/trailing 0")?.first == 322)
        #expect(screen.maxX("navigationBar/trailing 0") == 362)
        #expect(screen.color("navigationBar/trailing 0") == "#000000E6")
        #expect(screen.paints("fill (0, 0) 64×44 radius"))
    }

    @Test func imagesShareACapsuleAndTextsDoNot() {
        let star = UIBarButtonItem(
            image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
        let heart = UIBarButtonItem(
            image: UIImage(systemName: "heart"), style: .plain, target: nil, action: nil)
        let shared = TestScreen(
            navigation(["Grain"]) { $0.rightBarButtonItems = [star, heart] }, generation: .iOS26)
        #expect(shared.paints("fill (0, 0) 88×44 radius"))
        let apart = TestScreen(
            navigation(["Grain"]) { $0.rightBarButtonItems = [star, .fixedSpace(0), heart] }, generation: .iOS26)
        #expect(!apart.paints("fill (0, 0) 88×44 radius"))
        #expect(apart.paints("fill (0, 0) 44×44 radius"))
    }

    @Test func rightItemsCountFromTheEdge() {
        let controller = navigation(["Grain"]) { $0.rightBarButtonItems = [button("Last"), button("First")] }
        let screen = TestScreen(controller)
        #expect(screen.text("navigationBar/trailing 0") == "Last")
        #expect((screen.minX("navigationBar/trailing 0") ?? 0) > (screen.minX("navigationBar/trailing 1") ?? 999))
        #expect(controller.topViewController?.navigationItem.rightBarButtonItem?.title == "Last")
    }

    @Test func aViewOfOnesOwnKeepsItsSize() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        view.backgroundColor = .red
        let screen = TestScreen(navigation(["Grain"]) { $0.rightBarButtonItem = UIBarButtonItem(customView: view) })
        #expect(screen.frame("navigationBar/trailing 0/view 0") == [344, 59, 30, 20])
    }

    @Test func aTitleViewStandsInTheMiddle() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        view.backgroundColor = .red
        let screen = TestScreen(navigation(["Grain"]) { $0.titleView = view })
        #expect(screen.frame("navigationBar/titleView") == [145, 54, 100, 30])
    }

    @Test func aLongTitleIsCutBetweenTheButtons() {
        let controller = navigation(["Bridge Configuration"]) {
            $0.leftBarButtonItem = button("Cancel")
            $0.rightBarButtonItem = UIBarButtonItem(title: "Connect", style: .done, target: nil, action: nil)
        }
        let screen = TestScreen(controller, width: 320)
        let (title, left, right) = ("navigationBar/title", "navigationBar/leading 0", "navigationBar/trailing 0")
        #expect(screen.node(title)?.text?.isTruncated == true)
        #expect((screen.minX(title) ?? 0) >= (screen.maxX(left) ?? 0) + 7.9)
        #expect((screen.maxX(title) ?? 999) <= (screen.minX(right) ?? 0) - 7.9)
    }

    // MARK: Going back

    @Test func theBackButtonSaysWhereItLeads() {
        let screen = TestScreen(navigation(["Grain", "Oats"]))
        #expect(screen.text("navigationBar/back/title") == "Grain")
        #expect(screen.minX("navigationBar/back/title") == 27)
    }

    @Test func aTitleTooLongForTheBackButtonGivesWay() {
        let long = "All the grain there is in the house"
        let screen = TestScreen(navigation([long, "Oats"]))
        #expect(screen.text("navigationBar/back/title") == "Back")
        #expect(screen.midX("navigationBar/title") == 195)
        let own = navigation([long, "Oats"])
        own.viewControllers[0].navigationItem.backButtonTitle = "Grain"
        #expect(TestScreen(own).text("navigationBar/back/title") == "Grain")
    }

    @Test func onGlassTheBackButtonIsAChevronAlone() {
        let screen = TestScreen(navigation(["Grain", "Oats"]), generation: .iOS26)
        #expect(screen.node("navigationBar/back/title") == nil)
        #expect(screen.paints("fill (0, 0) 44×44 radius 22"))
    }

    @Test func leadingButtonsTakeTheBackButtonsPlace() {
        let controller = navigation(["Grain", "Oats"]) { $0.leftBarButtonItem = button("Cancel") }
        #expect(TestScreen(controller).node("navigationBar/back/title") == nil)
        controller.topViewController?.navigationItem.leftItemsSupplementBackButton = true
        #expect(TestScreen(controller).node("navigationBar/back/title") != nil)
    }

    @Test func everythingIsMirrored() {
        let controller = navigation(["Grain", "Oats"], large: true) { $0.rightBarButtonItem = button("Edit") }
        let screen = TestScreen(controller) { $0.layoutDirection = .rightToLeft }
        #expect(screen.minX("navigationBar/trailing 0") == 16)
        #expect(screen.maxX("navigationBar/back/title") == 363)
    }
}
