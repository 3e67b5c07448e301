import Comparison
import DisplayLists
import Foundation
import Testing

/// What a layout difference says.
struct LayoutDifferenceTests {
    private struct Row {
        var text: String
        var detail = ""
        var icon = "wifi"
        var height = 44.0
    }

    /// A list of one section as the layout report tells it.
    private func list(_ rows: [Row]) -> LayoutReport {
        var report = LayoutReport(
            size: CGSize(width: 390, height: 844), scale: 3, contentSize: CGSize(width: 390, height: 600))
        report.nodes.append(LayoutNode(path: "", role: "list", frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
        var y = 35.0
        for (index, row) in rows.enumerated() {
            let path = "section 0/item \(index)"
            func add(_ role: String, _ frame: CGRect, _ text: String? = nil, image: String? = nil) {
                report.nodes.append(
                    LayoutNode(
                        path: role == "cell" ? path : "\(path)/\(role)", role: role, frame: frame,
                        text: text.map { .init(text: $0, font: "Inter 17 regular", lines: 1, isTruncated: false) },
                        image: image, color: text == nil ? nil : .black))
            }
            add("cell", CGRect(x: 16, y: y, width: 358, height: row.height))
            add("background", CGRect(x: 16, y: y, width: 358, height: row.height))
            add("image", CGRect(x: 32, y: y + 10, width: 24, height: 24), image: row.icon)
            add("text", CGRect(x: 72, y: y + (row.height - 20) / 2, width: 120, height: 20), row.text)
            if !row.detail.isEmpty {
                add("secondaryText", CGRect(x: 300, y: y + 12, width: 40, height: 20), row.detail)
            }
            y += row.height
        }
        return report
    }

    private let rows = ["Wi-Fi", "Bluetooth", "Mobile Data", "Hotspot", "VPN"].map { Row(text: $0) }

    private func words(_ change: (inout [Row]) -> Void) -> String {
        var changed = rows
        change(&changed)
        return LayoutDifference(expected: list(rows), actual: list(changed)).description
    }

    private func words(_ change: (inout LayoutReport) -> Void) -> String {
        var changed = list(rows)
        change(&changed)
        return LayoutDifference(expected: list(rows), actual: changed).description
    }

    @Test func nothingIsNothing() {
        #expect(LayoutDifference(expected: list(rows), actual: list(rows)).isEmpty)
    }

    @Test func aWord() {
        #expect(words { $0[2].text = "Cellular" } == "section 0 / item 2 / text \"Mobile Data\" became \"Cellular\"")
    }

    @Test func anIcon() {
        #expect(
            words { $0[2].icon = "airplane" } == "section 0 / item 2 / image icon \"wifi\" became \"airplane\"")
    }

    @Test func severalThingsOfOneNode() throws {
        let said = words { (report: inout LayoutReport) in
            guard let index = report.nodes.firstIndex(where: { $0.path == "section 0/item 2/text" }) else { return }
            report.nodes[index].frame.origin.y += 2
            report.nodes[index].color = ResolvedColor(red: 3.0 / 255, green: 0, blue: 0)
            report.nodes[index].text?.font = "Inter 17 semibold"
            report.nodes[index].text?.isTruncated = true
            report.nodes[index].text?.lines = 2
        }
        #expect(
            said
                == "section 0 / item 2 / text moved 2 pt down, colour #000000FF became #030000FF, "
                + "font Inter 17 regular became Inter 17 semibold, 1 line became 2, became truncated")
    }

    @Test func aHigherRowMovesTheRowsBelow() {
        #expect(
            words { $0[1].height = 66 } == """
                section 0 / item 1 became 22 pt higher (44 → 66)
                section 0 / items 2–4 moved 22 pt down
                """)
    }

    @Test func aNewRow() {
        #expect(
            words { $0.insert(Row(text: "Ethernet", icon: "cable"), at: 1) } == """
                section 0 / item 1 appeared ("cable")
                section 0 / items 2–5 moved 44 pt down
                """)
    }

    @Test func aRowLess() {
        #expect(
            words { $0.remove(at: 3) } == """
                section 0 / item 3 vanished ("wifi")
                section 0 / item 3 moved 44 pt up
                """)
    }

    @Test func aMovedRow() {
        #expect(
            words { $0.insert($0.remove(at: 0), at: 3) } == """
                section 0 / items 0–2 moved 44 pt up
                section 0 / item 3 was section 0 / item 0
                """)
    }

    @Test func aRowChangedAndARowAdded() {
        #expect(
            words {
                $0[1].detail = "On"
                $0.insert(Row(text: "Ethernet", icon: "cable"), at: 1)
            } == """
                section 0 / item 1 appeared ("cable")
                section 0 / items 2–5 moved 44 pt down
                section 0 / item 2 / secondaryText appeared ("On")
                """)
    }

    @Test func theColourOfTheWholeList() {
        let said = words { (report: inout LayoutReport) in report.nodes[0].color = .white }
        #expect(said == "list colour none became #FFFFFFFF")
    }

    @Test func anotherSizeAndScale() {
        let said = words { (report: inout LayoutReport) in
            report.size.height = 900
            report.scale = 2
        }
        #expect(said == "picture became 56 pt higher (844 → 900), scale 3 became 2")
    }

    @Test func ignoredNodesAreNotTold() throws {
        let region = try #require(IgnoredRegion("**/text"))
        var changed = rows
        changed[0].text = "WLAN"
        let difference = LayoutDifference(expected: list(rows), actual: list(changed), ignoring: [region])
        #expect(difference.isEmpty)
    }

    /// What takes the time of all pairs of rows shows here.
    @Test(.timeLimit(.minutes(10))) func longListsAreCompared() {
        let many = (0..<600).map { Row(text: "Row \($0)") }
        let difference = LayoutDifference(expected: list(many), actual: list([Row(text: "New")] + many))
        #expect(difference.changes.count == 2)
        let other = many.map { Row(text: $0.text + "!") }
        #expect(LayoutDifference(expected: list(many), actual: list(other)).changes.count == 600)
    }
}
