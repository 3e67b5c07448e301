import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

@MainActor struct SearchBarTests {
    private static let path = "navigationBar/searchBar"

    private func navigation(
        scrolled: CGFloat = 0, large: Bool = false, tabs: Bool = false,
        _ configure: (UINavigationItem, UISearchController) -> Void = { _, _ in }
    ) -> UINavigationController {
        let rows = RowsController((0..<40).map { "Row \($0)" }, scrolled: scrolled, title: "Grain")
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.placeholder = "Search"
        rows.navigationItem.searchController = search
        configure(rows.navigationItem, search)
        let navigation = UINavigationController(rootViewController: rows)
        navigation.navigationBar.prefersLargeTitles = large
        return navigation
    }

    // MARK: In a navigation bar

    /// As in a picture of iOS 13 on a screen of 375: large title 88 to 140, field 141 to 177, content from 192.
    @Test func theFieldStandsBelowALargeTitle() {
        let screen = TestScreen(
            navigation(large: true), width: 375, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(screen.frame("navigationBar") == [0, 44, 375, 148])
        #expect(screen.frame(Self.path + "/field") == [16, 141, 343, 36])
        #expect(screen.minY("section 0/item 0") == 192)
        #expect(screen.text(Self.path + "/field/text") == "Search")
        #expect(screen.color(Self.path + "/field/text") == "#3C3C4399")
        #expect(screen.paints("fill", "343×36 radius 10", "#7676801F"))
    }

    @Test func theFieldStandsBelowASmallTitle() {
        let screen = TestScreen(navigation())
        #expect(screen.frame("navigationBar") == [0, 47, 390, 96])
        #expect(screen.frame(Self.path + "/field") == [16, 92, 358, 36])
        #expect(screen.minY("section 0/item 0") == 143)
    }

    @Test func scrollingPushesTheFieldAwayFirstAndThenTheLargeTitle() {
        let partly = TestScreen(navigation(scrolled: 20, large: true))
        #expect(partly.frame("navigationBar") == [0, 47, 390, 128])
        #expect(partly.frame(Self.path + "/field") == [16, 144, 358, 16])
        #expect(partly.node("navigationBar/largeTitle") != nil)
        let gone = TestScreen(navigation(scrolled: 52, large: true))
        #expect(gone.frame("navigationBar") == [0, 47, 390, 96])
        #expect(gone.node(Self.path + "/field/text") == nil)
        let small = TestScreen(navigation(scrolled: 110, large: true))
        #expect(small.frame("navigationBar") == [0, 47, 390, 44])
        #expect(small.text("navigationBar/title") == "Grain")
    }

    @Test func aFieldThatStaysLetsTheTitleGoBeneathTheRow() {
        let screen = TestScreen(
            navigation(scrolled: 110, large: true) { item, _ in item.hidesSearchBarWhenScrolling = false })
        #expect(screen.frame("navigationBar") == [0, 47, 390, 96])
        #expect(screen.frame(Self.path + "/field") == [16, 92, 358, 36])
        #expect(screen.text("navigationBar/title") == "Grain")
    }

    @Test func anActiveSearchTakesTheTitlesPlace() {
        let screen = TestScreen(
            navigation(large: true) { _, search in
                search.searchBar.text = "Oats"
                search.isActive = true
            })
        #expect(screen.frame("navigationBar") == [0, 47, 390, 52])
        #expect(screen.node("navigationBar/title") == nil)
        #expect(screen.node("navigationBar/largeTitle") == nil)
        #expect(screen.text(Self.path + "/cancel") == "Cancel")
        #expect(screen.maxX(Self.path + "/cancel") == 374)
        #expect((screen.maxX(Self.path + "/field") ?? 0) < 320)
        #expect(screen.text(Self.path + "/field/text") == "Oats")
        #expect(screen.color(Self.path + "/field/text") == "#000000FF")
        let kept = navigation { _, search in
            search.hidesNavigationBarDuringPresentation = false
            search.isActive = true
        }
        #expect(TestScreen(kept).text("navigationBar/title") == "Grain")
    }

    @Test func scopesStandBelowTheField() {
        let screen = TestScreen(
            navigation { _, search in
                search.searchBar.scopeButtonTitles = ["All", "Ground"]
                search.searchBar.showsScopeBar = true
                search.searchBar.selectedScopeButtonIndex = 1
            })
        #expect(screen.frame("navigationBar") == [0, 47, 390, 138])
        #expect(screen.frame(Self.path + "/scopes") == [16, 143, 358, 32])
    }

    @Test func theFieldIsMirrored() {
        let screen = TestScreen(
            navigation { _, search in search.isActive = true }
        ) { $0.layoutDirection = .rightToLeft }
        #expect(screen.minX(Self.path + "/cancel") == 16)
        #expect(screen.maxX(Self.path + "/field") == 374)
        #expect(screen.maxX(Self.path + "/field/glass") == 374)
    }

    @Test func largerTextMakesAHigherField() {
        let screen = TestScreen(navigation()) { $0.preferredContentSizeCategory = .accessibilityLarge }
        // The line of 33 points is higher than that of 17 by 19.1.
        #expect(screen.frame(Self.path + "/field") == [16, 92, 358, 55])
        let small = TestScreen(navigation()) { $0.preferredContentSizeCategory = .small }
        #expect(small.frame(Self.path + "/field")?.last == 36)
    }

    // MARK: On iOS 26

    @Test func onGlassAPhonesFieldStandsAtTheBottom() {
        let controller = navigation(large: true)
        let screen = TestScreen(controller, generation: .iOS26)
        #expect(screen.node(Self.path) == nil)
        #expect(screen.frame("toolbar/item 0/searchBar/field")?.first == 16)
        #expect(screen.frame("toolbar/item 0/searchBar/field")?[2] == 358)
        #expect(controller.topViewController?.navigationItem.searchBarPlacement == .integrated)
        #expect(screen.paints("fill (0, 0) 358×44 radius 22"))
    }

    @Test func buttonsLeaveTheFieldWhatTheyDoNotTake() {
        let controller = navigation()
        let add = UIBarButtonItem(systemItem: .add)
        let item = controller.viewControllers[0].navigationItem
        controller.viewControllers[0].toolbarItems = [item.searchBarPlacementBarButtonItem, add]
        controller.isToolbarHidden = false
        let screen = TestScreen(controller, generation: .iOS26)
        #expect(screen.frame("toolbar/item 0/searchBar/field")?[2] == 302)
        #expect(screen.midX("toolbar/item 1") == 352)
        #expect(TestScreen(controller, generation: .iOS18).node("toolbar/item 0/searchBar/field") == nil)
    }

    @Test func whoeverWantsItStackedGetsItBelowTheTitle() {
        let controller = navigation { item, _ in item.preferredSearchBarPlacement = .stacked }
        let screen = TestScreen(controller, generation: .iOS26)
        #expect(screen.node("toolbar") == nil)
        #expect(screen.frame(Self.path + "/field") == [16, 101, 358, 44])
        #expect(controller.topViewController?.navigationItem.searchBarPlacement == .stacked)
    }

    @Test func inATabTheFieldStandsBelowTheTitle() {
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation()]
        #expect(TestScreen(tabs, generation: .iOS26).node(Self.path + "/field") != nil)
    }

