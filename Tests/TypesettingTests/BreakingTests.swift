import DisplayLists
import Foundation
import Testing
import Typesetting

@Suite struct BreakingTests {
    let bench: Bench

    init() throws {
        bench = try Bench()
    }

    /// Where the phone broke these, in rooms between what fitted and what did not.
    @Test(arguments: [
        (
            "Gestures below will be applied whenever you are using Home Assistant main UI.", 14.0, 320.0,
            ["Gestures below will be applied whenever you are", "using Home Assistant main UI."]
        ),
        (
            "Tell websites that you object to processing and selling of your personal data", 17, 335,
            ["Tell websites that you object to processing", "and selling of your personal data"]
        ),
        (
            "Firebase Cloud Messaging must be enabled for push notifications to function.", 12, 318,
            ["Firebase Cloud Messaging must be enabled for push", "notifications to function."]
        ),
    ])
    func breaksWhereThePhoneBreaks(text: String, size: Double, width: Double, lines: [String]) {
        #expect(bench.set(text, size: size, width: width).texts == lines)
    }

    @Test func aTextFitsItsOwnWidth() {
        let text = "A text of several words"
        let width = bench.width(text)
        #expect(bench.set(text, width: width).lines.count == 1)
        #expect(bench.set(text, width: width - 0.001).lines.count == 2)
    }

    /// What stands beside the first lines takes of their room alone, at either side.
    @Test(arguments: [false, true])
    func linesFlowAroundANotch(isAtRight: Bool) {
        let text = "Notifications and alerts and everything else that there is to be told"
        let plain = bench.set(text, width: 160)
        let set = bench.set(text, width: 160) {
            $0.notch = Paragraph.Notch(width: 60, lines: 2, isAtRight: isAtRight)
        }
        #expect(set.lines.count > plain.lines.count)
        for (index, line) in set.lines.enumerated() {
            let isBeside = index < 2
            #expect(line.width <= (isBeside ? 100 : 160) + 1e-6)
            #expect(isClose(line.x, isBeside && !isAtRight ? 60 : 0))
        }
        #expect(set.lines.dropFirst(2).contains { $0.width > 100 })
    }

    @Test func heightIsPitchesAndOneLineHeight() {
        let set = bench.set("one\ntwo\nthree") { $0.spans[0].font.linePitch = 22 }
        let metrics = FontMetrics.system(size: 17)
        #expect(isClose(set.size.height, 2 * 22 + metrics.lineHeight))
        #expect(set.lines.map(\.baseline) == [0, 22, 44].map { $0 + metrics.ascender })
        let plain = bench.set("one\ntwo\nthree")
        #expect(isClose(plain.size.height, 3 * metrics.lineHeight))
    }

    @Test func spacesHangOverAWrappedLine() {
        let width = bench.width("abc")
        let set = bench.set("abc    def", width: width)
        #expect(set.texts == ["abc", "def"])
        #expect(isClose(set.lines[0].width, width))
    }

    @Test func spacesAtATextsEndCountWhileThereIsRoom() {
        let (word, padded) = (bench.width("abc"), bench.width("abc  "))
        #expect(isClose(padded, word + 2 * bench.width(" ")))
        let set = bench.set("abc  ", width: word + 1)
        #expect(set.lines.count == 1)
        #expect(isClose(set.size.width, word + 1))
        #expect(!set.isTruncated)
    }

    @Test func aWordLongerThanTheLineBreaksBetweenGraphemes() {
        let family = "👩‍❤️‍👨"
        let set = bench.set(String(repeating: family, count: 5), width: 2.5 * bench.width(family))
        #expect(set.texts == [family + family, family + family, family])
        let word = bench.set("Supercalifragilistic", width: 60)
        #expect(word.lines.count > 2)
        #expect(word.texts.joined() == "Supercalifragilistic")
        #expect(word.lines.allSatisfy { $0.width <= 60 })
    }

    @Test func aLineTakesOneGraphemeAtLeast() {
        #expect(bench.set("abc", width: 0).texts == ["a", "b", "c"])
        #expect(bench.set("abc", width: -5).texts == ["a", "b", "c"])
    }

    @Test func characterWrappingFillsLines() {
        let set = bench.set("The quick brown fox", width: 60) { $0.lineBreak = .characterWrapping }
        let words = bench.set("The quick brown fox", width: 60)
        #expect(set.lines[0].text.count > words.lines[0].text.count)
    }

