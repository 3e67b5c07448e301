import DisplayLists
import ResourceFiles
import Scenes
import Testing
import UIKit

/// Values that take the place of a scene's.
@MainActor struct SceneParameterTests {
    private static let scene = """
        { traits: { size: { width: 320, height: 400 } }, list: { appearance: "insetGrouped" },
          sections: [
            { header: "Fruit", items: [
              { text: "Apple", secondaryText: "1", style: "valueCell" },
              { text: "Pear", state: ["expanded"], children: [{ text: "Williams" }, { text: "Nashi" }] },
              { text: "Quince" },
            ] },
            { items: [{ image: { systemName: "leaf" } }] },
          ] }
        """

    /// The texts of the picture, or the faults.
    private func texts(_ parameters: [(String, String)]) -> [String] {
        var environment = SceneEnvironment(name: "s", folder: "")
        environment.overrides.parameters = parameters.map { SceneParameter(path: $0.0, value: $0.1) }
        do {
            let scene = try Scene(Array(Self.scene.utf8), environment)
            let snapshot = WindowSnapshot.take(of: scene.makeViewController(), scene.request)
            return snapshot.report.nodes.compactMap { node in node.text.map { "\(node.path) \($0.text)" } }.sorted()
        } catch {
            return error.lines
        }
    }

    @Test func aPathOfTheReportNamesAValue() {
        #expect(texts([("section 0/item 0/text", "Lime")]).contains("section 0/item 0/text Lime"))
        // Rows of an expanded outline count as the report counts them.
        #expect(texts([("section 0/item 2/text", "Conference")]).contains("section 0/item 2/text Conference"))
        #expect(texts([("section 0/item 4/text", "Medlar")]).contains("section 0/item 4/text Medlar"))
    }

    @Test func textsStayTextsAndOtherValuesAreJSON5() {
        #expect(texts([("section 0/item 0/secondaryText", "12")]).contains("section 0/item 0/secondaryText 12"))
        #expect(texts([("section 0/item 4/secondaryText", "12")]).contains("section 0/item 4/secondaryText 12"))
        #expect(texts([("section 0/item 0/text", "\"a\\nb\"")]).contains("section 0/item 0/text a\nb"))
        #expect(texts([("section 0/items", "[{ text: 'One' }]")]).filter { $0.hasPrefix("section 0/item") }.count == 1)
        #expect(texts([("list/appearance", "plain")]).count == texts([]).count)
        #expect(
            texts([("section 0/item 0/textProperties/numberOfLines", "x")]).first?.contains("\"numberOfLines\"") == true
        )
    }

    @Test func headersAreTextsOrObjects() {
        #expect(texts([("section 0/header", "Roots")]).contains { $0.hasSuffix("Roots") })
        #expect(texts([("section 0/header/text", "Roots")]).contains { $0.hasSuffix("Roots") })
        let both = texts([("section 0/header/secondaryText", "and nuts")])
        #expect(both.contains { $0.hasSuffix("Fruit") } && both.contains { $0.hasSuffix("and nuts") })
    }

    @Test func oneWordNamesEveryRowThatHasIt() {
        let texts = texts([("text", "Same")])
        #expect(texts.filter { $0.hasSuffix("text Same") && $0.contains("/item ") }.count == 5)
        #expect(!texts.contains { $0.hasPrefix("section 1") })
        #expect(self.texts([("section 1/item */text", "New")]).contains("section 1/item 0/text New"))
    }

    @Test func laterValuesWin() {
        #expect(texts([("text", "Same"), ("section 0/item 0/text", "Other")]).contains("section 0/item 0/text Other"))
    }

    @Test(arguments: [
        ("section 7/item 0/text", "x", "there is no section 7 — the last one is section 1"),
        ("section 0/item 9/text", "x", "there is no item 9 — the last one is item 4"),
        ("section x/item 0/text", "x", "this is no path"), ("", "x", "this is no path"),
        ("section -1/text", "x", "this is no path"), ("txt", "x", "nothing in the scene has it"),
        ("section 0/item 0/txt", "x", "s: \"section 0/item 0/txt\": an item has no key \"txt\""),
        ("section 0/item 0/image/systemName", "3", "s: \"section 0/item 0/image/systemName\": "),
        ("section 0/item 0/text/more", "x", "an item has no"), ("section *", "x", "end it with a key"),
        ("section 0/item 0/accessories", "[", "the value \"[\" cannot be read"),
        ("section 99999999999999999999/text", "x", "this is no path"),
    ])
    func faultsNameThePath(path: String, value: String, message: String) {
        let lines = texts([(path, value)])
        #expect(lines.contains { $0.hasPrefix("s: ") || $0.hasPrefix("s:") }, "\(lines)")
        guard path != "section 0/item 0/text/more" else { return }
        #expect(lines.contains { $0.contains(message) }, "\(lines)")
        // The scene's lines are not to blame.
        #expect(!lines.contains { $0.contains(#/^s:-?\d/#) }, "\(lines)")
    }
}
