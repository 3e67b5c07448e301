import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Frames measured on the phone: uikit-metrics §5.7, ios26-printouts, ios-references/measurements §2.
@MainActor
struct ListGeometryTests {
    private func twoSections() -> TestList {
        TestList(
            .insetGrouped,
            [TestList.Section(header: "Section 1", texts: ["Item 1"]), TestList.Section(texts: ["Item 2"])])
    }

    @Test func classicHeaderRowsAndContentHeight() {
        let solved = twoSections().snapshot(width: 300, height: 500, generation: .iOS18)
        #expect(solved.frame("section 0/header") == [16, 0, 268, 38.667])
        #expect(solved.minX("section 0/header/text") == 32)
        #expect(solved.minY("section 0/header/text") == 17)
        #expect(solved.height("section 0/header/text") == 15.667)
        // 65.667 on the phone: its pair kerning, which the substitute face does not have, is worth a pixel here.
        #expect(abs((solved.width("section 0/header/text") ?? 0) - 65.667) < 0.334)
        #expect(solved.frame("section 0/item 0", role: "cell") == [16, 38.667, 268, 44])
        #expect(solved.frame("section 0/item 0/text") == [32, 50.667, 45.333, 20.333])
        #expect(solved.frame("section 1/item 0", role: "cell") == [16, 118, 268, 44])
        #expect(solved.contentHeight == 182)
    }

    @Test func glassHeaderRowsAndContentHeight() {
        let solved = twoSections().snapshot(width: 300, height: 500)
        #expect(solved.frame("section 0/header") == [16, 0, 268, 40.333])
        #expect(solved.minX("section 0/header/text") == 32)
        #expect(solved.frame("section 0/item 0", role: "cell") == [16, 40.333, 268, 52])
        #expect(solved.frame("section 1/item 0", role: "cell") == [16, 127.333, 268, 52])
        #expect(solved.contentHeight == 199.333)
    }

    @Test(arguments: [
        (SystemGeneration.iOS18, 20.0, 44.0, 370.0, 0.333), (.iOS26, 16, 51, 358, 1),
    ])
    func cardOfThreeAtMedium(
        _ generation: SystemGeneration, margin: Double, row: Double, lineEnd: Double, thickness: Double
    ) throws {
        let list = TestList(.insetGrouped, [TestList.Section(texts: ["One", "Two", "Three"])])
        let solved = list.snapshot(generation: generation) { $0.preferredContentSizeCategory = .medium }
        for item in 0..<3 {
            let path = "section 0/item \(item)"
            #expect(solved.frame(path, role: "cell") == [margin, 35 + row * Double(item), 390 - 2 * margin, row])
            #expect(solved.minX(path + "/text") == 2 * margin)
        }
        let line = try #require(solved.frame("section 0/item 0/separator.bottom"))
        #expect(line[0] == 2 * margin)
        #expect(line[2] == lineEnd - 2 * margin)
        #expect(line[3] == thickness)
        #expect(line[1] + line[3] == 35 + row)
        #expect(solved.node("section 0/item 2/separator.bottom") == nil)
        #expect(solved.node("section 0/item 0/separator.top") == nil)
    }

    @Test func bareSectionsStandThirtyFiveApartOnGlass() {
        let list = TestList(
            .insetGrouped, [TestList.Section(texts: ["A", "B", "C", "D"]), TestList.Section(texts: ["A"])])
        let solved = list.snapshot(width: 393, height: 852)
        #expect(solved.frame("section 1/item 0", role: "cell") == [16, 35 + 4 * 52 + 35, 361, 52])
    }

    @Test func classicPlainListWithHeaders() {
        let list = TestList(.plain, [TestList.Section(header: "Fruit", texts: ["Apple", "Pear"])])
        let solved = list.snapshot(generation: .iOS18)
        #expect(solved.frame("section 0/header") == [0, 22, 390, 26])
        #expect(solved.minX("section 0/header/text") == 20)
        #expect(solved.frame("section 0/item 0", role: "cell") == [0, 48, 390, 44])
        #expect(solved.minX("section 0/item 0/text") == 20)
        #expect(solved.frame("section 0/item 0/separator.bottom") == [20, 91.667, 370, 0.333])
    }

    @Test func classicGroupedListClosesItsSections() {
        let list = TestList(.grouped, [TestList.Section(texts: ["A", "B"])])
        let solved = list.snapshot(generation: .iOS18)
        #expect(solved.frame("section 0/item 0", role: "cell") == [0, 35, 390, 44])
        #expect(solved.frame("section 0/item 0/separator.top") == [0, 35, 390, 0.333])
        #expect(solved.frame("section 0/item 0/separator.bottom") == [20, 78.667, 370, 0.333])
        #expect(solved.frame("section 0/item 1/separator.bottom") == [0, 122.667, 390, 0.333])
    }

    @Test func marginIsSixteenUpTo375Points() {
        let list = TestList(.insetGrouped, [TestList.Section(texts: ["A"])])
        #expect(list.snapshot(width: 375, generation: .iOS18).frame("section 0/item 0", role: "cell")?[0] == 16)
        #expect(list.snapshot(width: 376, generation: .iOS18).frame("section 0/item 0", role: "cell")?[0] == 20)
    }

    @Test func rightToLeftMirrorsOnce() throws {
        let list = TestList(
            .insetGrouped,
            [
                TestList.Section(rows: [
                    { cell in
                        var content = UIListContentConfiguration.valueCell()
                        content.text = "Item 1"
                        content.secondaryText = "On"
                        cell.contentConfiguration = content
                        cell.accessories = [.disclosureIndicator()]
                    }
                ])
            ])
        let plain = list.snapshot()
        let mirrored = list.snapshot { $0.layoutDirection = .rightToLeft }
        for path in ["text", "secondaryText", "accessory.disclosureIndicator", "contentView"] {
            let left = try #require(plain.node("section 0/item 0/\(path)")).frame
            let right = try #require(mirrored.node("section 0/item 0/\(path)")).frame
            #expect(abs(right.minX - (390 - left.maxX)) < 1e-9, "\(path)")
            #expect(right.size == left.size, "\(path)")
        }
    }

    @Test func fullHeightShowsEverything() {
        let list = TestList(.plain, [TestList.Section(texts: (0..<60).map { "Row \($0)" })])
        let solved = list.snapshot(height: nil)
        #expect(rounded(solved.snapshot.displayList.size.height) == 60 * 52)
        #expect(solved.node("section 0/item 59", role: "cell") != nil)
    }
}

/// What is painted behind rows.
@MainActor
struct PageTests {
    @Test func pageIsPaintedOnceAndOnWholePixels() {
        let list = TestList(
            .insetGrouped, [TestList.Section(texts: ["A"]), TestList.Section(header: "B", texts: ["C"])])
        let solved = list.snapshot()
        var fills: [CGRect] = []
        func collect(_ items: [DisplayItem]) {
            for item in items {
                switch item {
                case .group(let group): collect(group.items)
                case .fill(.rectangle(let rect), _) where rect.width == 390: fills.append(rect)
                default: break
                }
            }
        }
        collect(solved.snapshot.displayList.items)
        #expect(fills == [CGRect(x: 0, y: 0, width: 390, height: 844)])
    }
}
