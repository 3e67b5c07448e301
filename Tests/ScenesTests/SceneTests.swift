import Appearance
import DisplayLists
import Foundation
import Scenes
import Testing
import UIKit

/// Reads, lays out and reports a scene.
@MainActor
private func report(
    _ text: String, _ change: (inout SceneEnvironment) -> Void = { _ in }
) throws -> LayoutReport {
    var environment = SceneEnvironment(name: "a.json5", folder: "")
    change(&environment)
    let scene = try Scene(Array(text.utf8), environment)
    return WindowSnapshot.take(of: scene.makeViewController(), scene.request).report
}

@MainActor
private func screen(
    _ text: String, _ change: (inout SceneEnvironment.Overrides) -> Void = { _ in }
) throws -> WindowSnapshot.Request {
    var environment = SceneEnvironment(name: "a.json5", folder: "")
    change(&environment.overrides)
    return try Scene(Array(text.utf8), environment).request
}

private func list(_ appearance: String, _ items: String, traits: String = "") -> String {
    "{traits: {size: {width: 375, height: 400}, \(traits)}, list: {appearance: '\(appearance)'}, "
        + "sections: [{items: [\(items)]}]}"
}

extension LayoutReport {
    fileprivate func texts(_ role: String = "text") -> [String] {
        nodes.filter { $0.role == role }.compactMap { $0.text?.text }
    }

    fileprivate func nodes(_ role: String) -> [LayoutNode] { nodes.filter { $0.role == role } }
    fileprivate func roles(under path: String) -> Set<String> {
        Set(nodes.filter { $0.path.hasPrefix(path) }.map(\.role))
    }
}

@MainActor @Suite struct SceneTests {
    @Test func rowsShowTheirTexts() throws {
        let report = try report(list("plain", "{text: 'A', secondaryText: 'B'}, {text: 'C', style: 'valueCell'}"))
        #expect(report.texts() == ["A", "C"])
        #expect(report.texts("secondaryText") == ["B"])
        #expect(report.nodes("cell").count == 2)
    }

    @Test func headersAndFootersBelongToTheSectionsThatGiveThem() throws {
        let report = try report(
            """
            { list: { appearance: "insetGrouped" }, sections: [
              { header: "H", items: [{ text: "1" }] },
              { items: [{ text: "2" }] },
              { footer: { text: "F", style: "groupedFooter" }, items: [{ text: "3" }] } ] }
            """)
        #expect(report.nodes("header").map(\.path) == ["section 0/header"])
        #expect(report.nodes("footer").map(\.path) == ["section 2/footer"])
        #expect(Set(report.texts()) == ["H", "1", "2", "3", "F"])
    }