    // MARK: By itself

    @Test func aBarByItselfIs56High() {
        let bar = UISearchBar()
        bar.placeholder = "Search"
        bar.sizeToFit()
        #expect(bar.frame.height == 56)
        bar.frame.size.width = 320
        let solved = bar.solved(width: 320, height: 56, generation: .iOS18)
        #expect(solved.frame("searchBar/field") == [8, 10, 304, 36])
        #expect(solved.minX("searchBar/field/text") == 38)
    }

    @Test func onlyProminentBarsHaveABackground() {
        func fills(_ style: UISearchBar.Style, _ generation: SystemGeneration) -> Int {
            let bar = UISearchBar()
            bar.searchBarStyle = style
            let text = bar.solved(width: 320, height: 56, generation: generation).snapshot.displayList.description
            return text.split(separator: "\n").count { $0.contains("fill (0, 0) 320×56") }
        }
        #expect(fills(.default, .iOS18) == 1)
        #expect(fills(.prominent, .iOS18) == 1)
        #expect(fills(.minimal, .iOS18) == 0)
        #expect(fills(.default, .iOS26) == 0)
    }

    @Test func textHasAButtonToClearIt() {
        let bar = UISearchBar()
        bar.showsBookmarkButton = true
        bar.text = "Oats"
        let full = bar.solved(width: 320, height: 56, generation: .iOS18).snapshot.displayList.description
        #expect(full.contains("xmark.circle.fill") && !full.contains("book"))
        bar.text = ""
        let empty = bar.solved(width: 320, height: 56, generation: .iOS18).snapshot.displayList.description
        #expect(!empty.contains("xmark.circle.fill") && empty.contains("book"))
    }

    @Test func aTableScrollsASearchBarAboveItsRows() {
        let search = UISearchController(searchResultsController: nil)
        let table = TestTable(.plain, [TestTable.Section(texts: ["Barley"])])
        table.view.tableHeaderView = search.searchBar
        let solved = table.snapshot(generation: .iOS18)
        #expect(solved.frame("searchBar") == [0, 0, 390, 56])
        #expect(solved.minY("section 0/item 0") == 56)
    }

    @Test func aColorOfTheFieldStandsInItsBox() {
        let bar = UISearchBar()
        bar.searchTextField.backgroundColor = .white
        bar.searchTextField.borderStyle = .none
        let text = bar.solved(width: 320, height: 56, generation: .iOS18).snapshot.displayList.description
        #expect(text.contains("304×36 radius 10 #FFFFFFFF"))
        #expect(!text.contains("#7676801F"))
    }
}
