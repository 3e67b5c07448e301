import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// What a picture of a window shows above its root controller.
@MainActor struct PresentedControllerTests {
    private final class Page: UIViewController {
        var events: [String] = []
        var afterAppearing: ((Page) -> Void)?

        init(_ text: String, _ color: UIColor? = .white) {
            super.init(nibName: nil, bundle: nil)
            title = text
            view.backgroundColor = color
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
            label.text = text
            label.listingName = ListingName("label", role: "text")
            view.addSubview(label)
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) { events.append("will") }
        override func viewDidAppear(_ animated: Bool) {
            events.append("did")
            afterAppearing?(self)
        }
    }

    private func page(presenting presented: UIViewController) -> Page {
        let page = Page("Below")
        page.present(presented, animated: false)
        return page
    }

    private func shown(
        _ style: UIModalPresentationStyle, generation: SystemGeneration = .iOS18, height: Double = 844,
        _ configure: (Page) -> Void = { _ in }
    ) -> TestScreen {
        let above = Page("Above")
        above.modalPresentationStyle = style
        configure(above)
        return TestScreen(page(presenting: above), height: height, generation: generation)
    }

    // MARK: Covers

    @Test func aFullScreenHidesWhatIsBelow() {
        let screen = shown(.fullScreen)
        #expect(screen.frame("presented/label") == [20, 100, 200, 30])
        #expect(screen.text("presented/label") == "Above")
        #expect(screen.node("label") == nil)
        #expect(screen.paints("Above") && !screen.paints("Below"))
    }

    @Test func overAFullScreenBothShow() {
        let screen = shown(.overFullScreen)
        #expect(screen.text("presented/label") == "Above" && screen.text("label") == "Below")
        #expect(screen.node("presented/dimming") == nil)
    }

    // MARK: Sheets

    /// As in ios-references 12: 10 below the presenter's card, which begins at the safe area's end.
    @Test func aSheetLeavesThePresenterAStrip() throws {
        let screen = shown(.automatic)
        #expect(screen.frame("presented/label") == [20, 157, 200, 30])
        // Within the margin of bars: 358 of 390 points, from 16 and 47.
        let below = try #require(screen.frame("label"))
        let share = 358.0 / 390
        #expect(abs(below[0] - (16 + 20 * share)) < 0.01 && abs(below[1] - (47 + 100 * share)) < 0.01)
        #expect(abs(below[2] - 200 * share) < 0.01)
    }

    @Test func aLowSafeAreaLeavesRoomForTheStatusBar() {
        let screen = TestScreen(
            page(presenting: Page("Above")), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(screen.minY("presented/label") == 140)
    }

    @Test func detentsSayHowHighASheetIs() {
        func top(_ configure: @escaping (UISheetPresentationController) -> Void) -> Double? {
            shown(.pageSheet) { page in page.sheetPresentationController.map(configure) }.minY("presented/label")
        }
        #expect(top { $0.detents = [.medium(), .large()] } == 522)
        #expect(
            top {
                $0.detents = [.medium(), .large()]
                $0.selectedDetentIdentifier = .large
            } == 157)
        // Above the safe area of 34.
        #expect(top { $0.detents = [.custom { _ in 200 }] } == 710)
        #expect(top { $0.detents = [.custom { _ in nil }, .medium()] } == 522)
        #expect(top { $0.detents = [.custom { $0.maximumDetentValue / 2 }] } == 533.5)
        #expect(top { $0.detents = [] } == 157)
    }

    @Test func whatLiesOverThePresenterGoesByTheDetent() {
        let dimmed = shown(.pageSheet) { $0.sheetPresentationController?.detents = [.medium()] }
        #expect(dimmed.color("presented/dimming") == "#0000001F")
        #expect(dimmed.frame("label") == [20, 100, 200, 30])
        let clear = shown(.pageSheet) {
            $0.sheetPresentationController?.detents = [.medium(), .large()]
            $0.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        }
        #expect(clear.node("presented/dimming") == nil)
    }

    @Test func grabbersShowWhereTheyAreAskedFor() {
        #expect(shown(.pageSheet).node("presented/grabber") == nil)
        let screen = shown(.pageSheet) { $0.sheetPresentationController?.prefersGrabberVisible = true }
        #expect(screen.frame("presented/grabber") == [177, 62, 36, 5])
    }

    @Test func sheetsStandAboveTheWindowsLevel() {
        let above = Page("Above", .systemBackground)
        let root = page(presenting: above)
        let screen = TestScreen(root) { $0.userInterfaceStyle = .dark }
        #expect(screen.paints("#1C1C1E"))
        // Full screens do not.
        above.modalPresentationStyle = .fullScreen
        let other = TestScreen(root) { $0.userInterfaceStyle = .dark }
        #expect(!other.paints("#1C1C1E"))
    }