    @Test func modeNoneHidesHeadersWithAWarning() throws {
        let text = "{list: {appearance: 'plain', headerMode: 'none'}, sections: [{header: 'H', items: [{text: '1'}]}]}"
        #expect(try report(text).nodes("header").isEmpty)
        let scene = try Scene(Array(text.utf8), SceneEnvironment(name: "a.json5", folder: ""))
        #expect(
            scene.warnings == [
                "a.json5:1:71: this is not shown, since the list's mode is \"none\" — leave it or the mode out"
            ])
    }

    @Test func firstItemInSectionIsItsHeader() throws {
        let report = try report(
            "{list: {appearance: 'insetGrouped', headerMode: 'firstItemInSection'}, "
                + "sections: [{items: [{text: 'H'}, {text: '1'}]}]}")
        let cells = report.nodes("cell")
        #expect(cells.count == 2)
        #expect(report.nodes("header").isEmpty)
    }

    @Test func headersKeepTheirDecorationToThemselves() throws {
        let rows = (0..<30).map { "{text: '\($0)'}" }.joined(separator: ",")
        let report = try report(
            """
            { traits: { size: { width: 375 } }, list: { appearance: "grouped" }, sections: [
              { header: { text: "A", contentView: { backgroundColor: "#F00" }, indentationWidth: 30, indentationLevel: 2 },
                items: [\(rows)] },
              { header: "B", items: [\(rows)] }, { header: "C", items: [\(rows)] } ] }
            """)
        let contents = report.nodes("contentView").filter { $0.path.contains("header") }
        #expect(contents.map { $0.color?.hexadecimal } == ["#FF0000FF", nil, nil])
        let texts = report.nodes("text").filter { $0.path.contains("header") }.map(\.frame.minX)
        #expect(texts.count == 3)
        #expect(texts[0] > texts[2] && texts[1] == texts[2])
    }

    @Test func thousandsOfSectionsAreDrawnInNoTime() throws {
        let sections = (0..<5000).map { "{header: 'H', items: [{text: '\($0)', separatorConfiguration: {}}]}" }
        let text =
            "{traits: {size: {width: 375, height: 400}}, list: {appearance: 'plain'}, "
            + "sections: [\(sections.joined(separator: ","))]}"
        #expect(try report(text).texts().count < 30)
    }

    @Test func outlinesShowTheChildrenOfExpandedRows() throws {
        let report = try report(
            list(
                "sidebar",
                """
                { text: "A", state: ["expanded"], accessories: ["outlineDisclosure"], children: [
                  { text: "B", children: [{ text: "C" }] }, { text: "D" } ] }, { text: "E" }
                """))
        #expect(report.texts() == ["A", "B", "D", "E"])
        let left = report.nodes("text").map(\.frame.minX)
        #expect(left[1] > left[3])
        #expect(left[1] == left[2])
    }

    @Test(arguments: [
        "disclosureIndicator", "outlineDisclosure", "detail", "checkmark", "popUpMenu",
    ])
    func accessoriesGoByTheirNames(name: String) throws {
        for spelling in ["'\(name)'", "{type: '\(name)'}"] {
            let report = try report(list("plain", "{text: 'A', accessories: [\(spelling)]}"))
            #expect(report.nodes("accessory.\(name)").count == 1)
        }
    }

    @Test func accessoriesOfEditingShowInEditingMode() throws {
        let items = "{text: 'A', accessories: ['delete', 'reorder', {type: 'checkmark', displayed: 'whenNotEditing'}]}"
        let resting = try report(list("plain", items)).roles(under: "section 0/item 0/accessory")
        let editing = try report(list("plain", items, traits: "editing: true")).roles(
            under: "section 0/item 0/accessory")
        #expect(resting == ["accessory.checkmark"])
        #expect(editing == ["accessory.delete", "accessory.reorder"])
    }

    @Test(arguments: [
        "systemName: 'circle.fill'", "text: 'x'", "badge: '99+'", "switch: true", "segmented: ['A', 'B']",
        "progress: 0.4",
    ])
    func customViewsHaveASize(view: String) throws {
        let report = try report(list("plain", "{text: 'A', accessories: [{type: 'customView', \(view)}]}"))
        let node = try #require(report.nodes("accessory.customView").first)
        #expect(node.frame.width > 3 && node.frame.height > 3)
        #expect(node.frame.maxX <= 375)
    }

    @Test func badgesAreAtLeastRound() throws {
        let report = try report(list("plain", "{text: 'A', accessories: [{type: 'customView', badge: '7'}]}"))
        let frame = try #require(report.nodes("accessory.customView").first?.frame)
        #expect(frame.width == frame.height)
    }

    @Test func placementChoosesTheSide() throws {
        let report = try report(
            list("plain", "{text: 'A', accessories: [{type: 'customView', text: 'x', placement: 'leading'}]}"))
        let accessory = try #require(report.nodes("accessory.customView").first?.frame)
        let text = try #require(report.nodes("text").first { $0.text?.text == "A" }?.frame)
        #expect(accessory.maxX < text.minX)
    }

    @Test func statesReachTheCells() throws {
        func background(_ state: String) throws -> ResolvedColor? {
            try report(list("plain", "{text: 'A', state: [\(state)]}")).nodes("background").first?.color
        }
        let resting = try background("")
        #expect(try background("'selected'") != resting)
        #expect(try background("'highlighted'") != resting)
        let enabled = try report(list("plain", "{text: 'A'}")).nodes("text").first?.color
        let disabled = try report(list("plain", "{text: 'A', state: ['disabled']}")).nodes("text").first?.color
        #expect(enabled != disabled)
    }

    @Test func swipeShowsTheActionsOfOneSide() throws {
        let report = try report(
            list(
                "plain",
                """
                { text: "A", swipe: { revealed: "trailing", leading: [{ title: "L" }],
                    trailing: [{ title: "Delete", style: "destructive" }, { title: "Flag" }] } }
                """))
        #expect(report.nodes("swipeAction").count == 2)
        #expect(report.nodes("swipeAction").allSatisfy { $0.frame.minX > 150 })
    }

    @Test func contentOffsetScrolls() throws {
        let items = (0..<40).map { "{text: '\($0)'}" }.joined(separator: ",")
        let resting = """
            {traits: {size: {width: 375, height: 200}, iOS: 18}, list: {appearance: 'plain'},
            sections: [{header: 'H', items: [\(items)]}]}
            """
        let scrolled = String(resting.dropLast()) + ", contentOffset: {y: 100}}"
        func top(_ text: String) throws -> Double {
            let row = try report(text).nodes("cell").first { $0.path == "section 0/item 3" }
            return try #require(row).frame.minY
        }
        #expect(try top(resting) - top(scrolled) == 100)
        #expect(try report(scrolled).nodes("header").first?.frame.minY == 0)
    }

    @Test func backgroundViewSpansTheAccessories() throws {
        let report = try report(
            list(
                "plain",
                """
                { text: "A", accessories: ["detail"], backgroundView: { backgroundColor: "systemBlue" },
                  contentView: { backgroundColor: "#FF0" } }
                """))
        let background = try #require(report.nodes("backgroundView").first)
        let content = try #require(report.nodes("contentView").first)
        #expect(background.frame.width == 375)
        #expect(content.frame.width < 375)
        #expect(content.color?.hexadecimal == "#FFFF00FF")
    }
}

