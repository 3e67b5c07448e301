import DisplayLists
import Foundation
import Testing
import Typesetting

/// Text and numbers that nobody means, at sizes that must not hang.
@Suite(.timeLimit(.minutes(5))) struct HostileInputTests {
    let bench: Bench

    init() throws {
        bench = try Bench()
    }

    /// Each repeated to thirty thousand bytes: work that grows with the square of the length would show.
    @Test(arguments: [
        "Lorem ipsum dolor sit amet ", "x", "a\n", "\u{301}", "abc שלום ", "\u{202b}a\u{202a}", "\u{2067}", "(", "👩‍❤️‍👨",
        "\0\t\u{7f}", "ภาษาไทย", "\u{ad}a", "日本語",
    ])
    func longTextEnds(unit: String) {
        let text = String(repeating: unit, count: 30_000 / unit.utf8.count)
        for (width, limit) in [(300.0, 0), (300, 3), (nil, 0)] as [(Double?, Int)] {
            let set = bench.set(text, width: width) { $0.lineLimit = limit }
            #expect(set.lines.count >= 1)
            #expect(limit == 0 || set.lines.count <= limit)
            #expect(set.size.width.isFinite && set.size.height.isFinite)
        }
    }

    @Test func everyCharacterOfTheBasicPlaneSets() {
        var text = ""
        for value in UInt32(0)...0xffff { if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) } }
        let set = bench.set(text, width: 200)
        #expect(set.glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -17, 0, 1e300, .leastNonzeroMagnitude])
    func strangeNumbersStayFinite(number: Double) {
        let changes: [(inout Paragraph) -> Void] = [
            { $0.spans[0].font.size = number }, { $0.spans[0].font.linePitch = number }, { $0.minimumScale = number },
            { $0.spans[0].tracking = number }, { $0.spans[0].baselineOffset = number },
        ]
        for change in changes {
            for width in [nil, 50, number] as [Double?] {
                let set = bench.set("Some text here", width: width) {
                    $0.lineLimit = 1
                    change(&$0)
                }
                #expect(set.size.width.isFinite && set.size.height.isFinite)
                #expect(set.glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite })
            }
        }
    }

    @Test func emptySpansAndNegativeLimits() {
        let font = FontDescription(size: 17)
        let spans = [
            Paragraph.Span(text: "", font: font, style: 1), .init(text: "a", font: font, style: 2),
            .init(text: "", font: font, style: 3), .init(text: "b", font: font, style: 4),
            .init(text: "", font: font, style: 5),
        ]
        let set = bench.typesetter.typeset(Paragraph(spans: spans, lineLimit: -3), width: 100)
        #expect(set.runs.map(\.style) == [2, 4])
        #expect(set.texts == ["ab"])
    }

    /// An emoji whose parts lie in different spans.
    @Test func spansMayCutAGrapheme() {
        let font = FontDescription(size: 17)
        let spans = ["👩", "\u{200d}", "❤️\u{200d}👨"].map { Paragraph.Span(text: $0, font: font) }
        let set = bench.typesetter.typeset(Paragraph(spans: spans), width: 100)
        #expect(set.glyphs.count == 1)
        #expect(set.texts == ["👩‍❤️‍👨"])
    }
}
