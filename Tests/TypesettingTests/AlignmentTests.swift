import DisplayLists
import Foundation
import Testing
import Typesetting

@Suite struct AlignmentTests {
    let bench: Bench

    init() throws {
        bench = try Bench()
    }

    @Test(arguments: [
        (Paragraph.Alignment.left, Paragraph.Direction.natural, 0.0), (.natural, .leftToRight, 0),
        (.justified, .leftToRight, 0), (.center, .natural, 0.5), (.right, .natural, 1), (.natural, .rightToLeft, 1),
        (.left, .rightToLeft, 0), (.justified, .rightToLeft, 1),
    ])
    func linesStandWhereTheyShould(alignment: Paragraph.Alignment, direction: Paragraph.Direction, share: Double) {
        let set = bench.set("abc", width: 100) {
            $0.alignment = alignment
            $0.direction = direction
        }
        #expect(isClose(set.lines[0].x, (100 - set.lines[0].width) * share))
        let inside = bench.set("abc").glyphs[0].x
        #expect(isClose(set.glyphs[0].x, set.lines[0].x + inside))
    }

    @Test func withoutAWidthLinesAlignWithTheWidest() {
        let set = bench.set("abcdef\na") { $0.alignment = .right }
        #expect(set.lines[0].x == 0)
        #expect(isClose(set.lines[1].x + set.lines[1].width, set.size.width))
        #expect(set.lines[1].runs[0].x == set.lines[1].x)
        #expect(isClose(set.glyphs[6].x, set.lines[1].x + bench.set("a").glyphs[0].x))
    }

    @Test func justifiedLinesFillTheWidthButTheLast() {
        let set = bench.set("justified text that wraps over several lines", width: 150) { $0.alignment = .justified }
        #expect(set.lines.dropLast().allSatisfy { isClose($0.width, 150) })
        #expect(set.lines[set.lines.count - 1].width < 149)
        #expect(set.lines.allSatisfy { line in isClose(line.runs.reduce(0) { $0 + $1.width }, line.width) })
    }

    @Test func aClippedLineKeepsItsBeginning() {
        for (direction, alignment) in [
            (Paragraph.Direction.leftToRight, Paragraph.Alignment.center), (.leftToRight, .right),
        ] {
            let set = bench.set("a long text", width: 30) {
                $0.lineBreak = .clipping
                $0.direction = direction
                $0.alignment = alignment
            }
            #expect(set.lines[0].x == 0)
        }
        let set = bench.set("שלום עולם", width: 30) { $0.lineBreak = .clipping }
        #expect(isClose(set.lines[0].x + set.lines[0].width, 30))
    }
}
