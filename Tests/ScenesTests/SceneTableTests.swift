import DisplayLists
import Foundation
import Scenes
import Testing
import UIKit

/// Scenes whose sections stand in a table.
@MainActor @Suite struct SceneTableTests {
    private func scene(_ text: String) throws -> Scene {
        try Scene(Array(text.utf8), SceneEnvironment(name: "a.json5", folder: ""))
    }

    private func report(_ text: String) throws -> LayoutReport {
        let scene = try scene(text)
        return WindowSnapshot.take(of: scene.makeViewController(), scene.request).report
    }

    private func node(_ report: LayoutReport, _ path: String) throws -> LayoutNode {
        try #require(report.nodes.first { $0.path == path })
    }

    private let traits = "traits: { size: { width: 402, height: 500 }, scale: 3, iOS: 26 }"

    /// ios-references 21: rows of 53 with 20 on both sides, a switch's row ending 20 + 63 before the edge.
    @Test func rowsOfContentConfigurations() throws {
        let report = try report(
            """
            { \(traits), table: { style: "plain" }, sections: [{ items: [
              { text: "Hello World", accessories: [{ type: "customView", switch: false }] }, { text: "Second" } ] }] }
            """)
        #expect(try node(report, "section 0/item 0").frame == CGRect(x: 0, y: 0, width: 402, height: 53))
        #expect(try node(report, "section 0/item 0/contentView").frame.maxX == 319)
        #expect(try node(report, "section 0/item 0/separator.bottom").frame.maxX == 382)
        #expect(try node(report, "section 0/item 1/text").frame.minX == 20)
    }

    @Test func cellStylesShowTheirLabels() throws {
        let report = try report(
            """
            { \(traits), table: { style: "grouped" }, sections: [{ header: "Header", items: [
              { cellStyle: "value1", text: "Plan", secondaryText: "Pro", accessories: ["detail", "disclosureIndicator"] },
              { cellStyle: "subtitle", text: "Name", secondaryText: "Below", accessories: ["checkmark"] },
              { cellStyle: "default", text: "Alone", image: { systemName: "star" } } ] }] }
            """)
        #expect(try node(report, "section 0/header/text").text?.text == "Header")
        let value = try node(report, "section 0/item 0/secondaryText").frame
        #expect(try value.minX > node(report, "section 0/item 0/text").frame.maxX)
        let below = try node(report, "section 0/item 1/secondaryText").frame
        #expect(try below.minY > node(report, "section 0/item 1/text").frame.maxY)
        let accessories = report.nodes.filter { $0.role.hasPrefix("accessory.") }.map { "\($0.path)" }
        #expect(
            accessories == [
                "section 0/item 0/accessory.detail", "section 0/item 0/accessory.disclosureIndicator",
                "section 0/item 1/accessory.checkmark",
            ])
        #expect(try node(report, "section 0/item 2/image").frame.minX == 20)
    }

    @Test func theTableIsEditedSwipedAndScrolled() throws {
        let editing = try report(
            """
            { traits: { size: { width: 375, height: 400 }, editing: true }, table: { style: "plain" },
              sections: [{ items: [ { text: "A", accessories: ["delete", "reorder"] }, { text: "B" } ] }] }
            """)
        #expect(editing.nodes.contains { $0.path == "section 0/item 0/accessory.delete" })
        #expect(editing.nodes.contains { $0.path == "section 0/item 0/accessory.reorder" })
        #expect(!editing.nodes.contains { $0.path.hasPrefix("section 0/item 1/accessory") })
        let swiped = try report(
            """
            { \(traits), table: { style: "plain", rowHeight: 60 }, contentOffset: { y: 20 }, sections: [{ items: [
              { text: "A", swipe: { revealed: "trailing", trailing: [{ title: "Delete", style: "destructive" }] } },
              { text: "B", state: ["selected"] } ] }] }
            """)
        #expect(swiped.nodes.contains { $0.role == "swipeAction" })
        #expect(try node(swiped, "section 0/item 1").frame.height == 60)
        #expect(try node(swiped, "section 0/item 1").frame.minY == 40)
    }

    @Test func whatTablesLackIsTold() throws {
        let label = try scene(
            "{ table: { style: 'plain' }, sections: [{ items: [{ accessories: [{ type: 'label', text: '3' }] }] }] }")
        #expect(label.warnings.contains { $0.contains("table cells have no accessory \"label\"") })
        let style = try scene("{ list: { appearance: 'plain' }, sections: [{ items: [{ cellStyle: 'subtitle' }] }] }")
        #expect(style.warnings.contains { $0.contains("\"cellStyle\" has no effect in a list") })
        let both = "{ list: { appearance: 'plain' }, table: { style: 'plain' }, sections: [] }"
        #expect(throws: SceneError.self) { try scene(both) }
        let layout =
            "{ table: { style: 'plain' }, sections: [{ layout: { group: { size: { width: { absolute: 9 }, "
            + "height: { absolute: 9 } }, items: [{ size: { width: { absolute: 9 }, height: { absolute: 9 } } }] } }, "
            + "items: [{}] }] }"
        #expect(throws: SceneError.self) { try scene(layout) }
    }
}
