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
                == "section 0 / item 2 / text colour #000000 became #030000, font Inter 17 regular became "
                + "Inter 17 semibold, 1 line became 2, became truncated, moved 2 pt down")
    }

    @Test func aHigherRowMovesTheRowsBelow() {
        #expect(
            words { $0[1].height = 66 } == """
                section 0 / item 1 became 22 pt taller (44 → 66)
                section 0 / items 2–4 moved 22 pt down
                """)
    }

    @Test func aNewRow() {
        #expect(
            words { $0.insert(Row(text: "Ethernet", icon: "cable"), at: 1) } == """
                section 0 / item 1 appeared ("Ethernet")
                section 0 / items 2–5 moved 44 pt down
                """)
    }

    @Test func aRowLess() {
        #expect(
            words { $0.remove(at: 3) } == """
                section 0 / item 3 vanished ("Hotspot")
                section 0 / item 3 moved 44 pt up
                """)
    }

    @Test func aMovedRow() {
        #expect(
            words { $0.insert($0.remove(at: 0), at: 3) } == """
                section 0 / item 3 was item 0 ("Wi-Fi")
                section 0 / items 0–2 moved 44 pt up
                """)
    }

    @Test func aRowChangedAndARowAdded() {
        #expect(
            words {
                $0[1].detail = "On"
                $0.insert(Row(text: "Ethernet", icon: "cable"), at: 1)
            } == """
                section 0 / item 1 appeared ("Ethernet")
                section 0 / item 2 / secondaryText appeared ("On")
                section 0 / items 2–5 moved 44 pt down
                """)
    }

    @Test func theColourOfTheWholeList() {
        let said = words { (report: inout LayoutReport) in report.nodes[0].color = .white }
        #expect(said == "list colour none became #FFFFFF")
    }

    private func rows(_ report: inout LayoutReport, _ change: (inout LayoutNode) -> Void) {
        for index in report.nodes.indices { change(&report.nodes[index]) }
    }

    @Test func aColourOfEveryRowIsToldOnce() {
        let said = words { (report: inout LayoutReport) in
            rows(&report) { if $0.role == "text" { $0.color = .white } }
        }
        #expect(said == "section 0 / item 0 / text and 4 others: colour #000000 became #FFFFFF")
    }

    /// Each label has another width in another font, which goes without saying.
    @Test func aFontOfEveryRowIsToldOnce() {
        let said = words { (report: inout LayoutReport) in
            rows(&report) {
                guard $0.role == "text" else { return }
                $0.text?.font = "Inter 19 regular"
                $0.frame.size.width += Double($0.text?.text.count ?? 0)
            }
        }
        #expect(said == "section 0 / item 0 / text and 4 others: font Inter 17 regular became Inter 19 regular")
    }

    @Test func theWidthOfAnotherWordGoesWithoutSaying() {
        let said = words { (report: inout LayoutReport) in
            rows(&report) {
                guard $0.path == "section 0/item 2/text" else { return }
                $0.text?.text = "Cellular Data"
                $0.frame = CGRect(x: 52, y: $0.frame.minY, width: 140, height: 20)
            }
        }
        #expect(said == "section 0 / item 2 / text \"Mobile Data\" became \"Cellular Data\"")
    }

    /// What a taller row pushes beyond the picture's edge is still there.
    @Test func whatGoesOutOfViewDoesNotVanish() {
        let many = (0..<20).map { Row(text: "Row \($0)") }
        func visible(_ rows: [Row]) -> LayoutReport {
            var report = list(rows)
            report.nodes.removeAll { $0.frame.minY >= 844 }
            return report
        }
        var taller = many
        taller[1].height = 66
        let (old, new) = (visible(many), visible(taller))
        #expect(
            LayoutDifference(expected: old, actual: new).description == """
                section 0 / item 1 became 22 pt taller (44 → 66)
                section 0 / items 2–17 moved 22 pt down
                section 0 / item 18 went out of view
                """)
        #expect(
            LayoutDifference(expected: new, actual: old).description.hasSuffix("section 0 / item 18 came into view"))
        // A row that is really gone says so, though others take its place.
        #expect(
            LayoutDifference(expected: old, actual: visible(Array(many.dropFirst()))).description.hasPrefix(
                "section 0 / item 0 vanished (\"Row 0\")"))
    }

    @Test func aMirroredPictureIsToldOnce() {
        let said = words { (report: inout LayoutReport) in
            rows(&report) { $0.frame.origin.x = 390 - $0.frame.maxX }
        }
        #expect(said == "picture is mirrored")
    }

    @Test func roundingAtAnotherScaleIsNoMove() {
        let said = words { (report: inout LayoutReport) in
            report.scale = 2
            rows(&report) { if $0.role != "list" { $0.frame = $0.frame.offsetBy(dx: 0.17, dy: 0.33) } }
        }
        #expect(said == "picture scale 3 became 2")
    }

    @Test func anotherSizeAndScale() {
        let said = words { (report: inout LayoutReport) in
            report.size.height = 900
            report.scale = 2
        }
        #expect(said == "picture became 56 pt taller (844 → 900), scale 3 became 2")
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