    /// A title's baseline, 16⅓ below its top, is 34 below a sheet's, as in ios-references 12 and 13.
    @Test func barsInSheetsAreHigher() {
        let navigation = UINavigationController(rootViewController: RowsController(title: "Grain"))
        let screen = TestScreen(
            page(presenting: navigation), safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(screen.frame("presented/navigationBar") == [0, 69, 390, 56])
        #expect(screen.minY("presented/navigationBar/title") == 86.667)
        #expect(screen.minY("presented/section 0/item 0") == 125)
    }

    @Test func onItsSideAPhoneCoversEverything() {
        let screen = TestScreen(page(presenting: Page("Above")), width: 844, height: 390) {
            $0.verticalSizeClass = .compact
        }
        #expect(screen.frame("presented/label") == [20, 100, 200, 30])
        #expect(screen.node("label") == nil)
    }

    // MARK: Wide windows

    private func wide(_ above: UIViewController) -> TestScreen {
        TestScreen(page(presenting: above), width: 1000, height: 800, safeArea: .zero) {
            $0.horizontalSizeClass = .regular
            $0.userInterfaceIdiom = .pad
        }
    }

    @Test func formsAndPagesAreInTheMiddle() {
        let form = Page("Above")
        form.modalPresentationStyle = .formSheet
        #expect(wide(form).frame("presented/label") == [250, 190, 200, 30])
        form.preferredContentSize = CGSize(width: 400, height: 300)
        #expect(wide(form).frame("presented/label") == [320, 350, 200, 30])
        #expect(wide(Page("Above")).frame("presented/label") == [168, 144, 200, 30])
    }

    @Test func popoversAreBesideTheirSource() {
        let above = Page("Above")
        above.modalPresentationStyle = .popover
        above.preferredContentSize = CGSize(width: 300, height: 200)
        let root = page(presenting: above)
        above.popoverPresentationController?.sourceView = root.view
        above.popoverPresentationController?.sourceRect = CGRect(x: 900, y: 60, width: 80, height: 40)
        func frame() -> [Double]? {
            TestScreen(root, width: 1000, height: 800, safeArea: .zero) {
                $0.horizontalSizeClass = .regular
                $0.userInterfaceIdiom = .pad
            }.frame("presented/label")
        }
        // Below it, and 10 from the window's side.
        #expect(frame() == [710, 210, 200, 30])
        above.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 700, width: 80, height: 40)
        #expect(frame() == [30, 590, 200, 30])
        // Narrow windows make a sheet of it.
        #expect(TestScreen(root).minY("presented/label") == 157)
    }

    // MARK: When

    @Test func whatIsPresentedAppears() {
        let above = Page("Above")
        _ = TestScreen(page(presenting: above))
        #expect(above.events == ["will", "did"])
        #expect(above.view.superview == nil)
    }

    @Test func whatIsPresentedOnAppearingShows() {
        let (root, above) = (Page("Below"), Page("Above"))
        let top = Page("Top")
        top.modalPresentationStyle = .overFullScreen
        root.afterAppearing = { $0.present(above, animated: false) }
        above.afterAppearing = { $0.present(top, animated: false) }
        let screen = TestScreen(root)
        #expect(screen.text("presented/label") == "Above" && screen.text("presented 2/label") == "Top")
        #expect(top.events == ["will", "did"])
    }

    @Test func whatIsDismissedIsGone() {
        let root = page(presenting: Page("Above"))
        #expect(TestScreen(root).node("presented/label") != nil)
        root.dismiss(animated: false)
        let screen = TestScreen(root)
        #expect(screen.node("presented") == nil)
        #expect(screen.frame("label") == [20, 100, 200, 30])
    }

    @Test func childrenPresentForThoseAround() {
        let (child, above) = (Page("Below"), Page("Above"))
        let navigation = UINavigationController(rootViewController: child)
        let inner = Page("Inner")
        let presented = UINavigationController(rootViewController: inner)
        child.present(presented, animated: false)
        #expect(inner.presentingViewController === child)
        #expect(TestScreen(navigation).text("presented/label") == "Inner")
        inner.dismiss(animated: false)
        #expect(child.presentedViewController == nil && inner.presentingViewController == nil)
        navigation.present(above, animated: false)
        #expect(child.presentedViewController === above)
        child.dismiss(animated: false)
        #expect(navigation.presentedViewController == nil)
    }

    @Test func windowsOfAnAppShowWhatIsPresented() {
        let root = Page("Below")
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let above = Page("Above")
        root.present(above, animated: true)
        window.layoutIfNeeded()
        #expect(above.view.window === window)
        root.dismiss(animated: true)
        window.layoutIfNeeded()
        #expect(above.view.window == nil)
    }
}
