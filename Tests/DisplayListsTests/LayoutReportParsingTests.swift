import DisplayLists
import Foundation
import Testing

/// The text form can be read back.
struct LayoutReportParsingTests {
    private let report = LayoutReport(
        size: CGSize(width: 390, height: 844), scale: 2, contentSize: CGSize(width: 390, height: 1021.333),
        nodes: [
            LayoutNode(
                path: "", role: "list", frame: CGRect(x: 0, y: 0, width: 390, height: 844),
                color: ResolvedColor(red: 1, green: 0, blue: 51.0 / 255, alpha: 0.6)),
            LayoutNode(
                path: "section 0/item 0", role: "cell", frame: CGRect(x: -16.5, y: -35.25, width: 358, height: 44),
                clip: CGRect(x: 16, y: 40, width: 358, height: 39)),
            LayoutNode(
                path: "section 0/item 0/text", role: "text", frame: CGRect(x: 36, y: 120.667, width: 71.5, height: 20),
                text: .init(
                    text: "a \"b\" \\ (1, 2) 3×4\n[x] #000000FF\u{1}", font: "New York 17 regular", lines: 2,
                    isTruncated: true), color: .black),
            LayoutNode(
                path: "section 0/item 0/secondaryText", role: "secondaryText", frame: .zero,
                text: .init(text: "", font: "Inter 15 regular", lines: 1, isTruncated: false)),
            LayoutNode(
                path: "section 0/item 0/image", role: "image", frame: CGRect(x: 1, y: 2, width: 3, height: 4),
                image: "photo \"one\".jpg 3f", color: .white),
            LayoutNode(
                path: "section 0/item 0/image 1", role: "image", frame: CGRect(x: 1, y: 2, width: 3, height: 4),
                image: "leaf"),
            LayoutNode(
                path: "section 0/item 1/view 1", role: "view", frame: CGRect(x: 0, y: 0, width: 1, height: 1),
                type: "Box<Int, (A, B)>"),
            LayoutNode(
                path: "section 1/header", role: "header", frame: CGRect(x: 0, y: 0, width: 1, height: 1), color: .clear),
        ])

    @Test func givesWhatWasPrinted() throws {
        let read = try #require(LayoutReport(text: report.description))
        #expect(read.nodes == report.nodes)
        #expect(read == report)
        #expect(read.description == report.description)
    }

    @Test func aScreensListStandsAtItsRoot() throws {
        var report = report
        let screen = LayoutNode(
            path: "", role: "view", frame: CGRect(x: 0, y: 0, width: 390, height: 844), type: "ContainerView")
        report.nodes.insert(screen, at: 0)
        #expect(try #require(LayoutReport(text: report.description)) == report)
        // Where something else stands before it, it is a name like any other.
        report.nodes.append(LayoutNode(path: "list", role: "list", frame: .zero))
        #expect(try #require(LayoutReport(text: report.description)) == report)
    }

    @Test(arguments: ["", "picture 390×844\n", "picture at 3×, content 1×1\n", "nothing of the kind", "\u{89}PNG"])
    func otherTextIsNone(text: String) {
        #expect(LayoutReport(text: text) == nil)
    }

    @Test func damagedLinesDoNotTrap() {
        let text = report.description
        for cut in stride(from: 0, to: text.count, by: 3) {
            _ = LayoutReport(text: String(text.prefix(cut)))
            _ = LayoutReport(text: "picture 1×1 at 1×, content 1×1\n" + text.suffix(cut))
        }
    }
}
