import DisplayLists
import Foundation
import SwiftUI
import Testing
import UIKit

/// What texts say and look like.
@MainActor struct TextTests {
    private func node(_ text: some View, width: Double = 320, height: Double = 200) -> LayoutNode? {
        Hosted.report(width: width, height: height) { text }.nodes.first { $0.role == "text" }
    }

    private func colors(@ViewBuilder _ content: () -> some View) -> [String] {
        Hosted.report(content).nodes.filter { $0.role == "text" }.compactMap { $0.color?.hexadecimal }
    }

    @Test func literalsHaveMarkdownAndStringsHaveNot() {
        #expect(
            node(Text("A **bold** *text* ~~gone~~ `code` [link](https://example.org)"))?.text?.text
                == "A bold text gone code link")
        let string = "A **bold** text"
        #expect(node(Text(string))?.text?.text == string)
        #expect(node(Text(verbatim: "A **bold** text"))?.text?.text == string)
    }

    @Test(arguments: [
        ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("**open", "**open"),
        ("\\*no\\*", "*no*"), ("***both***", "both"), ("[open](", "[open]("), ("a ** b ** c", "a ** b ** c"),
    ])
    func marksThatAreNoneStay(source: String, shown: String) {
        #expect(node(Text(LocalizedStringKey(source)))?.text?.text == shown)
    }

    @Test func valuesAreWrittenForTheLocale() {
        #expect(node(Text("\(1234) of \(2.5)"))?.text?.text == "1,234 of 2.500000")
        #expect(
            node(Text("\(1234)").environment(\.locale, Locale(identifier: "de_DE")))?.text?.text == "1.234")
        #expect(node(Text("\(2.5, specifier: "%.1f") m"))?.text?.text == "2.5 m")
        #expect(node(Text(0.25, format: .percent))?.text?.text == "25%")
    }

    @Test func fontsComeFromStylesAndModifiers() {
        #expect(node(Text("A"))?.text?.font == "Inter 17 regular")
        #expect(node(Text("A").font(.headline))?.text?.font == "Inter 17 semibold")
        #expect(node(Text("A").bold())?.text?.font == "Inter 17 semibold")
        #expect(node(Text("A").font(.largeTitle).bold())?.text?.font == "Inter 34 bold")
        #expect(node(Text("A").fontWeight(.heavy).italic())?.text?.font == "Inter 17 heavy italic")
        #expect(node(Group { Text("A") }.font(.caption).fontWeight(.medium))?.text?.font == "Inter 12 medium")
        #expect(node(Text("A").font(.system(size: 20, design: .monospaced)))?.text?.font == "monospaced 20 regular")
    }

    @Test func dynamicTypeScalesStylesAndNotSizes() {
        #expect(node(Text("A").dynamicTypeSize(.accessibility3))?.text?.font == "Inter 40 regular")
        #expect(
            node(Text("A").font(.system(size: 20)).dynamicTypeSize(.accessibility3))?.text?.font == "Inter 20 regular")
        #expect(node(Text("A").dynamicTypeSize(...DynamicTypeSize.xLarge))?.text?.font == "Inter 17 regular")
    }

    @Test func stylesFollowTheForeground() {
        let texts = colors {
            VStack {
                Text("A")
                Text("A").foregroundStyle(.secondary)
                Text("A").foregroundColor(.secondary)
                VStack { Text("A").foregroundStyle(.secondary) }.foregroundStyle(.red)
                Text("A").foregroundStyle(.tint).tint(.green)
                Text("A").foregroundStyle(.tertiary)
            }
        }
        #expect(texts == ["#000000FF", "#00000080", "#00000080", "#FF383C80", "#34C759FF", "#00000040"])
    }

    @Test func linesAreLimitedAndCut() {
        let long = "One two three four five six seven eight nine ten"
        #expect(node(Text(long).lineLimit(2), width: 100)?.text?.lines == 2)
        #expect(node(Text(long).lineLimit(2), width: 100)?.text?.isTruncated == true)
        // No more lines than there is height for.
        #expect(node(Text(long), width: 100, height: 45)?.text?.lines == 2)
        #expect(node(Text(long), width: 100, height: 5)?.text?.lines == 1)
        let reserved = Hosted.size { Text("A").lineLimit(3, reservesSpace: true) }.height
        #expect((reserved * 3).rounded() == (64.333 * 3).rounded())
    }

    @Test func piecesAreJoined() {
        let joined = Text("A ").bold() + Text("B").foregroundColor(.red) + Text(verbatim: " C")
        #expect(node(joined)?.text?.text == "A B C")
        #expect(node(joined)?.text?.font == "Inter 17 semibold")
    }

    @Test func attributesOfAttributedStringsCount() {
        var string = AttributedString("Red")
        string.foregroundColor = Color.red
        string.font = Font.title
        #expect(node(Text(string))?.color?.hexadecimal == "#FF383CFF")
        #expect(node(Text(string))?.text?.font == "Inter 28 regular")
    }

    @Test func casesAreTurned() {
        #expect(node(Text("Straße").textCase(.uppercase))?.text?.text == "STRASSE")
    }

    @Test func linesStandWhereTheAlignmentWants() throws {
        func lefts(_ alignment: TextAlignment) -> [Double] {
            let list = Hosted.snapshot { Text("wide line\nx").multilineTextAlignment(alignment) }.displayList
            return list.glyphRuns.map { Double($0.glyphs.first?.x ?? 0) }
        }
        let (leading, center, trailing) = (lefts(.leading), lefts(.center), lefts(.trailing))
        // Letters begin a little beside where their line does.
        #expect(abs(leading[0] - leading[1]) < 0.5)
        #expect(center[1] > leading[1] + 10)
        #expect(trailing[1] > center[1] + 10)
        #expect(abs(leading[0] - center[0]) < 0.5 && abs(center[0] - trailing[0]) < 0.5)
    }
}

extension DisplayList {
    var glyphRuns: [GlyphRun] { items.flatMap(\.glyphRuns) }
}

extension DisplayItem {
    fileprivate var glyphRuns: [GlyphRun] {
        switch self {
        case .glyphs(let run): [run]
        case .group(let group): group.items.flatMap(\.glyphRuns)
        default: []
        }
    }
}
