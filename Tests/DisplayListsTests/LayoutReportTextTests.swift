import DisplayLists
import Foundation
import Testing

struct LayoutReportTextTests {
    private let report = LayoutReport(
        size: CGSize(width: 390, height: 844), scale: 3, contentSize: CGSize(width: 390, height: 3064.0 / 3),
        nodes: [
            LayoutNode(path: "", role: "list", frame: CGRect(x: 0, y: 0, width: 390, height: 844)),
            LayoutNode(
                path: "section 0/item 0", role: "cell", frame: CGRect(x: 16, y: 35, width: 358, height: 44),
                clip: CGRect(x: 16, y: 40, width: 358, height: 39)),
            LayoutNode(
                path: "section 0/item 1", role: "cell", frame: CGRect(x: 16, y: 79, width: 358, height: 44)),
            LayoutNode(
                path: "section 0/item 0/text", role: "text",
                frame: CGRect(x: 36, y: 362.0 / 3, width: 71.5, height: 61.0 / 3),
                text: .init(text: "Blue\"tooth", font: "Inter 17 regular", lines: 1, isTruncated: false), color: .black),
            LayoutNode(
                path: "section 0/item 0/view 1", role: "view", frame: CGRect(x: 0, y: 0, width: 1, height: 1),
                type: "UISwitch"),
        ])

    @Test func printsATreeByPath() {
        #expect(
            report.description == """
                picture 390×844 at 3×, content 390×1021.333
                list (0, 0) 390×844
                section 0
                ├─ item 0 [cell] (16, 35) 358×44 clip (16, 40) 358×39
                │  ├─ text (36, 120.667) 71.5×20.333 "Blue\\"tooth" Inter 17 regular #000000FF 1 line
                │  └─ view 1 [view] UISwitch (0, 0) 1×1
                └─ item 1 [cell] (16, 79) 358×44

                """)
    }

    @Test func jsonHasOneNodeALineAndFixedKeys() {
        #expect(
            report.json == """
                {
                  "size": [390, 844],
                  "scale": 3,
                  "contentSize": [390, 1021.333],
                  "nodes": [
                    { "path": "", "role": "list", "frame": [0, 0, 390, 844] },
                    { "path": "section 0/item 0", "role": "cell", "frame": [16, 35, 358, 44], "clip": [16, 40, 358, 39] },
                    { "path": "section 0/item 1", "role": "cell", "frame": [16, 79, 358, 44] },
                    { "path": "section 0/item 0/text", "role": "text", "frame": [36, 120.667, 71.5, 20.333], \
                "text": "Blue\\"tooth", "font": "Inter 17 regular", "color": "#000000FF", "lines": 1, "truncated": false },
                    { "path": "section 0/item 0/view 1", "role": "view", "frame": [0, 0, 1, 1], "type": "UISwitch" }
                  ]
                }

                """)
    }

    @Test func jsonIsJSONWhateverTheTextHolds() throws {
        var report = LayoutReport(size: .zero, scale: 1, contentSize: .zero)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(report.json.utf8)) }
        let text = "\u{0}\u{1F}\"\\\n\u{2028}\u{85} 日本 👩‍👩‍👧"
        report.nodes = [
            LayoutNode(
                path: "text", role: "text", frame: .null,
                text: .init(text: text, font: "", lines: 2, isTruncated: true))
        ]
        let json = try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any]
        let nodes = json?["nodes"] as? [[String: Any]]
        #expect(nodes?.first?["text"] as? String == text)
    }
}
