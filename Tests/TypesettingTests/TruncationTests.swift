import DisplayLists
import Foundation
import Testing
import Typesetting

@Suite struct TruncationTests {
    let bench: Bench

    init() throws {
        bench = try Bench()
    }

    private func cut(
        _ text: String, _ lineBreak: Paragraph.LineBreak, size: Double = 17, width: Double, lines: Int = 1
    ) -> TypesetText {
        bench.set(text, size: size, width: width) {
            $0.lineBreak = lineBreak
            $0.lineLimit = lines
        }
    }

    /// As a value row showed it on iOS 18 and, with a little more room, on iOS 26.
    @Test(arguments: [(137.4, "Back to…ious page"), (145.8, "Back to…vious page")])
    func theMiddleGivesWayAsOnThePhone(width: Double, expected: String) {
        let set = cut("Back to previous page", .truncatingMiddle, size: 16, width: width)
        #expect(set.texts == [expected])
        #expect(set.isTruncated)
        #expect(set.size.width <= width)
    }

    @Test func theTailGivesWay() {
        let set = cut("Bridge Configuration", .truncatingTail, width: 135)
        #expect(set.texts == ["Bridge Configur…"])
        #expect(set.size.width <= 135)
        #expect(isClose(set.size.width, bench.width("Bridge Configur") + bench.width("…")))
    }

    @Test func theHeadGivesWay() {
        #expect(cut("Back to previous page", .truncatingHead, size: 16, width: 100).texts == ["…evious page"])
    }

    @Test func spacesAtTheCutGo() {
        let width = bench.width("Hello …")
        #expect(cut("Hello world and more", .truncatingTail, width: width).texts == ["Hello…"])
    }

    @Test func whatFitsStays() {
        for mode in [Paragraph.LineBreak.truncatingHead, .truncatingMiddle, .truncatingTail] {
            let set = cut("Hello", mode, width: bench.width("Hello"))
            #expect(set.texts == ["Hello"])
            #expect(!set.isTruncated)
        }
    }

    @Test func neverHalfAnEmoji() {
        let family = "👩‍❤️‍👨"
        for count in 0...4 {
            let width = (Double(count) + 0.5) * bench.width(family) + bench.width("…")
            let set = cut(String(repeating: family, count: 8), .truncatingTail, width: width)
            #expect(set.texts == [String(repeating: family, count: count) + "…"])
        }
        let flags = cut("🇩🇪🇯🇵🇫🇷🇮🇹", .truncatingTail, width: 50)
        #expect(flags.texts == ["🇩🇪…"])
        let marks = cut("xe\u{301}\u{323}xxxxxx", .truncatingTail, width: bench.width("xe…") + 0.1)
        #expect(marks.texts == ["xe\u{301}\u{323}…"])
    }

    @Test func theLastLineAllowedIsCut() {
        let set = cut("The quick brown fox jumps over the lazy dog", .truncatingTail, width: 140, lines: 2)
        #expect(set.texts == ["The quick brown", "fox jumps over t…"])
        let middle = cut("The quick brown fox jumps over the lazy dog", .truncatingMiddle, width: 140, lines: 2)
        #expect(middle.texts == ["The quick brown", "fox jum…lazy dog"])
        let head = cut("The quick brown fox jumps over the lazy dog", .truncatingHead, width: 140, lines: 2)
        #expect(head.texts[0] == "The quick brown")
        #expect(head.texts[1].hasPrefix("…"))
        #expect(head.texts[1].hasSuffix("lazy dog"))
    }

    @Test func hiddenHardLinesShowAsAnEllipsis() {
        #expect(cut("a\nb", .truncatingTail, width: 100).texts == ["a…"])
        #expect(cut("a\nb\nc", .truncatingTail, width: 100, lines: 2).texts == ["a", "b…"])
        #expect(cut("first\nmiddle\nlast", .truncatingMiddle, width: 100).texts == ["first…last"])
        #expect(cut("first\nmiddle\nlast\n", .truncatingHead, width: 100).texts == ["…last"])
        #expect(cut("a\n", .truncatingTail, width: 100).texts == ["a"])
    }

    @Test func wrappingModesHideWithoutAnEllipsis() {
        let set = cut("The quick brown fox", .wordWrapping, width: 80, lines: 1)
        #expect(set.texts == ["The quick"])
        #expect(set.isTruncated)
        #expect(!cut("The quick", .wordWrapping, width: 80, lines: 1).isTruncated)
        let clipped = cut("The quick brown fox\nmore", .clipping, width: 80, lines: 1)
        #expect(clipped.texts == ["The quick brown fox"])
        #expect(clipped.isTruncated)
    }

    @Test func theEllipsisLooksLikeWhatItReplaces() {
        var paragraph = Paragraph(
            spans: [
                .init(text: "Hello ", font: FontDescription(size: 17), style: 1),
                .init(text: "beautiful world", font: FontDescription(size: 17, weight: .bold), style: 2),
            ], lineLimit: 1)
        let late = bench.typesetter.typeset(paragraph, width: 100)
        #expect(late.runs.last?.style == 2)
        #expect(late.runs.last?.face.name == "Inter-Bold")
        #expect(late.texts[0].hasSuffix("…"))
        let early = bench.typesetter.typeset(paragraph, width: 40)
        #expect(early.runs.map(\.style) == [1])
        paragraph.lineBreak = .truncatingHead
        #expect(bench.typesetter.typeset(paragraph, width: 60).runs.map(\.style) == [2])
    }

    @Test func anEllipsisAloneIsTheLeast() {
        for mode in [Paragraph.LineBreak.truncatingHead, .truncatingMiddle, .truncatingTail] {
            #expect(cut("Hello", mode, width: 5).texts == ["…"])
            #expect(cut("Hello", mode, width: 0).texts == ["…"])
        }
    }

    @Test func rightToLeftTextIsCutAtItsLeft() throws {
        let set = cut("שלום עולם ומלואו", .truncatingTail, width: 80)
        #expect(set.texts[0].hasSuffix("…"))
        let ellipsis = try #require(set.runs.first)
        #expect(ellipsis.text == "…")
        #expect(isClose(set.lines[0].x + set.lines[0].width, 80))
    }

    @Test func lettersMoveTogetherBeforeTheyAreCut() {
        let text = "Tightening helps"
        let natural = bench.width(text)
        func tightened(_ width: Double) -> TypesetText {
            bench.set(text, width: width) {
                $0.lineLimit = 1
                $0.allowsTightening = true
            }
        }
        let set = tightened(natural / 1.04)
        #expect(set.texts == [text])
        #expect(!set.isTruncated)
        #expect(isClose(set.size.width, natural / 1.04))
        #expect(isClose(set.runs[0].width, natural / 1.04))
        #expect(tightened(natural / 1.06).isTruncated)
    }
}
