import DisplayLists
import Foundation
import Testing
import UIKit

/// Pages and tabs show what their sources say.
@MainActor struct PageViewTests {
    private final class Pages: UIPageViewController, UIPageViewControllerDataSource {
        let shown = UIViewController()
        var count = 3

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { nil }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { nil }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
    }

    private func pages(count: Int) -> Pages {
        let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.count = count
        pages.dataSource = pages
        pages.setViewControllers([pages.shown], direction: .forward, animated: false)
        _ = TestScreen(pages)
        return pages
    }

    @Test func thePageEndsAboveTheDots() throws {
        let pages = pages(count: 3)
        let dots = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(dots.currentPage == 1 && dots.numberOfPages == 3)
        #expect(pages.shown.view.frame.maxY == dots.frame.minY)
        // The screen is 844 points high, of which the last 34 are not safe.
        #expect(dots.frame.maxY == 810)
        #expect(pages.viewControllers == [pages.shown])
    }

    @Test func withoutACountThePageFillsTheView() {
        let pages = pages(count: 0)
        #expect(pages.shown.view.frame == pages.view.bounds)
        #expect(pages.shown.parent === pages)
    }

    @Test func tabsMakeControllersWithTheirItems() {
        var made: [String] = []
        func tab(_ name: String) -> UITab {
            UITab(title: name, image: nil, identifier: name) { tab in
                made.append(tab.identifier)
                return UIViewController()
            }
        }
        let bar = UITabBarController()
        let (first, hidden) = (tab("first"), tab("hidden"))
        hidden.isHidden = true
        first.badgeValue = "2"
        let group = UITabGroup(title: "group", image: nil, identifier: "group", children: [tab("child")])
        bar.tabs = [first, hidden, group, UISearchTab { _ in UIViewController() }]
        bar.selectedTab = group
        #expect(bar.tabBar.items?.map(\.title) == ["first", "group", "Search"])
        #expect(bar.tabBar.items?.first?.badgeValue == "2")
        #expect(bar.selectedTab === group && bar.selectedIndex == 1)
        #expect(bar.tab(forIdentifier: "child")?.parent === group)
        #expect(made == ["first", "child"])
        first.title = "other"
        hidden.isHidden = false
        #expect(bar.tabBar.items?.map(\.title) == ["other", "hidden", "group", "Search"])
    }
}
