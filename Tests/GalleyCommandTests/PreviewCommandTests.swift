import Foundation
import Testing

/// Source files to pictures. The compiler and the previews run in processes of their own, and so does the command.
struct PreviewCommandTests {
    private let folder: TemporaryFolder
    private let galley: String

    init() throws {
        folder = try TemporaryFolder()
        galley = try Executable.path()
    }

    private struct Answer {
        var status: Int32
        var output: String
        var errors: [String]
    }

    /// Runs the command in the folder.
    private func preview(_ words: String...) throws -> Answer {
        let process = Process()
        process.executableURL = URL(filePath: galley)
        process.arguments = ["preview"] + words
        process.currentDirectoryURL = URL(filePath: folder.path)
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (folder.path + "/stdout", folder.path + "/stderr")
        for file in [output, errors] { _ = FileManager.default.createFile(atPath: file, contents: nil) }
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = FileHandle(forWritingAtPath: errors)
        try process.run()
        process.waitUntilExit()
        func text(_ file: String) -> String {
            String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
        }
        return Answer(
            status: process.terminationStatus, output: text(output),
            errors: text(errors).split(separator: "\n").map(String.init))
    }

    /// Width and height of a PNG in the folder, pixels.
    private func size(_ name: String) -> [Int]? {
        guard let bytes = folder.bytes(of: name), bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
            return nil
        }
        return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test func everyPreviewOfAnAppIsDrawn() throws {
        _ = try folder.write(
            """
            import SwiftUI
            struct Row: View {
                var title: String
                var body: some View { Text(title) }
            }
            // #Preview("Comment") { Row(title: "") }
            let text = "#Preview { }"
            #Preview("Wide / open", traits: .fixedLayout(width: 100, height: 40)) {
                Row(title: "}")
            }
            struct Row_Previews: PreviewProvider {
                static var previews: some View {
                    Row(title: "a").previewLayout(.fixed(width: 50, height: 20))
                }
            }
            """, to: "Row.swift")
        _ = try folder.write(
            """
            import UIKit
            final class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = Row(title: "Screen").title
                    // Rounding and powers are C's: the program has to be linked with them.
                    let third = (view.bounds.width / 3).rounded(.down)
                    print(pow(third, 2) > 1 ? "loaded" : "empty")
                }
            }
            @main final class AppDelegate: UIResponder {
                static func main() { fatalError("an app's own start does not run") }
            }
            #Preview(traits: .landscapeLeft) { Screen() }
            """, to: "Screen.swift")
        let answer = try preview(
            "Row.swift", "Screen.swift", "-o", "out/", "--device", "iPhone SE (3rd generation)", "--format", "json")
        #expect(answer.errors == ["loaded"])
        #expect(answer.status == 0)
        #expect(size("out/Row.Wide-open.png") != nil)
        #expect(size("out/Row.2.png") != nil)
        #expect(size("out/Screen.png") == [1334, 750])
        #expect(answer.output.contains(#""input": "Row.swift", "line": 8, "preview": "Wide / open""#))
        #expect(answer.output.contains(#""input": "Row.swift", "line": 11, "preview": null"#))

        let variants = try preview(
            "Row.swift", "-o", "out", "--style", "light,dark", "--size", "30x20", "--format", "text")
        #expect(
            variants.output == """
                out/Row.Wide-open.light.png 90×60
                out/Row.Wide-open.dark.png 90×60
                out/Row.2.light.png 90×60
                out/Row.2.dark.png 90×60

                """)
        #expect(folder.bytes(of: "out/Row.2.light.png") != folder.bytes(of: "out/Row.2.dark.png"))

