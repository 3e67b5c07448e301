import Foundation
import Testing
import UIKit

class BerthCell: UITableViewCell {
    @Outlet var nameLabel: UILabel!
}

/// Hears what a storyboard does with it.
class QuayController: UIViewController, UITableViewDataSource {
    @Outlet var tableView: UITableView!
    @Outlet var addButton: UIBarButtonItem!
    var heard: [String] = []

    override func awakeFromNib() {
        super.awakeFromNib()
        heard.append("awake, view \(isViewLoaded ? "loaded" : "not loaded")")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        heard.append("loaded with \(children.count) child, \(addButton.title ?? "-")")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let (name, title) = (segue.identifier ?? "-", segue.destination.title ?? "-")
        heard.append("prepare \(name) for \(title), sender \(sender ?? "-")")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "berth", for: indexPath)
        (cell as? BerthCell)?.nameLabel.text = "Berth \(indexPath.row)"
        return cell
    }
}

/// Shows where it leads in a way of its own.
class DriftSegue: UIStoryboardSegue {
    override func perform() { (source as? QuayController)?.heard.append("drift to \(destination.title ?? "-")") }
}

/// What `galley preview` makes of a cell whose outlets have observers.
class BuoyCell: UITableViewCell {
    @Outlet var nameLabel: UILabel! {
        didSet { heard.append("name after \(oldValue?.text ?? "nothing")") }
    }
    var heard: [String] = []

    enum GalleyObservedOutlets: ObservedOutlets {
        static func connect(_ name: String, of object: AnyObject, to value: Any) -> Bool? {
            guard let object = object as? BuoyCell else { return nil }
            switch name {
            case "nameLabel": return set(&object.nameLabel, to: value)
            default: return nil
            }
        }
    }
}

/// Inherits them.
class RedBuoyCell: BuoyCell {}

/// Screens of storyboards.
@MainActor
struct StoryboardTests {
    private static let quay = """
        <viewController storyboardIdentifier="Quay" title="Quay" id="quay" customClass="QuayController" \
        sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="quay-view"><rect key="frame" x="0" y="0" width="300" height="600"/>
        <subviews>
        <containerView id="container"><rect key="frame" x="0" y="0" width="300" height="100"/>
        <connections><segue destination="sign" kind="embed" identifier="sign" id="s-1"/></connections></containerView>
        <tableView style="plain" id="table"><rect key="frame" x="0" y="100" width="300" height="500"/>
        <prototypes><tableViewCell reuseIdentifier="berth" id="berth" customClass="BerthCell">
        <tableViewCellContentView key="contentView" id="berth-content">
        <subviews>\(storyboardLabel("Name", id: "berth-name"))</subviews></tableViewCellContentView>
        <connections><outlet property="nameLabel" destination="berth-name" id="o-0"/></connections>
        </tableViewCell></prototypes>
        <connections><outlet property="dataSource" destination="quay" id="o-1"/></connections></tableView>
        </subviews></view>
        <navigationItem key="navigationItem" title="The quay" largeTitleDisplayMode="never" id="item">
        <leftBarButtonItems><barButtonItem systemItem="trash" id="b-1"/><barButtonItem title="Sort" id="b-2"/></leftBarButtonItems>
        <barButtonItem key="rightBarButtonItem" title="Add" style="done" id="b-3"/></navigationItem>
        <connections>
        <outlet property="tableView" destination="table" id="o-2"/><outlet property="addButton" destination="b-3" id="o-3"/>
        <segue destination="sign" kind="show" identifier="read" id="s-2"/>
        <segue destination="sign" kind="presentation" identifier="lift" id="s-3"/>
        </connections></viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
        """

    private static let sign = """
        <viewController storyboardIdentifier="Sign" title="Sign" id="sign" sceneMemberID="viewController">
        <view key="view" id="sign-view"><rect key="frame" x="0" y="0" width="50" height="50"/>
        <subviews>\(storyboardLabel("Mind the gap", id: "sign-label"))</subviews></view></viewController>
        """

