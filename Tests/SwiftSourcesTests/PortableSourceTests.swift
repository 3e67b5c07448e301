import SwiftSources
import Testing

/// What needs the Objective-C runtime gives way, and nothing else moves.
struct PortableSourceTests {
    @Test(
        arguments: [
            ("@objc func a() {}", "      func a() {}"),
            ("@objc(name) func a() {}", "            func a() {}"),
            ("@objc (a: Int)", "      (a: Int)"),
            ("@objcMembers class A {}", "             class A {}"),
            ("@nonobjc var a = 1", "         var a = 1"),
            ("@IBOutlet private weak var a: UILabel!", "@Outlet   private      var a: UILabel!"),
            ("@IBOutlet unowned(safe) var a: UILabel!", "@Outlet                 var a: UILabel!"),
            ("@IBOutlet\n    weak var a: A?; weak var b: B?", "@Outlet  \n         var a: A?; weak var b: B?"),
            ("@IBAction func a() { weak var b = c }", "          func a() { weak var b = c }"),
            ("@IBSegueAction func a(_ b: NSCoder)", "               func a(_ b: NSCoder)"),
            ("@UIApplicationMain class A {}", "@main              class A {}"),
            ("#if os(iOS) || os(macOS)\nos(iOS)", "#if true    || os(macOS)\nos(iOS)"),
            ("#elseif !os(iOS)", "#elseif !true   "),
            ("import CoreGraphics\nimport Foundation", "import UIKit       \nimport UIKit     "),
            ("import os.log\nimport os;", "import UIKit \nimport UIKit;"),
            ("import struct Foundation.URL", nil),
            ("@preconcurrency import QuartzCore", "@preconcurrency import UIKit     "),
            ("import UniformTypeIdentifiers", "import UIKit                 "),
            ("import FoundationNetworking", "import UIKit               "),
            ("import CoreGraphicsKit", nil),
            ("import Darwin\nimport Darwin.C", "import Glibc \nimport Glibc   "),
            ("import UIKit.UIColor\nimport SwiftUI.View", "import UIKit        \nimport SwiftUI     "),
            ("import UIKit\nimport SwiftUI", nil),
            ("import class UIKit.UIView", nil),
            ("let a = \"@objc #selector(b)\" // @objc", nil),
            ("let `import` = 1", nil),
            ("é @objc var é = 1", "é       var é = 1"),
            ("@objc", "     "),
            ("#selector(", "Selector(\"\")"),
            ("", nil),
        ] as [(String, String?)])
    func whatNeedsTheRuntimeIsReplaced(source: String, expected: String?) {
        #expect(PortableSource(source).text == expected)
    }

    @Test(arguments: [
        ("tapped", "tapped"),
        ("tapped(_:)", "tapped:"),
        ("Screen.tapped(_:)", "tapped:"),
        ("self.insert(_:at:)", "insert:at:"),
        ("insert(item:_:)", "insertWithItem::"),
        ("insert(at:)", "insertAt:"),
        ("insert(format:)", "insertWithFormat:"),
        ("getter: Screen.name", "name"),
        ("setter: name", "setName:"),
        ("(tapped as () -> Void)", "tapped"),
        ("Screen.tapped(_:) as (Screen) -> (UIButton) -> Void", "tapped:"),
        ("((Screen.tapped(_:)) as (Screen) -> (UIButton) -> Void)", "tapped:"),
        (" (Screen.tap) as (Screen) -> () -> Void", "tap"),
        ("UIResponderStandardEditActions.copy(_:)", "copy:"),
        ("`default`", "default"),
    ])
    func selectorsHaveTheNamesOfObjectiveC(expression: String, name: String) throws {
        let text = try #require(PortableSource("send(#selector(\(expression)), 1)").text)
        let call = "send(Selector(\"\(name)\")"
        #expect(text.hasPrefix(call))
        #expect(text.dropFirst(call.count).trimmingPrefix { $0 == " " } == ", 1)")
    }

    @Test func observersOfOutletsRun() throws {
        let source = """
            final class Row: UITableViewCell {
                @IBOutlet private weak var name: UILabel! {
                    didSet { name.text = "}" }
                }
                @IBOutlet var plain: UILabel!
                @IBOutlet var parts: [UIView] = [] { willSet {} }
                var size: CGFloat { didSet {} }
                class func make() -> Row { Row() }
            }
            """
        let text = try #require(PortableSource(source).text)
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.count == source.split(separator: "\n").count)
        #expect(lines[1] == "    @Outlet   private      var name: UILabel! {")
        #expect(
            lines[8] == " enum GalleyObservedOutlets: ObservedOutlets { @MainActor static func connect(_ name: String, "
                + "of object: AnyObject, to value: Any) -> Bool? { guard let object = object as? Row else { return nil }; "
                + "switch name { case \"name\": return set(&object.name, to: value); "
                + "case \"parts\": return set(&object.parts, to: value); default: return nil } } } }")
    }

    @Test(arguments: [
        "class A { @IBOutlet var a: B! }", "class A { @IBOutlet var a: B!\n func c() { didSet {} } }",
        "class A { @IBOutlet var a: B!; var b: C { didSet {} } }", "@IBOutlet var a: B! { didSet {} }",
        "class A { func b() { @IBOutlet var a: B! { didSet {} } } }", "class A { @IBOutlet", "} } @IBOutlet var a {",
    ])
    func outletsWithoutObserversNeedNothing(source: String) throws {
        let text = try #require(PortableSource(source).text)
        #expect(!text.contains("ObservedOutlets"))
    }

    @Test func keyPathsAreTheirNames() {
        #expect(PortableSource("a(#keyPath(Tea.maker.name))").text == "a(\"maker.name\"            )")
        #expect(PortableSource("a(#keyPath(name))").text == "a(\"name\"        )")
    }

    @Test func whatComesAfterKeepsItsLineAndColumn() throws {
        let source = """
            @objc(A)
            class A: B {
                @IBOutlet weak var label: UILabel!
                let a = #selector(
                    A.tapped(_:) // the button
                ); let b = 1
            }
            """
        let text = try #require(PortableSource(source).text)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 7)
        #expect(lines[3].hasPrefix("    let a = Selector(\"tapped:\")"))
        #expect(lines[5] == "     ; let b = 1")
        #expect(lines[2] == "    @Outlet        var label: UILabel!")
    }
}