        let one = try preview("Row.swift", "-o", "-")
        #expect(
            one.errors == ["galley: error: standard output takes one picture, but there are 2 — name a folder"]
        )
        #expect(one.status == 2)
    }

    @Test func whatNeedsTheObjectiveCRuntimeIsTakenAsItIs() throws {
        _ = try folder.write(
            """
            import CoreGraphics
            import UIKit
            #if os(iOS)
            @objc protocol RowDelegate: AnyObject { func rowWasTapped() }
            @objcMembers final class Row: UIView {
                @IBOutlet private weak var button: UIButton!
                @objc(delegate) weak var delegate: RowDelegate?
                override func didMoveToWindow() {
                    let button = UIButton(type: .system)
                    button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(Row.update), name: UIContentSizeCategory.didChangeNotification, object: nil)
                    addSubview(button)
                    self.button = button
                    print(self.button === button, URL(filePath: #filePath).lastPathComponent, #line)
                }
                @objc private func tapped(_ sender: UIButton) { delegate?.rowWasTapped() }
                @objc func update() {}
            }
            #endif
            #Preview(traits: .fixedLayout(width: 30, height: 20)) { Row() }
            """, to: "Row.swift")
        let answer = try preview("Row.swift", "-o", "out/", "--format", "json")
        #expect(answer.errors == ["true Row.swift 15"])
        #expect(answer.status == 0)
        #expect(size("out/Row.png") == [90, 60])
        #expect(answer.output.contains(#""input": "Row.swift", "line": 21"#))

        _ = try folder.write("@objc final class A {}; let a: Int = \"\"\n@objc let b = missing\n", to: "Row.swift")
        #expect(
            try preview("Row.swift").errors.map { $0.prefix(34) } == [
                "galley: error: Row.swift:1:38: can", "galley: error: Row.swift:2:15: can",
            ])
    }

    @Test func whatIsPutOffIsWaitedFor() throws {
        _ = try folder.write(
            """
            import SwiftUI
            import UIKit
            final class Screen: UIViewController {
                private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
                private let isLater: Bool
                init(isLater: Bool) {
                    self.isLater = isLater
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { nil }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(label)
                    guard isLater else { return label.text = "ab" }
                    DispatchQueue.main.async { self.label.text = "a" }
                    Task {
                        let more = await load("b")
                        label.text = (label.text ?? "") + more
                    }
                }
            }
            func load(_ text: String) async -> String {
                try? await Task.sleep(nanoseconds: 2_000_000)
                return text
            }
            struct Loaded: View {
                @State var text = ""
                var body: some View {
                    Text(text).task { text = await load(await load("c")) }
                }
            }
            #Preview("Later", traits: .fixedLayout(width: 40, height: 20)) { Screen(isLater: true) }
            #Preview("Now", traits: .fixedLayout(width: 40, height: 20)) { Screen(isLater: false) }
            #Preview("Task", traits: .fixedLayout(width: 40, height: 20)) { Loaded() }
            #Preview("Text", traits: .fixedLayout(width: 40, height: 20)) { Text("c") }
            """, to: "Load.swift")
        let answer = try preview("Load.swift", "-o", "out")
        #expect(answer.errors == [])
        let later = try #require(folder.bytes(of: "out/Load.Later.png"))
        #expect(later == folder.bytes(of: "out/Load.Now.png"))
        let task = try #require(folder.bytes(of: "out/Load.Task.png"))
        #expect(task == folder.bytes(of: "out/Load.Text.png"))
        #expect(task != later)
    }

    @Test func aModuleThatIsMissingIsToldWithARemedy() throws {
        _ = try folder.write(
            "import SwiftUI\nimport MapKit\n#Preview { Map() }\n", to: "Chart.swift")
        let answer = try preview("Chart.swift")
        #expect(answer.status == 2)
        #expect(
            answer.errors == [
                "galley: error: Chart.swift:2:8: no such module 'MapKit': previews have UIKit, SwiftUI, Combine and the "
                    + "toolchain's modules; put the import and what needs it inside #if canImport(MapKit)"
            ])
    }

    @Test func whatPreviewsShareIsWaitedFor() throws {
        _ = try folder.write(
            """
            import SwiftUI
            struct Shared: PreviewModifier {
                static func makeSharedContext() async throws -> String {
                    try await Task.sleep(nanoseconds: 2_000_000)
                    return "c"
                }
                func body(content: Content, context: String) -> some View { ZStack { content; Text(context) } }
            }
            #Preview("Shared", traits: .modifier(Shared()), .fixedLayout(width: 40, height: 20)) { Text("") }
            #Preview("Plain", traits: .fixedLayout(width: 40, height: 20)) { ZStack { Text(""); Text("c") } }
            """, to: "Share.swift")
        let answer = try preview("Share.swift", "-o", "out")
        #expect(answer.errors == [])
        let shared = try #require(folder.bytes(of: "out/Share.Shared.png"))
        #expect(shared == folder.bytes(of: "out/Share.Plain.png"))
    }

    @Test func faultsAreToldWhereTheyAreAndOthersAreDrawn() throws {
        _ = try folder.write("let number: Int = \"text\"\nlet other = missing\n", to: "Broken.swift")
        _ = try folder.write("import SwiftUI\n#Preview { Text(\"\\(number)\") }\n", to: "Needy.swift")
        _ = try folder.write(
            """
            import SwiftUI
            #Preview("Good", traits: .fixedLayout(width: 20, height: 10)) { Text("a") }
            #Preview("Bad") {
                let numbers = [1]
                Text("\\(numbers[numbers.count])")
            }
            #Preview("Last", traits: .fixedLayout(width: 20, height: 10)) { Text("b") }
            """, to: "Fine.swift")
        let answer = try preview("Broken.swift", "Fine.swift", "Needy.swift", "missing.swift", "-o", "out")
        #expect(answer.status == 3)
        #expect(answer.errors.count == 5)
        #expect(answer.errors.first == "galley: error: missing.swift: there is no such file — check the path")
        #expect(answer.errors.contains { $0.hasPrefix("galley: error: Broken.swift:1:19: ") })
        #expect(answer.errors.contains { $0.hasPrefix("galley: error: Broken.swift:2:13: ") })
        #expect(answer.errors.contains("galley: error: Needy.swift: not drawn, since it needs a file that has errors"))
        #expect(answer.errors.last?.hasPrefix("galley: error: Fine.swift:3: preview \"Bad\": the code stops") == true)
        #expect(size("out/Fine.Good.png") == [60, 30])
        #expect(size("out/Fine.Last.png") == [60, 30])
        #expect(folder.names.filter { $0.hasPrefix("out/") } == ["out/Fine.Good.png", "out/Fine.Last.png"])
    }

    @Test func catalogsBesideTheSourceAreFound() throws {
        let set = "\(folder.path)/App/Assets.xcassets/Leaf.colorset"
        try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
        _ = try folder.write(
            """
            { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
              "components": { "red": "0.2", "green": "0.6", "blue": "0.2", "alpha": "1" } } }] }
            """, to: "App/Assets.xcassets/Leaf.colorset/Contents.json")
        _ = try folder.write(
            """
            import UIKit
            #Preview(traits: .fixedLayout(width: 4, height: 4)) {
                let view = UIView()
                view.backgroundColor = UIColor(named: "Leaf")
                return view
            }
            """, to: "App/Leaf.swift")
        let answer = try preview("App/Leaf.swift", "--strict", "-o", "leaf.png")
        #expect(answer.errors == [])
        #expect(size("leaf.png") == [12, 12])
    }

    @Test func aFileWithoutPreviewsSaysWhatToAdd() throws {
        _ = try folder.write(
            "import UIKit\nfinal class Cell: UIView {}\nfinal class Screen: UIViewController {}\n", to: "Screen.swift")
        let answer = try preview("Screen.swift")
        #expect(
            answer.errors == [
                "galley: error: Screen.swift: no previews — add one at the end: #Preview { Screen() }, or one for Cell"
            ])
        #expect(answer.status == 2)
    }
}