@MainActor @Suite struct SceneScreenTests {
    private let empty = "{list: {appearance: 'plain'}}"
    private let sized = "{traits: {size: {width: 400, height: 300}, scale: 2}, list: {appearance: 'plain'}}"

    @Test func withoutSizeItIsTheDefaultDevice() throws {
        let request = try screen(empty)
        #expect(request.width == 402 && request.height == 874 && request.scale == 3)
        #expect(request.safeAreaInsets.top > 0)
    }

    @Test func aBareSizeHasNoSafeArea() throws {
        let request = try screen(sized)
        #expect(request.width == 400 && request.height == 300 && request.scale == 2)
        #expect(request.safeAreaInsets == .zero)
    }

    @Test func aSizeWithoutHeightFitsTheContent() throws {
        let text = "{traits: {size: {width: 400}}, list: {appearance: 'plain'}, sections: [{items: [{text: 'A'}]}]}"
        #expect(try screen(text).height == nil)
        let report = try report(text)
        #expect(report.size.height == report.contentSize.height)
    }

    @Test func overridesWin() throws {
        let request = try screen(sized) {
            $0.width = 500
            $0.height = .fitsContent
            $0.scale = 1
            $0.userInterfaceStyle = .dark
            $0.contentSizeCategory = .accessibilityLarge
            $0.accessibilityContrast = .high
            $0.generation = .iOS18
            $0.locale = "he"
            $0.showsFullHeight = true
        }
        #expect(request.width == 500 && request.height == nil && request.scale == 1 && request.isFullHeight)
        #expect(request.traits.userInterfaceStyle == .dark)
        #expect(request.traits.preferredContentSizeCategory == .accessibilityLarge)
        #expect(request.traits.accessibilityContrast == .high)
        #expect(request.traits.generation == .iOS18)
        #expect(request.traits.layoutDirection == .rightToLeft)
        #expect(request.traits.language == "he")
    }

    @Test(arguments: [
        ("ar", true), ("ar-EG", true), ("he_IL", true), ("fa", true), ("ur-PK", true), ("ckb", true), ("dv", true),
        ("az-Arab", true), ("ku-arab-IQ", true), ("pa-Arab", true), ("ar-Latn", false), ("en", false), ("ja", false),
        ("az", false), ("zh-Hant-TW", false), ("yi", true), ("de-1996", false),
    ])
    func localesSetTheDirection(locale: String, isRightToLeft: Bool) throws {
        let traits = try screen("{traits: {locale: '\(locale)'}, list: {appearance: 'plain'}}").traits
        #expect((traits.layoutDirection == .rightToLeft) == isRightToLeft)
        let turned = try screen(
            "{traits: {locale: '\(locale)', layoutDirection: 'leftToRight'}, list: {appearance: 'plain'}}")
        #expect(turned.traits.layoutDirection == .leftToRight)
    }

    @Test func anOverridingDeviceBringsItsSize() throws {
        let device = try #require(Device.named("iPhone SE (3rd generation)"))
        let request = try screen(sized) { $0.device = device }
        #expect(request.width == 375 && request.height == 667 && request.scale == 2)
    }

    @Test func appearanceCanBeOverridden() throws {
        let text = "{traits: {size: {width: 375}}, list: {appearance: 'plain'}, sections: [{items: [{text: 'A'}]}]}"
        #expect(try report(text).nodes("cell").first?.frame.width == 375)
        let inset = try report(text) { $0.overrides.appearance = .insetGrouped }
        #expect(try #require(inset.nodes("cell").first).frame.width < 375)
    }
}
