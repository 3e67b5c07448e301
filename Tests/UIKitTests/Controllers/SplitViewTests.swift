import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Columns beside each other, and one at a time.
@MainActor struct SplitViewTests {
    private final class TopColumn: UISplitViewControllerDelegate {
        var column = UISplitViewController.Column.primary
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            #expect(proposedTopColumn == .secondary)
            return column
        }
    }

    /// Notes what it knows while it is on the screen.
    private final class Column: UIViewController {
        var width = UIUserInterfaceSizeClass.unspecified
        var isCollapsed: Bool?
        var mode: UISplitViewController.DisplayMode?
        var primaryWidth: CGFloat?

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            width = traitCollection.horizontalSizeClass
            isCollapsed = splitViewController?.isCollapsed
            mode = splitViewController?.displayMode
            primaryWidth = splitViewController?.primaryColumnWidth
        }
    }

    private func makeSplit(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.setViewController(RowsController(["Shelf"], title: "Shelves"), for: .primary)
        split.setViewController(RowsController(["Jar"], title: "Jars"), for: .secondary)
        return split
    }

    private func onTablet(_ split: UISplitViewController, landscape: Bool = true) -> TestScreen {
        TestScreen(
            split, width: landscape ? 1180 : 820, height: landscape ? 820 : 1180,
            safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        ) {
            $0.horizontalSizeClass = .regular
            $0.userInterfaceIdiom = .pad
        }
    }

    private func frame(_ split: UISplitViewController, _ column: UISplitViewController.Column) -> CGRect? {
        split.viewController(for: column)?.viewIfLoaded.flatMap { $0.superview == nil ? nil : $0.frame }
    }

    @Test func columnsStandBesideEachOther() {
        let split = makeSplit()
        _ = onTablet(split)
        #expect(frame(split, .primary) == CGRect(x: 0, y: 0, width: 320, height: 820))
        #expect(frame(split, .secondary) == CGRect(x: 320, y: 0, width: 860, height: 820))
        #expect(split.viewControllers.count == 2)
    }

    @Test func columnsKnowWhatTheyStandIn() {
        let columns = [Column(), Column()]
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(columns[0], for: .primary)
        split.setViewController(columns[1], for: .secondary)
        _ = onTablet(split)
        #expect(columns.map(\.width) == [.compact, .regular])
        #expect(columns.map(\.isCollapsed) == [false, false])
        #expect(columns.map(\.mode) == [.oneBesideSecondary, .oneBesideSecondary])
        #expect(columns.map(\.primaryWidth) == [320, 320])
    }

    @Test func widthsKeepTheirLimits() {
        let split = makeSplit()
        split.preferredPrimaryColumnWidthFraction = 0.5
        split.maximumPrimaryColumnWidth = 400
        _ = onTablet(split)
        #expect(frame(split, .primary)?.width == 400)
        split.minimumPrimaryColumnWidth = 450
        _ = onTablet(split)
        #expect(frame(split, .primary)?.width == 450)
        split.primaryEdge = .trailing
        _ = onTablet(split)
        #expect(frame(split, .primary)?.minX == 730)
    }

    @Test func anUprightTabletShowsTheSecondaryColumnAlone() {
        let split = makeSplit()
        _ = onTablet(split, landscape: false)
        #expect(frame(split, .primary) == nil)
        #expect(frame(split, .secondary)?.width == 820)
        split.preferredDisplayMode = .oneBesideSecondary
        _ = onTablet(split, landscape: false)
        #expect(frame(split, .secondary)?.width == 500)
    }

    @Test func threeColumns() {
        let split = makeSplit(.tripleColumn)
        split.setViewController(RowsController(["Box"], title: "Boxes"), for: .supplementary)
        split.preferredDisplayMode = .twoBesideSecondary
        _ = onTablet(split)
        #expect(frame(split, .supplementary) == CGRect(x: 320, y: 0, width: 320, height: 820))
        #expect(frame(split, .secondary)?.width == 540)
        split.hide(.primary)
        _ = onTablet(split)
        #expect(frame(split, .primary) == nil)
        #expect(frame(split, .supplementary)?.minX == 0)
    }

    @Test func aPhoneShowsOneColumn() {
        let split = makeSplit()
        let screen = TestScreen(split) { $0.horizontalSizeClass = .compact }
        #expect(frame(split, .primary) == nil)
        // The way back is named after what the first column shows.
        #expect(screen.snapshot.report.nodes.contains { $0.text?.text == "Shelves" })
        #expect(screen.snapshot.report.nodes.contains { $0.text?.text == "Jar" })
    }

    @Test func theDelegateSaysWhichColumnIsOnTop() {
        let split = makeSplit()
        let delegate = TopColumn()
        split.delegate = delegate
        let screen = TestScreen(split) { $0.horizontalSizeClass = .compact }
        #expect(screen.snapshot.report.nodes.contains { $0.text?.text == "Shelf" })
        #expect(frame(split, .secondary) == nil)
        split.show(.secondary)
        _ = TestScreen(split) { $0.horizontalSizeClass = .compact }
        #expect(frame(split, .secondary)?.width == 390)
    }

    @Test func theCompactColumnTakesThePlaceOfAll() {
        let split = makeSplit()
        let tabs = UITabBarController()
        tabs.viewControllers = [RowsController(["Lid"], title: "Lids")]
        split.setViewController(tabs, for: .compact)
        let screen = TestScreen(split) { $0.horizontalSizeClass = .compact }
        #expect(screen.snapshot.report.nodes.contains { $0.text?.text == "Lid" })
        #expect(tabs.splitViewController === split)
    }

    @Test func detailsGoToTheSecondaryColumn() {
        let split = makeSplit()
        let jar = RowsController(["Salt"], title: "Salt")
        split.viewController(for: .primary)?.showDetailViewController(jar, sender: nil)
        #expect((split.viewController(for: .secondary) as? UINavigationController)?.topViewController === jar)
    }
}