    private static func navigation(_ id: String = "navigation", to root: String = "quay") -> String {
        """
        <navigationController id="\(id)" sceneMemberID="viewController">
        <tabBarItem key="tabBarItem" title="Harbour" image="ferry" catalog="system" badgeValue="3" id="\(id)-tab"/>
        <navigationBar key="navigationBar" largeTitles="YES" id="\(id)-bar"/>
        <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-r"/></connections>
        </navigationController>
        """
    }

    @Test func controllersComeWithWhatTheyContain() throws {
        let tabs = """
            <tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/><connections>
            <segue destination="navigation" kind="relationship" relationship="viewControllers" id="r-1"/>
            <segue destination="sign" kind="relationship" relationship="viewControllers" id="r-2"/></connections>
            </tabBarController>
            """
        let file = try StoryboardFile([tabs, Self.navigation(), Self.quay, Self.sign], initial: "tabs")
        defer { file.remove() }
        let made = try #require(file.storyboard.instantiateInitialViewController() as? UITabBarController)
        #expect(made.viewControllers?.map { "\(type(of: $0))" } == ["UINavigationController", "UIViewController"])
        #expect(made.tabBar.items?.map { $0.title ?? "-" } == ["Harbour", "Sign"])
        #expect(made.tabBar.items?.first?.badgeValue == "3")
        let stack = try #require(made.viewControllers?.first as? UINavigationController)
        #expect(stack.navigationBar.prefersLargeTitles)
        let quay = try #require(stack.topViewController as? QuayController)
        #expect(quay.heard == ["awake, view not loaded"])
        #expect(quay.storyboard != nil)
        let item = quay.navigationItem
        #expect(item.title == "The quay" && item.largeTitleDisplayMode == .never)
        #expect(item.leftBarButtonItems?.map { $0.title ?? "-" } == ["-", "Sort"])
        #expect(item.rightBarButtonItem?.style == .done)
    }

