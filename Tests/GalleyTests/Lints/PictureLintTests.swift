import DisplayLists
import Foundation
import Galley
import Testing

/// What is found wrong with a picture, and what is not. Real scenes first, then lists made by hand for what scenes do
/// not easily show.
@MainActor struct PictureLintTests {
    private func findings(
        _ scene: String, _ rule: Finding.Rule, _ change: (inout SceneOverrides) -> Void = { _ in }
    ) throws -> [Finding] {
        var overrides = SceneOverrides()
        change(&overrides)
        let picture = try ScenePictures.solve(ScenePictures.Source(Array(scene.utf8)), overrides)
        return PictureLints.findings(in: picture, [rule])
    }

    private func scene(_ item: String, width: Int = 320) -> String {
        """
        { traits: { size: { width: \(width), height: 300 }, scale: 2 }, list: { appearance: "insetGrouped" },
          sections: [{ items: [{ text: "Plain" }, \(item)] }] }
        """
    }

    // MARK: Truncated

    @Test func truncatedTextIsFound() throws {
        let long =
            ##"{ text: "A title that is much too long for its single line", textProperties: { numberOfLines: 1 } }"##
        let found = try findings(scene(long), .truncated)
        #expect(found.map(\.path) == ["section 0/item 1/text"])
        #expect(found.first?.message.hasPrefix("text is truncated: \"A title that is much too long") == true)
        #expect(
            try findings(scene(##"{ text: "A title that is much too long for one line and has more" }"##), .truncated)
                .isEmpty)
        #expect(try findings(scene(long, width: 700), .truncated).isEmpty)
    }

    // MARK: Contrast

    @Test(arguments: [
        (##"{ text: "Pale", textProperties: { color: "#AAAAAA" } }"##, true),
        (##"{ text: "Dark", textProperties: { color: "#555555" } }"##, false),
        // Below 4.5 and above 3: too little for body text, enough for large text.
        (##"{ text: "Grey", textProperties: { color: "#8A8A8A" } }"##, true),
        (##"{ text: "Grey", textProperties: { color: "#8A8A8A", font: "title1" } }"##, false),
        (
            ##"{ text: "On blue", textProperties: { color: "#777777" }, background: { backgroundColor: "systemBlue" } }"##,
            true
        ),
        (
            ##"{ text: "On blue", textProperties: { color: "white" }, background: { backgroundColor: "#003366" } }"##,
            false
        ),
        // The system's own choices.
        (##"{ text: "A", secondaryText: "B", style: "subtitleCell" }"##, false),
        // Not on a background of its own.
        (
            ##"{ text: "A", textProperties: { color: "secondaryLabel" }, background: { backgroundColor: "#888888" } }"##,
            true
        ),
        (##"{ text: "A", textProperties: { color: "#AAAAAA80" } }"##, true),
    ])
    func textHasToStandOut(item: String, isFound: Bool) throws {
        let found = try findings(scene(item), .contrast)
        #expect(found.map(\.path) == (isFound ? ["section 0/item 1/text"] : []), "\(found)")
        if isFound { #expect(found.first?.message.contains("less than") == true) }
    }

    @Test func whatIsFineInOneStyleIsFoundInTheOther() throws {
        let item = ##"{ text: "Ink", textProperties: { color: "#333333" } }"##
        #expect(try findings(scene(item), .contrast).isEmpty)
        let dark = try findings(scene(item), .contrast) { $0.isDark = true }
        #expect(dark.map(\.path) == ["section 0/item 1/text"])
    }

    @Test func wholeScreensOfTheSystemAreFree() throws {
        for style in [true, false] {
            for size in ["large", "accessibility3"] {
                for rule in [Finding.Rule.contrast, .clipped, .overlapping] {
                    let found = try findings(Self.settings, rule) {
                        $0.isDark = style
                        $0.contentSize = size
                    }
                    #expect(found.isEmpty, "\(found)")
                }
            }
        }
    }

    private static let settings = """
        { traits: { size: { width: 390, height: 500 }, scale: 3 }, list: { appearance: "insetGrouped" },
          sections: [{ header: "Connections", footer: "Networks are joined without asking.", items: [
            { text: "Wi-Fi", image: { systemName: "wifi" }, style: "valueCell", secondaryText: "Garden House",
              accessories: ["disclosureIndicator"] },
            { text: "Mobile Data", style: "subtitleCell", secondaryText: "4.2 GB this month",
              accessories: ["checkmark", { type: "customView", switch: true }] },
            { text: "Battery", state: ["selected"], accessories: [{ type: "label", text: "3" }] },
            { text: "More" }, { text: "And more" }, { text: "Cut by the edge" }, { text: "Further" }] }] }
        """

    // MARK: By hand

    private let size = CGSize(width: 200, height: 100)

    private func text(_ words: String, x: Double, y: Double, width: Double, color: ResolvedColor = .black)
        -> DisplayItem
    {
        let glyphs = [GlyphRun.Glyph(id: 1, x: x, y: y), GlyphRun.Glyph(id: 2, x: x + width, y: y)]
        return .glyphs(
            GlyphRun(
                face: FontFace(name: "Inter-Regular", path: "/x"), size: 10, color: color, glyphs: glyphs, text: words))
    }

    private func group(_ label: String, clip: CGRect? = nil, opacity: Double = 1, _ items: DisplayItem...)
        -> DisplayItem
    {
        .group(Group(label: label, clip: clip.map { .rectangle($0) }, opacity: opacity, items: items))
    }

    private func found(_ items: [DisplayItem], _ rule: Finding.Rule) -> [Finding] { found(items, [], rule) }

    private func found(_ items: [DisplayItem], _ nodes: [LayoutNode], _ rule: Finding.Rule) -> [Finding] {
        let page = DisplayItem.fill(.rectangle(CGRect(origin: .zero, size: size)), .color(.white))
        let picture = SolvedPicture(
            layout: LayoutReport(size: size, scale: 1, contentSize: size, nodes: nodes),
            displayList: DisplayList(size: size, items: [page] + items), scale: 1)
        return PictureLints.findings(in: picture, [rule])
    }

    @Test func textThatSomethingCutsIsFound() {
        let clip = CGRect(x: 0, y: 0, width: 60, height: 50)
        #expect(
            found([group("a", clip: clip, text("Words", x: 10, y: 20, width: 80))], .clipped).map(\.message) == [
                "text is cut at the right: \"Words\""
            ])
        #expect(found([group("a", clip: clip, text("Words", x: 10, y: 20, width: 30))], .clipped).isEmpty)
        let low = CGRect(x: 0, y: 0, width: 100, height: 16)
        let row = LayoutNode(path: "r", role: "cell", frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        #expect(found([group("r/text", clip: low, text("Words", x: 10, y: 20, width: 30))], [row], .clipped).count == 1)
    }

    @Test func aRowAtTheEdgeIsCutWithItsText() {
        let clip = CGRect(x: 0, y: 0, width: 200, height: 16)
        var row = LayoutNode(path: "r", role: "cell", frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        row.clip = clip
        #expect(found([group("r/text", clip: clip, text("Words", x: 10, y: 20, width: 30))], [row], .clipped).isEmpty)
        // What is in no row may have been scrolled, but only up and down.
        #expect(found([group("t", text("Words", x: 10, y: 104, width: 30))], .clipped).isEmpty)
        #expect(found([group("t", text("Words", x: 180, y: 50, width: 60))], .clipped).count == 1)
    }

    @Test func textOnTextIsFound() {
        let first = group("r/text", text("One", x: 10, y: 20, width: 50))
        #expect(
            found([first, group("r/secondaryText", text("Two", x: 40, y: 22, width: 50))], .overlapping).map(\.path)
                == [
                    "r/secondaryText"
                ])
        #expect(found([first, group("r/secondaryText", text("Two", x: 70, y: 20, width: 50))], .overlapping).isEmpty)
        #expect(found([first, group("r/secondaryText", text("Two", x: 10, y: 30, width: 50))], .overlapping).isEmpty)
        // Lines of one text are no two texts.
        #expect(found([first, group("r/text", text("Two", x: 10, y: 22, width: 50))], .overlapping).isEmpty)
        // A pinned header lies over rows on purpose.
        #expect(
            found([first, group("section 0/header/text", text("Two", x: 10, y: 22, width: 50))], .overlapping).isEmpty)
    }

    @Test func textThatRunsIntoAPictureIsFoundAndTextOnOneIsNot() {
        let image = LayoutNode(path: "r/image", role: "image", frame: CGRect(x: 40, y: 5, width: 30, height: 30))
        let into = group("r/text", text("One", x: 10, y: 20, width: 50))
        #expect(found([into], [image], .overlapping).map(\.message) == ["text runs into r/image"])
        let on = group("r/text", text("1", x: 45, y: 20, width: 10))
        #expect(found([on], [image], .overlapping).isEmpty)
        // A label that is an accessory is no text in its way.
        let badge = LayoutNode(
            path: "r/accessory.label", role: "accessory.label", frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        #expect(
            found([group("r/accessory.label/text", text("123", x: 10, y: 20, width: 60))], [badge], .overlapping)
                .isEmpty)
    }

    /// Rows scroll beneath bars, and a tab's badge stands over its icon.
    @Test func whatStandsOverOtherThingsOnPurposeIsFree() {
        let below = group("r/text", text("Below", x: 0, y: 20, width: 60))
        let icon = LayoutNode(
            path: "tabBar/tab 0/image", role: "image", frame: CGRect(x: 0, y: 5, width: 20, height: 20))
        #expect(
            found([below, group("tabBar/tab 0/title", text("Tab", x: 10, y: 22, width: 40))], .overlapping).isEmpty)
        #expect(found([group("tabBar/tab 0/badge", text("3", x: 14, y: 20, width: 12))], [icon], .overlapping).isEmpty)
        #expect(
            found([group("tabBar/tab 0/title", text("3", x: 14, y: 20, width: 12))], [icon], .overlapping).count == 1)
    }

    @Test func coveredTextIsNoText() {
        let pale = ResolvedColor(red: 0.9, green: 0.9, blue: 0.9)
        let words = group("a", text("Words", x: 10, y: 20, width: 50, color: pale))
        let cover = DisplayItem.fill(.rectangle(CGRect(x: 0, y: 0, width: 200, height: 40)), .color(.white))
        #expect(found([words], .contrast).count == 1)
        #expect(found([words, cover], .contrast).isEmpty)
        #expect(found([words, cover], .overlapping).isEmpty)
    }

    @Test func opacityAndPlacementCount() {
        let words = text("Words", x: 10, y: 20, width: 50)
        #expect(found([group("a", words)], .contrast).isEmpty)
        #expect(found([group("a", opacity: 0.3, words)], .contrast).count == 1)
        // Beneath it lies something dark, once it has moved there.
        let dark = DisplayItem.fill(.rectangle(CGRect(x: 100, y: 0, width: 100, height: 100)), .color(.black))
        let moved = DisplayItem.group(Group(label: "a", origin: CGPoint(x: 100, y: 0), items: [words]))
        #expect(found([dark, group("a", words)], .contrast).isEmpty)
        #expect(found([dark, moved], .contrast).count == 1)
        let turned = DisplayItem.group(
            Group(label: "a", transform: Transform(a: 1, b: 0, c: 0, d: 1, tx: 100, ty: 0), items: [words]))
        #expect(found([dark, turned], .contrast).count == 1)
    }
}
