import Foundation
import Testing
import UIKit

/// A class of a nib, with outlets.
class TicketView: UIView {
    @Outlet var title: UILabel!
    @Outlet(.weak) var icon: UIImageView!
    @Outlet var parts: [UIView]!
    @Outlet var gap: NSLayoutConstraint!
    var plain: UILabel?
    private(set) var steps: [String] = []
    private(set) var mood = ""

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        steps.append("init: \(subviews.count) subviews, \(constraints.count) constraints, \(title == nil)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        steps.append("awake: \(title.text ?? "")")
    }

    override func setValue(_ value: Any?, forKey key: String) {
        if key == "mood" { mood = value as? String ?? "" } else { super.setValue(value, forKey: key) }
    }
}

/// Inherits its outlets.
class LateTicketView: TicketView {}

/// Forgets to hand the coder on.
class ForgetfulView: UIView {
    required init?(coder: NSCoder) { super.init(frame: CGRect(x: 1, y: 1, width: 1, height: 1)) }
}

/// Is never there.
class AbsentView: UIView {
    required init?(coder: NSCoder) { nil }
}

/// Makes the nib it is in.
class EndlessView: UIView {
    static var data = Data()
    override func awakeFromNib() {
        super.awakeFromNib()
        UINib(data: Self.data, bundle: nil).instantiate(withOwner: nil)
    }
}

/// Loads its view from a nib.
class TicketController: UIViewController {
    @Outlet var title2: UILabel!
}

@MainActor
struct NibConnectionTests {
    private func ticket(_ connections: String, type: String = "TicketView", inside: String = "") -> Data {
        xib(
            view: """
                <subviews><label text="Rome" id="t"/><imageView id="i"/></subviews>
                <constraints><constraint firstItem="i" firstAttribute="top" secondItem="t" secondAttribute="bottom" id="g"/>
                </constraints>\(inside)<connections>\(connections)</connections>
                """, attributes: "customClass=\"\(type)\" customModule=\"App\" customModuleProvider=\"target\"")
    }
    private let all = """
        <outlet property="title" destination="t" id="1"/><outlet property="icon" destination="i" id="2"/>
        <outlet property="gap" destination="g" id="3"/>
        <outletCollection property="parts" destination="i" id="4"/><outletCollection property="parts" destination="t" id="5"/>
        """

