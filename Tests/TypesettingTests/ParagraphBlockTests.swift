import DisplayLists
import Foundation
import Testing
import Typesetting

/// Indents, spacing, heights and tabs of hard lines. A line of 17 points is 20.287 high, 16.1885 of it above the baseline.
@Suite struct ParagraphBlockTests {
    let bench: Bench
    private let font = FontDescription(size: 17)

    init() throws {
        bench = try Bench()
    }

    private func set(
        _ pieces: [(String, ParagraphBlock?)], width: Double? = nil, _ change: (inout Paragraph) -> Void = { _ in }
    ) -> TypesetText {
        var paragraph = Paragraph(spans: pieces.map { .init(text: $0.0, font: font, block: $0.1) })
        change(&paragraph)
        return bench.typesetter.typeset(paragraph, width: width)
    }

    private func set(_ text: String, width: Double? = nil, _ block: ParagraphBlock) -> TypesetText {
        set([(text, block)], width: width)
    }

    // MARK: Indents

    @Test func theFirstLineHasAnIndentOfItsOwn() {
        let text = set("one two three four five six", width: 100, ParagraphBlock(firstLineIndent: 30, indent: 10))
        #expect(text.lines.map(\.x) == [30] + Array(repeating: 10, count: text.lines.count - 1))
        #expect(text.lines.allSatisfy { $0.x + $0.width <= 100 })
        #expect(isClose(text.glyphs[0].x, 30 + bench.set("one").glyphs[0].x))
        // Each line holds what it would hold alone in what the indent leaves.
        #expect(text.lines[0].text == bench.set("one two three four five six", width: 70).lines[0].text)
    }

    @Test func aTailIndentCountsFromEitherSide() {
        let words = "one two three four five six"
        let fromTheEnd = set(words, width: 120, ParagraphBlock(tailIndent: -20))
        #expect(fromTheEnd.texts == bench.set(words, width: 100).texts)
        let fromTheStart = set(words, width: 120, ParagraphBlock(tailIndent: 100))
        #expect(fromTheStart.texts == bench.set(words, width: 100).texts)
        #expect(set(words, ParagraphBlock(tailIndent: 100)).texts == fromTheStart.texts)
        // A label that is as wide as its text says has to leave the indent free.
        #expect(isClose(set("one", ParagraphBlock(tailIndent: -20)).size.width, bench.width("one") + 20))
        #expect(isClose(set("one", ParagraphBlock(tailIndent: 100)).size.width, bench.width("one")))
    }

    @Test func indentsMakeTextWider() {
        #expect(isClose(set("one", ParagraphBlock(firstLineIndent: 30)).size.width, bench.width("one") + 30))
        #expect(set("one", ParagraphBlock(firstLineIndent: 30)).lines[0].x == 30)
    }

    @Test func fromRightToLeftIndentsStandAtTheRight() {
        let text = set([("שלום", ParagraphBlock(firstLineIndent: 30))], width: 200) { $0.alignment = .natural }
        #expect(isClose(text.lines[0].x + text.lines[0].width, 170))
    }

    @Test func alignmentStaysBetweenTheIndents() {
        let block = ParagraphBlock(firstLineIndent: 30, tailIndent: -10, alignment: .right)
        let text = set("one", width: 200, block)
        #expect(isClose(text.lines[0].x + text.lines[0].width, 190))
        let centered = set("one", width: 200, ParagraphBlock(firstLineIndent: 30, tailIndent: -10, alignment: .center))
        #expect(isClose(centered.lines[0].x + centered.lines[0].width / 2, 110))
    }

    @Test func aCutLineKeepsItsIndent() {
        let text = set([("one two three four five six", ParagraphBlock(firstLineIndent: 30))], width: 100) {
            $0.lineLimit = 1
        }
        #expect(text.isTruncated && text.lines[0].x == 30 && text.lines[0].x + text.lines[0].width <= 100)
    }

    @Test func withoutAWidthEachHardLineKeepsItsOwnPlace() {
        let text = set([("one two\n", ParagraphBlock(alignment: .right)), ("x", ParagraphBlock(firstLineIndent: 20))])
        #expect(text.lines[0].x == 0)
        #expect(text.lines[1].x == 20)
        let right = set([("one two\n", nil), ("x", ParagraphBlock(alignment: .right))])
        #expect(isClose(right.lines[1].x + right.lines[1].width, right.size.width))
    }

    // MARK: Spacing

    @Test func spacingStandsBetweenHardLinesOnly() {
        let plain = bench.set("one\ntwo")
        let block = ParagraphBlock(spacingBefore: 5, spacingAfter: 7)
        let spaced = set("one\ntwo", block)
        #expect(isClose(spaced.lines[0].baseline, plain.lines[0].baseline))
        #expect(isClose(spaced.lines[1].baseline, plain.lines[1].baseline + 12))
        #expect(isClose(spaced.size.height, plain.size.height + 12))
        let wrapped = set("one two three four", width: 60, block)
        #expect(isClose(wrapped.size.height, bench.set("one two three four", width: 60).size.height))
    }

    @Test func eachHardLineBringsItsOwnSpacing() {
        let pieces: [(String, ParagraphBlock?)] = [
            ("one\n", ParagraphBlock(spacingAfter: 7)), ("two\n", nil), ("three", ParagraphBlock(spacingBefore: 3)),
        ]
        let (spaced, plain) = (set(pieces), bench.set("one\ntwo\nthree"))
        let shifts = zip(spaced.lines, plain.lines).map { $0.baseline - $1.baseline }
        #expect(zip(shifts, [0.0, 7, 10]).allSatisfy { isClose($0, $1) })
    }

