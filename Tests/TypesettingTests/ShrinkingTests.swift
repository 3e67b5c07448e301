import DisplayLists
import Foundation
import Testing
import Typesetting

@Suite struct ShrinkingTests {
    let bench: Bench

    init() throws {
        bench = try Bench()
    }

    private func shrunk(_ text: String, width: Double, to minimum: Double, lines: Int = 1) -> TypesetText {
        bench.set(text, width: width) {
            $0.lineLimit = lines
            $0.minimumScale = minimum
        }
    }

    @Test func shrinksJustEnough() {
        let text = "A text that has to shrink"
        let width = bench.width(text) * 0.8
        let set = shrunk(text, width: width, to: 0.5)
        #expect(set.texts == [text])
        #expect(!set.isTruncated)
        #expect(set.size.width <= width)
        // A step is a thousandth of the size.
        #expect(set.size.width > width * 0.998)
        #expect(set.scale > 0.7 && set.scale < 0.85)
        #expect(isClose(set.size.height, FontMetrics.system(size: 17 * set.scale).lineHeight))
    }

    @Test func whatFitsKeepsItsSize() {
        #expect(shrunk("Fits", width: 100, to: 0.5).scale == 1)
        #expect(bench.set("Does not fit", width: 30) { $0.lineLimit = 1 }.scale == 1)
    }

    @Test func whatDoesNotFitAtTheLeastIsCutThere() {
        let set = shrunk("A text that has to shrink", width: 60, to: 0.75)
        #expect(set.scale == 0.75)
        #expect(set.isTruncated)
        #expect(set.texts[0].hasSuffix("…"))
    }

    @Test func severalLinesShrinkTogether() {
        let text = "The quick brown fox jumps over the lazy dog"
        let set = shrunk(text, width: 150, to: 0.3, lines: 2)
        #expect(set.lines.count == 2)
        #expect(!set.isTruncated)
        #expect(set.scale < 1)
        let larger = bench.set(text, size: 17 * (set.scale + 0.002), width: 150) { $0.lineLimit = 2 }
        #expect(larger.isTruncated)
    }

    @Test func withoutALineLimitNothingShrinks() {
        #expect(shrunk("The quick brown fox", width: 60, to: 0.5, lines: 0).scale == 1)
    }

    @Test func pitchAndTrackingShrinkToo() {
        let set = bench.set("one two three four five", width: 90) {
            $0.lineLimit = 2
            $0.minimumScale = 0.2
            $0.spans[0].font.linePitch = 40
            $0.spans[0].tracking = 3
        }
        #expect(set.lines.count == 2)
        #expect(isClose(set.lines[1].baseline - set.lines[0].baseline, 40 * set.scale))
    }
}