    @Test(arguments: ["TicketView", "LateTicketView"]) func outletsOfACustomClass(type: String) throws {
        let view: TicketView = try #require(try first(ticket(all, type: type)))
        #expect("\(Swift.type(of: view))" == type)
        #expect(view.title.text == "Rome" && view.icon === view.subviews[1])
        #expect(
            view.parts.map { ObjectIdentifier($0) }
                == [view.subviews[1], view.subviews[0]].map { ObjectIdentifier($0) })
        #expect(view.gap.firstAttribute == .top && view.gap.isActive)
        #expect(view.steps == ["init: 2 subviews, 1 constraints, true", "awake: Rome"])
    }

    @Test func aWeakOutletHoldsNothing() throws {
        let view: TicketView = try #require(try first(ticket(all)))
        view.icon.removeFromSuperview()
        #expect(view.icon != nil)
        view.parts = nil
        #expect(view.icon == nil)
        view.title.removeFromSuperview()
        #expect(view.title != nil)
    }

    @Test(arguments: [
        (#"<outlet property="nothing" destination="t" id="1"/>"#, "TicketView has no outlet nothing"),
        (#"<outlet property="plain" destination="t" id="1"/>"#, "TicketView.plain is no outlet"),
        (
            #"<outlet property="icon" destination="t" id="1"/>"#,
            "takes Optional<UIImageView>, and the nib connects UILabel"
        ),
        (#"<outlet property="title" destination="zzz" id="1"/>"#, "leads to \"zzz\""),
    ])
    func outletsThatCannotBe(outlet: String, message: String) {
        let found = faults(ticket(outlet))
        #expect(found.count == 1 && found[0].contains(message) && found[0].contains(" — "), "\(found)")
    }

    @Test func allFaultsAtOnceWithTheirPlaces() {
        let data = ticket(
            #"<outlet property="a" destination="t" id="1"/><outlet property="title" destination="zzz" id="2"/>"#,
            inside: #"<color key="backgroundColor" systemColor="mauve"/>"#)
        #expect(faults(data).count == 3)
        do throws(NibError) {
            _ = try UINib(data: data, bundle: nil).load(withOwner: nil)
        } catch {
            #expect(error.faults.allSatisfy { $0.line > 6 && $0.column > 1 })
            #expect(error.description.split(separator: "\n").allSatisfy { $0.hasPrefix("nib:") })
        }
    }

    @Test func runtimeAttributesOfACustomClass() throws {
        let attributes = """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="mood" value="fine"/>
            </userDefinedRuntimeAttributes>
            """
        let view: TicketView? = try first(ticket(all, inside: attributes))
        #expect(view?.mood == "fine")
    }

    @Test func classesThatAreNotThere() throws {
        #expect(faults(ticket("", type: "NoSuchView")).map { $0.contains("NoSuchView of module App") } == [true])
        #expect(faults(ticket("", type: "ImportTests")).count == 1)
        #expect(
            faults(xib("<label customClass=\"TicketView\" id=\"x\"/>")).map { $0.contains("not a UILabel") } == [true])
        #expect(faults(ticket("", type: "AbsentView")).count == 1)
        #expect(faults(xib("<wheel id=\"x\"/>")).map { $0.contains("<wheel>") } == [true])
    }

    @Test func aClassThatForgetsTheCoderIsFilledAnyway() throws {
        let view: ForgetfulView? = try first(ticket("", type: "ForgetfulView"))
        #expect(view?.frame.width == 320 && view?.subviews.count == 2)
    }

    @Test func ownersAndTopLevelObjects() throws {
        let data = xib(
            """
            <placeholder placeholderIdentifier="guest" id="g"><connections>
            <outlet property="title" destination="b" id="4"/></connections></placeholder>
            <view id="a"/><label text="B" id="b"/><tapGestureRecognizer id="tap"/>
            """)
        let owned = Data(
            String(decoding: data, as: UTF8.self).replacingOccurrences(
                of: "id=\"-1\" userLabel=\"File's Owner\"/>",
                with: """
                    id="-1"><connections><outlet property="view" destination="a" id="1"/>
                    <outlet property="title2" destination="b" id="2"/></connections></placeholder>
                    """
            ).utf8)
        let guest = TicketView(coder: NSCoder())
        let controller = TicketController()
        let made = try objects(owned, owner: controller, options: [.externalObjects: ["guest": guest as Any]])
        #expect(made.map { "\(type(of: $0))" } == ["UIView", "UILabel"])
        #expect(controller.view === made[0] as? UIView && controller.title2 === made[1] as? UILabel)
        #expect(guest?.title === controller.title2)
        #expect(faults(owned).count == 2)
    }

    @Test func nibsThatMakeThemselvesEnd() throws {
        EndlessView.data = ticket("", type: "EndlessView")
        let said = try warnings { _ = try objects(EndlessView.data) }
        #expect(said.count == 1 && said[0].contains("while it is being made"))
    }

    @Test func aMissingNibIsToldAndEmpty() {
        let said = warnings {
            #expect(UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil).isEmpty)
            #expect(Bundle.main.loadNibNamed("../Nowhere", owner: nil) == nil)
        }
        #expect(said.count == 2 && said[0].hasPrefix("Nowhere.xib:1:1: there is no such nib in /"))
    }

    @Test func aControllersNibThatIsNotThere() {
        let said = warnings {
            let controller = UIViewController(nibName: "Nowhere", bundle: nil)
            #expect(controller.view.subviews.isEmpty)
            #expect(UIViewController().view != nil)
        }
        #expect(said.count == 1)
    }
}