    @Test func clippingNeverWraps() {
        let set = bench.set("The quick brown fox\njumps", width: 60) { $0.lineBreak = .clipping }
        #expect(set.texts == ["The quick brown fox", "jumps"])
        #expect(isClose(set.size.width, bench.width("The quick brown fox")))
    }

    @Test(arguments: [
        ("a\nb", ["a", "b"]), ("a\r\nb", ["a", "b"]), ("a\rb", ["a", "b"]), ("a\u{2028}b", ["a", "b"]),
        ("a\u{2029}b", ["a", "b"]), ("a\u{85}b", ["a", "b"]), ("a\n\nb", ["a", "", "b"]), ("\na", ["", "a"]),
        ("a\n", ["a"]), ("a\n\n", ["a", ""]), ("\n", ["", ""]), ("", [""]),
    ])
    func hardBreaks(text: String, lines: [String]) {
        let set = bench.set(text, width: 100)
        #expect(set.texts == lines)
        #expect(isClose(set.size.height, Double(lines.count) * FontMetrics.system(size: 17).lineHeight))
    }

    @Test func anEmptyTextIsOneLineTallAndHasNoWidth() {
        for set in [bench.set(""), bench.typesetter.typeset(Paragraph(spans: []), width: nil)] {
            #expect(set.size == CGSize(width: 0, height: FontMetrics.system(size: 17).lineHeight))
            #expect(set.lines.count == 1)
            #expect(set.glyphs.isEmpty)
        }
    }

    @Test func tabsReachTheNextStop() {
        let set = bench.set("A\tB\tC")
        let plain = bench.set("B").glyphs[0].x
        #expect(isClose(set.glyphs[1].x, 28 + plain))
        #expect(set.runs.allSatisfy { !$0.glyphs.isEmpty || $0.text == "\t" })
    }

    @Test func softHyphensShowAtALinesEndOnly() {
        #expect(isClose(bench.width("inter\u{ad}national"), bench.width("inter") + bench.width("national")))
        let set = bench.set("inter\u{ad}national", width: bench.width("international") - 5)
        #expect(set.texts == ["inter\u{ad}\u{2010}", "national"])
        #expect(isClose(set.lines[0].width, bench.width("inter") + bench.width("\u{2010}")))
    }

    @Test func noBreakSpacesHoldWordsTogether() {
        let width = bench.width("aaaa bbbb")
        #expect(bench.set("aaaa bb\u{a0}cccc", width: width).texts == ["aaaa", "bb\u{a0}cccc"])
        #expect(isClose(bench.width("\u{a0}"), bench.width(" ")))
    }

    @Test func japaneseBreaksBetweenCharactersButNotBeforeAFullStop() {
        let set = bench.set("日本語日本語。日", width: 17 * 6.5)
        #expect(set.texts == ["日本語日本", "語。日"])
    }

    @Test func thaiBreaksBetweenWords() {
        let set = bench.set("ภาษาไทยง่าย", width: bench.width("ภาษาไทย") + 1)
        #expect(set.texts == ["ภาษาไทย", "ง่าย"])
    }

    @Test func aLoneWordTakesItsNeighbourAlong() {
        let text = "Testing various linking. Testing variously linking"
        let width = bench.width("Testing various linking. Testing variously ") + 1
        #expect(bench.set(text, width: width).texts == ["Testing various linking. Testing variously", "linking"])
        let kept = bench.set(text, width: width) { $0.avoidsLoneWords = true }
        #expect(kept.texts == ["Testing various linking. Testing", "variously linking"])
        // Here the upper line would become the shorter one.
        let short = bench.set("Enable Event Notifications", size: 22, width: 220) { $0.avoidsLoneWords = true }
        #expect(short.texts == ["Enable Event", "Notifications"])
    }

    @Test func aLineIsAsTallAsItsTallestSpan() {
        var paragraph = Paragraph(spans: [
            .init(text: "small ", font: FontDescription(size: 12)),
            .init(text: "large", font: FontDescription(size: 30)),
        ])
        let set = bench.typesetter.typeset(paragraph, width: nil)
        #expect(isClose(set.size.height, FontMetrics.system(size: 30).lineHeight))
        #expect(set.lines[0].baseline == FontMetrics.system(size: 30).ascender)
        paragraph.spans[0].baselineOffset = 40
        let raised = bench.typesetter.typeset(paragraph, width: nil)
        #expect(raised.lines[0].baseline == FontMetrics.system(size: 12).ascender + 40)
        #expect(isClose(raised.glyphs[0].y, raised.lines[0].baseline - 40))
    }
}
