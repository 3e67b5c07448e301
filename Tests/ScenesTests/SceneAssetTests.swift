import DisplayLists
import Foundation
import ResourceFiles
import Scenes
import Testing
import UIKit

/// Colours and images of asset catalogues in scenes.
@MainActor struct SceneAssetTests {
    private static let dark = "appearances: [{ appearance: 'luminosity', value: 'dark' }]"
    private static let high = "appearances: [{ appearance: 'contrast', value: 'high' }]"
    private static func square(_ side: Int) -> String {
        "<svg xmlns='http://www.w3.org/2000/svg' width='\(side)' height='\(side)'><rect width='9' height='9'/></svg>"
    }
    private static func color(_ red: String) -> String {
        "color: { components: { red: '\(red)', green: '0', blue: '0' } }"
    }

    private static let files: [String: String] = [
        "Brand.colorset/Contents.json":
            "{ colors: [{ \(color("0x10")) }, { \(color("0x20")), \(dark) }, { \(color("0x30")), \(high) }] }",
        "Icons/Contents.json": "{ properties: { 'provides-namespace': true } }",
        "Icons/Mark.imageset/Contents.json": """
        { images: [{ filename: 'light.svg' }, { filename: 'dark.svg', \(dark) }, { filename: 'de.svg', locale: 'de' },
          { filename: 'rtl.svg', 'language-direction': 'right-to-left' }] }
        """,
        "Icons/Mark.imageset/light.svg": square(20), "Icons/Mark.imageset/dark.svg": square(21),
        "Icons/Mark.imageset/de.svg": square(22), "Icons/Mark.imageset/rtl.svg": square(23),
        "Old.imageset/Contents.json": "{ images: [{ filename: 'old.pdf' }] }", "Old.imageset/old.pdf": "%PDF-1.4",
        "Broken.colorset/Contents.json": "{ colors: [{ color: 1 }] }",
        "Odd.colorset/Contents.json": "{ colors: [{ color: { reference: 'systemBleuColor' } }] }",
    ]

    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (name, text) in Self.files {
            let path = URL(filePath: "\(folder)/Media.xcassets/\(name)")
            try FileManager.default.createDirectory(
                at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: path)
        }
        try body("\(folder)/")
    }

    private static func scene(_ item: String, top: String = "") -> String {
        "{ \(top) traits: { size: { width: 320, height: 200 } }, list: { appearance: 'plain' }, sections: [{ items: [\n"
            + "\(item)] }] }"
    }

    private static let row = """
        { text: "A", image: { named: "Icons/Mark" }, textProperties: { color: { named: "Brand" } },
          accessories: [{ type: "customView", named: "Icons/Mark" }] }
        """

    private func report(
        _ text: String, _ folder: String, _ change: (inout SceneEnvironment) -> Void = { _ in }
    ) throws -> (scene: Scene, nodes: [LayoutNode]) {
        var environment = SceneEnvironment(name: "s.json5", folder: folder)
        change(&environment)
        let scene = try Scene(Array(text.utf8), environment)
        return (scene, WindowSnapshot.take(of: scene.makeViewController(), scene.request).report.nodes)
    }

    /// The side of the image, and the colour of the text.
    private func drawn(_ folder: String, _ change: (inout SceneEnvironment) -> Void) throws -> String {
        let nodes = try report(Self.scene(Self.row), folder, change).nodes
        let sides = nodes.filter { $0.image != nil }.map { "\(Int($0.frame.width.rounded()))" }
        let color = nodes.first { $0.text?.text == "A" }?.color
        return (sides + [color?.hexadecimal ?? "none"]).joined(separator: " ")
    }

    @Test func variantsChooseTheirOwn() throws {
        try withFolder { (folder) throws in
            let changes: [(expected: String, change: (inout SceneEnvironment.Overrides) -> Void)] = [
                ("20 #100000FF", { _ in }), ("21 #200000FF", { $0.userInterfaceStyle = .dark }),
                ("20 #300000FF", { $0.accessibilityContrast = .high }),
                ("22 #100000FF", { $0.locale = "de-AT" }),
                ("23 #100000FF", { $0.layoutDirection = .rightToLeft }),
            ]
            for (expected, change) in changes {
                let drawn = try drawn(folder) { change(&$0.overrides) }
                #expect(drawn == expected)
            }
        }
    }

    @Test func catalogsAreNamedAskedForOrBesideTheScene() throws {
        try withFolder { (folder) throws in
            let named = try report(Self.scene(Self.row, top: "assets: ['Media.xcassets'],"), folder).scene
            #expect(
                named.files.keys.sorted() == ["Media.xcassets/Brand.colorset", "Media.xcassets/Icons/Mark.imageset"])
            let asked = try report(Self.scene(Self.row), "/") { $0.assets = ["\(folder)Media.xcassets"] }.scene
            #expect(asked.files.keys.allSatisfy { $0.hasPrefix("\(folder)Media.xcassets/") })
            #expect(throws: SceneError.self) { try report(Self.scene(Self.row, top: "assets: [],"), folder) }
            #expect(throws: SceneError.self) {
                try report(Self.scene(Self.row, top: "assets: '../x.xcassets',"), folder)
            }
        }
    }

    @Test(arguments: [
        (
            "{ image: { named: 'Icons/Marc' } }",
            "2:19: there is no image \"Icons/Marc\" in the asset catalogues — did you mean \"Icons/Mark\"?"
        ),
        (
            "{ textProperties: { color: { named: 'Brnd' } } }",
            "2:37: there is no colour \"Brnd\" in the asset catalogues — did you mean \"Brand\"?"
        ),
        (
            "{ textProperties: { color: { light: { named: 'Zzzzzzzzz' }, dark: '#000' } } }",
            "2:46: there is no colour \"Zzzzzzzzz\" in the asset catalogues — give \"Brand\", \"Broken\" or \"Odd\""
        ),
        (
            "{ image: { named: 'Old' } }",
            "2:19: the image \"Old\": Old.imageset/old.pdf: PDF is not read — convert it to PNG, JPEG or SVG"
        ),
        (
            "{ textProperties: { color: { named: 'Brand', light: '#000' } } }",
            "2:28: a colour has both \"light\" and \"named\" — keep one of them"
        ),
    ])
    func faultsHaveTheirPlace(item: String, line: String) throws {
        try withFolder { (folder) throws in
            let error = #expect(throws: SceneError.self) { try report(Self.scene(item), folder) }
            #expect(error?.lines.first == "s.json5:\(line)")
        }
    }

    @Test func brokenSetsAreToldWhereTheyAreUsed() throws {
        try withFolder { (folder) throws in
            for (name, part) in [("Broken", "Contents.json:1:21: \"color\" is a number"), ("Odd", "systemBleuColor")] {
                let item = "{ textProperties: { color: { named: '\(name)' } } }"
                let error = #expect(throws: SceneError.self) { try report(Self.scene(item), folder) }
                let line = error?.lines.first ?? ""
                #expect(line.hasPrefix("s.json5:2:37: the colour \"\(name)\" cannot be used — "), "\(line)")
                #expect(line.contains(part), "\(line)")
            }
        }
        let error = #expect(throws: SceneError.self) { try report(Self.scene("{ image: { named: 'A' } }"), "/") }
        #expect(error?.lines.first?.hasSuffix("— name a catalogue: assets: \"Assets.xcassets\"") == true)
        let missing = Self.scene("{}", top: "assets: 'No.xcassets',")
        let other = #expect(throws: SceneError.self) { try report(missing, "/tmp/") }
        #expect(
            other?.lines == [
                "s.json5:1:11: there is no asset catalogue \"No.xcassets\" — name a folder such as Assets.xcassets"
            ])
    }
}