    @Test func aViewComesWithOutletsPrototypesAndContainers() throws {
        let file = try StoryboardFile([Self.quay, Self.sign])
        defer { file.remove() }
        let storyboard = file.storyboard
        let quay: QuayController = storyboard.instantiateViewController(identifier: "Quay")
        quay.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        quay.view.layoutIfNeeded()
        #expect(
            quay.heard == [
                "awake, view not loaded", "prepare sign for Sign, sender -", "loaded with 1 child, Add",
            ])
        let cells = quay.tableView.visibleCells.compactMap { $0 as? BerthCell }
        #expect(cells.map(\.nameLabel.text) == ["Berth 0", "Berth 1"])
        #expect(cells.map(\.reuseIdentifier) == ["berth", "berth"])
        let sign = try #require(quay.children.first)
        #expect(sign.view.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
        #expect((sign.view.subviews.first as? UILabel)?.text == "Mind the gap")
    }

    @Test func seguesAreGone() throws {
        let file = try StoryboardFile([Self.navigation(), Self.quay, Self.sign], initial: "navigation")
        defer { file.remove() }
        let stack = try #require(file.storyboard.instantiateInitialViewController() as? UINavigationController)
        let quay = try #require(stack.topViewController as? QuayController)
        quay.performSegue(withIdentifier: "read", sender: "me")
        #expect(stack.viewControllers.map(\.title) == ["Quay", "Sign"])
        #expect(quay.heard.last == "prepare read for Sign, sender me")
        quay.performSegue(withIdentifier: "lift", sender: nil)
        #expect(quay.presentedViewController?.title == "Sign")
        let said = warnings { quay.performSegue(withIdentifier: "jump", sender: nil) }
        #expect(said.count == 1 && said[0].hasSuffix("has no segue \"jump\" — name one so in Interface Builder"))
    }

    @Test func aSegueOfItsOwnClassIsGoneItsOwnWay() throws {
        let quay = Self.quay.replacingOccurrences(
            of: "kind=\"show\" identifier=\"read\"",
            with: "kind=\"custom\" identifier=\"read\" customClass=\"DriftSegue\"")
        let file = try StoryboardFile([quay, Self.sign])
        defer { file.remove() }
        let made: QuayController = file.storyboard.instantiateViewController(identifier: "Quay")
        made.performSegue(withIdentifier: "read", sender: nil)
        #expect(made.heard.last == "drift to Sign")
    }

    @Test func splitControllersHaveTheirColumns() throws {
        let split = """
            <splitViewController style="doubleColumn" id="split" sceneMemberID="viewController"><connections>
            <segue destination="navigation" kind="relationship" relationship="masterViewController" id="r-1"/>
            <segue destination="sign" kind="relationship" relationship="detailViewController" id="r-2"/></connections>
            </splitViewController>
            """
        let file = try StoryboardFile([split, Self.navigation(), Self.quay, Self.sign], initial: "split")
        defer { file.remove() }
        let made = try #require(file.storyboard.instantiateInitialViewController() as? UISplitViewController)
        #expect(made.style == .doubleColumn)
        let primary = made.viewController(for: .primary) as? UINavigationController
        #expect(primary?.topViewController is QuayController)
        let secondary = made.viewController(for: .secondary) as? UINavigationController
        #expect(secondary?.topViewController?.title == "Sign")
    }

    @Test func linesBelowTheBarsAreThoseOfTheSafeArea() throws {
        let scene = """
            <viewController storyboardIdentifier="Old" id="old" sceneMemberID="viewController">
            <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/>
            </layoutGuides>
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="300" height="400"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews><constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="5" id="k-1"/>
            <constraint firstItem="bottom" firstAttribute="top" secondItem="box" secondAttribute="bottom" constant="7" id="k-2"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k-3"/>
            <constraint firstItem="box" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="k-4"/>
            </constraints></view></viewController>
            """
        let file = try StoryboardFile([scene])
        defer { file.remove() }
        let made = file.storyboard.instantiateViewController(withIdentifier: "Old")
        made.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        window.rootViewController = made
        window.layoutIfNeeded()
        #expect(made.view.subviews.first?.frame == CGRect(x: 0, y: 45, width: 300, height: 318))
    }

    @Test func referencesLeadToOtherStoryboards() throws {
        let other = try StoryboardFile([Self.sign], name: "Signs")
        defer { other.remove() }
        let reference = """
            <viewControllerPlaceholder storyboardName="Signs" referencedIdentifier="Sign" id="reference" \
            sceneMemberID="viewController"/>
            """
        let file = try StoryboardFile(
            [Self.navigation(to: "reference"), reference], initial: "navigation", beside: [other])
        let stack = file.storyboard.instantiateInitialViewController() as? UINavigationController
        #expect(stack?.topViewController?.title == "Sign")
    }

    @Test func theCallerMayMakeTheController() throws {
        let file = try StoryboardFile([Self.quay, Self.sign])
        defer { file.remove() }
        let mine: QuayController = file.storyboard.instantiateViewController(identifier: "Quay") { coder in
            let made = QuayController(coder: coder)
            made?.heard.append("mine")
            return made
        }
        #expect(mine.heard == ["mine", "awake, view not loaded"])
        mine.loadViewIfNeeded()
        #expect(mine.tableView != nil)
    }

    @Test func nobodyHoldsAScreenThatIsDone() throws {
        let file = try StoryboardFile([Self.quay, Self.sign])
        defer { file.remove() }
        weak var quay: UIViewController?
        do {
            let made = file.storyboard.instantiateViewController(withIdentifier: "Quay")
            made.loadViewIfNeeded()
            quay = made
        }
        #expect(quay == nil)
    }

    @Test func textsAreInTheLanguageOfTheInterface() throws {
        let form = """
            <viewController storyboardIdentifier="Form" id="form" sceneMemberID="viewController">
            <view key="view" id="v"><subviews>\(storyboardLabel("Tide", id: "l"))
            <button buttonType="system" id="b"><state key="normal" title="Go"/></button>
            <segmentedControl id="s"><segments><segment title="In"/><segment title="Out"/></segments></segmentedControl>
            <textField placeholder="Name" id="t"/></subviews></view>
            <navigationItem key="navigationItem" title="Form" id="n"/></viewController>
            """
        let file = try StoryboardFile([form])
        defer { file.remove() }
        try file.write(
            """
            "l.text" = "Flut"; "b.normalTitle" = "Los"; "s.segmentTitles[1]" = "Aus"; "n.title" = "Blatt";
            """, to: "de.lproj/Main.strings")
        func texts(_ language: String) -> [String] {
            var texts: [String] = []
            UITraitCollection(language: language).performAsCurrent {
                let made = file.storyboard.instantiateViewController(withIdentifier: "Form")
                let parts = made.view.subviews
                let segments = parts[2] as? UISegmentedControl
                texts = [
                    made.navigationItem.title, (parts[0] as? UILabel)?.text,
                    (parts[1] as? UIButton)?.title(for: .normal), segments?.titleForSegment(at: 0),
                    segments?.titleForSegment(at: 1), (parts[3] as? UITextField)?.placeholder,
                ].map { $0 ?? "-" }
            }
            return texts
        }
        #expect(texts("de") == ["Blatt", "Flut", "Los", "In", "Aus", "Name"])
        #expect(texts("en") == ["Form", "Tide", "Go", "In", "Out", "Name"])
    }

    @Test func observersOfOutletsRunOnce() throws {
        func cell(_ target: String) -> Data {
            xib(
                """
                <tableViewCell id="c" customClass="RedBuoyCell"><tableViewCellContentView key="contentView" id="cc">
                <subviews>\(storyboardLabel("Red", id: "l"))</subviews></tableViewCellContentView>
                <connections><outlet property="nameLabel" destination="\(target)" id="o"/></connections></tableViewCell>
                """)
        }
        let made = try #require(try objects(cell("l")).first as? RedBuoyCell)
        #expect(made.nameLabel.text == "Red")
        #expect(made.heard == ["name after nothing"])
        let said = faults(cell("cc"))
        #expect(said.count == 1 && said[0].contains("takes Optional<UILabel>, and the nib connects UIView"))
    }

    // MARK: Faults

    @Test func whatIsMissingIsTold() throws {
        let file = try StoryboardFile([Self.quay, Self.sign])
        defer { file.remove() }
        let storyboard = file.storyboard
        let said = warnings {
            #expect(storyboard.instantiateInitialViewController() == nil)
            _ = storyboard.instantiateViewController(withIdentifier: "Pier")
            let wrong: UITableViewController = storyboard.instantiateViewController(identifier: "Sign")
            #expect(wrong.storyboard == nil)
        }.map { $0.split(separator: ": ", maxSplits: 2).last.map(String.init) ?? "" }
        #expect(
            said == [
                "no screen is the initial one — tick Is Initial View Controller for one",
                "no screen has the storyboard id \"Pier\" — give it one of Quay, Sign",
                "the screen is a UIViewController, and a UITableViewController is asked for — change its class",
            ])
        let nowhere = warnings {
            #expect(UIStoryboard(name: "Attic", bundle: nil).instantiateInitialViewController() == nil)
        }
        #expect(nowhere.count == 1 && nowhere[0].contains("there is no such storyboard in"))
    }

    @Test func aScreenInItselfIsTold() throws {
        let file = try StoryboardFile([Self.navigation(to: "navigation")], initial: "navigation")
        defer { file.remove() }
        let said = warnings { #expect(file.storyboard.instantiateInitialViewController() == nil) }
        #expect(said.count == 1 && said[0].contains("this screen contains itself"))
    }

    @Test func classesAndOutletsThatAreNotThereAreTold() throws {
        let wrong = """
            <viewController storyboardIdentifier="A" id="a" customClass="NoSuchController" sceneMemberID="viewController"/>
            """
        let other = """
            <viewController storyboardIdentifier="B" id="b" sceneMemberID="viewController"><view key="view" id="v"/>
            <connections><outlet property="pier" destination="v" id="o"/></connections></viewController>
            """
        let file = try StoryboardFile([wrong, other])
        defer { file.remove() }
        let said = warnings {
            _ = file.storyboard.instantiateViewController(withIdentifier: "A")
            let second = file.storyboard.instantiateViewController(withIdentifier: "B")
            #expect(second.view != nil)
        }
        #expect(said.count == 2)
        #expect(said[0].contains("there is no class NoSuchController"))
        #expect(said[1].contains("UIViewController has no outlet pier"))
    }
}