    // MARK: Heights

    @Test func heightIsAddedAboveTheLetters() {
        let plain = bench.set("one")
        for block in [
            ParagraphBlock(minimumLineHeight: 30), ParagraphBlock(lineHeightMultiple: 30 / plain.size.height),
        ] {
            let high = set("one", block)
            #expect(isClose(high.size.height, 30))
            #expect(isClose(high.size.height - high.lines[0].baseline, plain.size.height - plain.lines[0].baseline))
        }
        let low = set("one\ntwo", ParagraphBlock(maximumLineHeight: 15))
        #expect(isClose(low.size.height, 30))
        #expect(isClose(low.lines[1].baseline - low.lines[0].baseline, 15))
    }

    @Test func lineSpacingStandsBetweenLines() {
        let (plain, spaced) = (bench.set("one\ntwo\nsix"), set("one\ntwo\nsix", ParagraphBlock(lineSpacing: 4)))
        #expect(isClose(spaced.size.height, plain.size.height + 8))
        #expect(isClose(set("one", ParagraphBlock(lineSpacing: 4)).size.height, bench.set("one").size.height))
    }

    @Test func shrunkTextHasShrunkHeights() {
        let text = set([("one two three four", ParagraphBlock(minimumLineHeight: 40))], width: 70) {
            $0.lineLimit = 1
            $0.minimumScale = 0.1
        }
        #expect(text.scale < 1)
        #expect(isClose(text.size.height, 40 * text.scale))
    }

    // MARK: Tabs

    @Test func tabsLeadToTheirStops() {
        let stops = TabStops(stops: [.init(location: 60), .init(location: 150, alignment: .trailing)])
        let text = set("a\tb\tc", ParagraphBlock(tabs: stops))
        let (b, c) = (bench.set("b"), bench.set("c"))
        let glyphs = text.glyphs
        #expect(isClose(glyphs[1].x, 60 + b.glyphs[0].x))
        #expect(isClose(glyphs[2].x, 150 - c.size.width + c.glyphs[0].x))
        let centered = set("\tabc", ParagraphBlock(tabs: TabStops(stops: [.init(location: 80, alignment: .center)])))
        #expect(isClose(centered.glyphs[0].x, 80 - bench.width("abc") / 2 + bench.set("abc").glyphs[0].x))
    }

    @Test func behindTheLastStopTabsFollowAnInterval() {
        let text = set("\t\tx", ParagraphBlock(tabs: TabStops(stops: [.init(location: 10)], interval: 40)))
        #expect(isClose(text.glyphs[0].x, 40 + bench.set("x").glyphs[0].x))
        #expect(isClose(bench.set("\tx").glyphs[0].x, 28 + bench.set("x").glyphs[0].x))
    }

    @Test func tabsCountFromTheSideNotFromTheIndent() {
        let text = set("\tx", ParagraphBlock(firstLineIndent: 20, tabs: TabStops(stops: [.init(location: 60)])))
        #expect(isClose(text.glyphs[0].x, 60 + bench.set("x").glyphs[0].x))
    }

    // MARK: Attachments

    @Test func anAttachmentTakesItsPlaceInTheLine() {
        let picture = Paragraph.Attachment(width: 40, ascent: 30, descent: 2)
        let paragraph = Paragraph(spans: [
            .init(text: "a", font: font), .init(text: "\u{FFFC}", font: font, style: 1, attachment: picture),
            .init(text: "b", font: font),
        ])
        let text = bench.typesetter.typeset(paragraph, width: nil)
        #expect(isClose(text.size.width, bench.width("a") + 40 + bench.width("b")))
        #expect(isClose(text.lines[0].baseline, 30))
        let run = text.runs.first { $0.style == 1 }
        #expect(run?.glyphs.isEmpty == true)
        #expect(isClose(run?.width ?? 0, 40))
        #expect(isClose(run?.x ?? 0, bench.width("a")))
    }

    @Test func anAttachmentAloneIsALine() {
        let picture = Paragraph.Attachment(width: 40, ascent: 30, descent: 2)
        let span = Paragraph.Span(text: "\u{FFFC}", font: font, attachment: picture)
        let one = bench.typesetter.typeset(Paragraph(spans: [span]), width: nil)
        #expect(one.size == CGSize(width: 40, height: 32))
        var second = span
        second.text = "\n\u{FFFC}"
        let broken = bench.typesetter.typeset(
            Paragraph(spans: [span, .init(text: "\n", font: font), span]), width: nil)
        #expect(isClose(broken.size.height, 64))
    }

    @Test func numbersWithoutSenseSetText() {
        for bad in [Double.nan, .infinity, -.infinity, 1e300, -50] {
            let block = ParagraphBlock(
                firstLineIndent: bad, indent: bad, tailIndent: bad, spacingBefore: bad, spacingAfter: bad,
                lineSpacing: bad, minimumLineHeight: bad, maximumLineHeight: bad, lineHeightMultiple: bad,
                tabs: TabStops(stops: [.init(location: bad)], interval: bad))
            let text = set([("one\ttwo\nthree", block)], width: 80)
            #expect(text.size.height.isFinite && text.lines.allSatisfy { $0.x.isFinite && $0.baseline.isFinite })
            let span = Paragraph.Span(
                text: "x", font: font, attachment: .init(width: bad, ascent: bad, descent: bad))
            #expect(bench.typesetter.typeset(Paragraph(spans: [span]), width: 10).size.width.isFinite)
        }
    }
}
