import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Notes what it is called, and what it knows then.
private class NotingController: UIViewController {
    let name: String
    let note: (String) -> Void

    init(_ name: String, _ note: @escaping (String) -> Void) {
        self.name = name
        self.note = note
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { note("\(name) didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("\(name) willAppear") }
    override func viewIsAppearing(_ animated: Bool) {
        note("\(name) isAppearing \(Int(view.bounds.width)) \(Int(view.safeAreaInsets.top))")
    }
    override func viewWillLayoutSubviews() { note("\(name) willLayout") }
    override func viewDidLayoutSubviews() { note("\(name) didLayout") }
    override func viewDidAppear(_ animated: Bool) { note("\(name) didAppear") }
}

@MainActor struct ContainmentTests {
    @Test func callbacksComeInUIKitsOrder() {
        var notes: [String] = []
        let controller = NotingController("A") { notes.append($0) }
        _ = TestScreen(controller)
        #expect(
            notes == [
                "A didLoad", "A willAppear", "A isAppearing 390 47", "A willLayout", "A didLayout", "A didAppear",
            ])
    }

    @Test func aChildKnowsWhatCoversItWhenItAppears() {
        var notes: [String] = []
        let child = NotingController("child") { notes.append($0) }
        let navigation = UINavigationController(rootViewController: child)
        _ = TestScreen(navigation)
        #expect(
            notes == [
                "child didLoad", "child willAppear", "child isAppearing 390 91", "child willLayout", "child didLayout",
                "child didAppear",
            ])
    }

    @Test func onlyTheControllerThatIsShownAppears() {
        var notes: [String] = []
        let navigation = UINavigationController()
        navigation.viewControllers = ["A", "B"].map { name in NotingController(name) { notes.append($0) } }
        _ = TestScreen(navigation)
        #expect(notes.allSatisfy { $0.hasPrefix("B ") })
        #expect(notes.last == "B didAppear")
    }

    @Test func additionalInsetsComeOnTop() {
        let child = RowsController()
        child.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
        let screen = TestScreen(UINavigationController(rootViewController: child))
        #expect(screen.minY("section 0/item 0") == 101)
        #expect(child.collectionView.adjustedContentInset.bottom == 54)
    }

    @Test func aViewMayStopAtTheBars() {
        let child = UIViewController()
        child.edgesForExtendedLayout = []
        child.view.backgroundColor = .red
        let screen = TestScreen(UINavigationController(rootViewController: child))
        #expect(screen.paints("fill", "390×753", "#FF3B30FF") || screen.paints("fill", "390×753", "#FF0000FF"))
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }

    @Test func anOpaqueBarStopsTheView() {
        let child = RowsController()
        let navigation = UINavigationController(rootViewController: child)
        navigation.navigationBar.isTranslucent = false
        _ = TestScreen(navigation)
        #expect(child.view.frame.minY == 91)
        child.extendedLayoutIncludesOpaqueBars = true
        _ = TestScreen(navigation)
        #expect(child.view.frame.minY == 0)
    }

    @Test func controllersInsideAnotherOneKeepTheSafeArea() {
        let child = RowsController()
        let parent = UIViewController()
        parent.view.backgroundColor = .white
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let screen = TestScreen(UINavigationController(rootViewController: parent))
        #expect(child.view.safeAreaInsets.top == 91)
        #expect(screen.minY("view 0/section 0/item 0") == 91 || screen.minY("section 0/item 0") == 91)
    }

    @Test func theStackFollowsPushesAndPops() {
        let controllers = ["A", "B", "C"].map { RowsController(title: $0) }
        let navigation = UINavigationController(rootViewController: controllers[0])
        navigation.pushViewController(controllers[1], animated: false)
        navigation.pushViewController(controllers[1], animated: false)
        navigation.pushViewController(controllers[2], animated: false)
        #expect(navigation.viewControllers.map(\.title) == ["A", "B", "C"])
        #expect(navigation.popViewController(animated: false) === controllers[2])
        #expect(controllers[2].parent == nil)
        #expect(navigation.popToRootViewController(animated: false)?.map(\.title) == ["B"])
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(navigation.navigationBar.topItem === controllers[0].navigationItem)
    }

    @Test func theWholeContentIsShownUnderTheBar() {
        let rows = RowsController((0..<40).map { "Row \($0)" }, title: "Grain")
        let traits = UITraitCollection(traitsFrom: [.standard, UITraitCollection(generation: .iOS18)])
        let snapshot = WindowSnapshot.take(
            of: UINavigationController(rootViewController: rows),
            WindowSnapshot.Request(
                width: 390, height: 844, scale: 3, safeAreaInsets: TestScreen.safeArea, traits: traits,
                isFullHeight: true))
        #expect(rounded(snapshot.report.size.height) == rounded(91 + rows.collectionView.contentSize.height + 34))
    }

    @Test func toolbarsStandAboveTheSafeArea() {
        let child = RowsController()
        child.toolbarItems = [
            UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil),
        ]
        let navigation = UINavigationController(rootViewController: child)
        navigation.setToolbarHidden(false, animated: false)
        let screen = TestScreen(navigation)
        #expect(screen.frame("toolbar") == [0, 766, 390, 44])
        #expect(screen.minX("toolbar/item 0") == 16)
        #expect(screen.maxX("toolbar/item 1") == 374)
        #expect(child.view.safeAreaInsets.bottom == 78)
    }
}
