import DisplayLists
import Foundation
import Testing
import Typesetting

@Suite struct WidthTests {
    let bench: Bench

    init() throws {
        bench = try Bench()
    }

    /// Frames that the system has printed for labels at three pixels a point.
    @Test(arguments: [
        ("Item 1", 17.0, FontWeight.regular, 45.333), ("Item 2", 17, .regular, 47.667),
        ("SECTION 1", 13, .regular, 65.667), ("What's", 16, .semibold, 52.667), ("What's", 17, .semibold, 55.667),
        ("the", 16, .regular, 23.667), ("the", 17, .regular, 25), ("point", 16, .regular, 37),
        ("?", 14, .regular, 7.333),
        ("?", 15, .regular, 7.667),
    ])
    func printedLabelWidth(text: String, size: Double, weight: FontWeight, expected: Double) {
        let width = PixelGrid(scale: 3).ceil(bench.width(text, size: size, weight: weight))
        // Printed with three digits.
        #expect(abs(width - expected) < 0.001)
    }

    /// Ink that was measured in pictures, to which the first letter's left and the last letter's right bearing is added as
    /// measured beside it.
    @Test(arguments: [
        ("Hello", 17.0, 36.63, 1.53 + 0.65), ("Blue", 17, 31.23, 1.5 + 0.65), ("Title2", 16, 39.15, 0.73 + 0.67),
        ("Hide App Content when in Background", 17, 292.14, 1.53 + 1.3),
        ("and selling of your personal data", 17, 244.93, 0.8 + 1.1),
    ])
    func pictureWidth(text: String, size: Double, ink: Double, bearings: Double) {
        // The substitute's kerning differs from the system face's by half a point in a long line.
        #expect(abs(bench.width(text, size: size) - ink - bearings) < 0.8)
    }

    /// advance = size · (((1 − f) · text + f · display) / 2048 + tracking / 1000), worked out by hand.
    @Test(arguments: [
        ("H", 17.0, FontWeight.regular, 17 * (1564.0 / 2048 - 0.04688)),
        ("H", 11, .regular, 11 * (1564.0 / 2048 - 0.01562)),
        ("H", 9, .regular, 9 * (1564.0 / 2048 - 0.01562 + 2 * 0.00586)),
        ("H", 28, .regular, 28 * (1456.7 / 2048 + 0.00163)),
        ("H", 60, .regular, 60 * (1456.7 / 2048 - 0.00277)),
        ("H", 20, .regular, 20 * ((0.7636 * 1564 + 0.2364 * 1456.7) / 2048 - 0.04171)),
        ("H", 29, .regular, 29 * (1456.7 / 2048 + 0.001385)),
        ("o", 17, .medium, 17 * (1275.6 / 2048 - 0.04688)),
    ])
    func advanceFollowsTheFormula(letter: String, size: Double, weight: FontWeight, expected: Double) {
        #expect(isClose(bench.width(letter, size: size, weight: weight), expected))
    }

    @Test func accentedLettersAreAsWideAsTheirBases() {
        for (accented, base) in [("é", "e"), ("e\u{301}", "e"), ("Ü", "U"), ("ế", "e"), ("ñ", "n")] {
            #expect(isClose(bench.width(accented), bench.width(base)))
        }
    }

    @Test func weightsThatWereNotMeasuredLieInOrder() {
        let widths = FontWeight.allCases.map { bench.width("mmmm", weight: $0) }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == FontWeight.allCases.count)
    }

    @Test func monospacedDigitsAreOfOneWidth() {
        let widths = (0...9).map { digit in
            bench.set("\(digit)") { $0.spans[0].font.hasMonospacedDigits = true }.size.width
        }
        #expect(Set(widths).count == 1)
        #expect(bench.width("1") < bench.width("0"))
    }

    @Test func trackingIsAddedToEveryCharacter() {
        let plain = bench.width("abcd")
        #expect(isClose(bench.set("abcd") { $0.spans[0].tracking = 2 }.size.width, plain + 8))
    }

    @Test func capitalsAreAsTallAsTheSystemFaces() {
        // Of the two faces' own heights of capitals, 2048/2816 and 1472/2048 em.
        #expect(isClose(bench.set("H", size: 17).runs[0].size, 17 * 1443 / 2048 / (2048.0 / 2816)))
        #expect(isClose(bench.set("H", size: 28).runs[0].size, 28 * 1443 / 2048 / (1472.0 / 2048)))
        #expect(bench.set("H", size: 19.9).faces == ["Inter-Regular"])
        #expect(bench.set("H", size: 20).faces == ["InterDisplay-Regular"])
    }

    @Test func aLetterStandsInTheMiddleOfItsAdvance() throws {
        // A period: the table gives 652/2048 − 0.04688 em, Inter 776/2816 em of its drawing size.
        let set = bench.set(".")
        let own = 776.0 / 2816 * set.runs[0].size
        #expect(isClose(try #require(set.glyphs.first).x, (bench.width(".") - own) / 2))
    }

    @Test func interAlternatesAreOff() {
        let plain = bench.set("- >").glyphs.map(\.id)
        #expect(bench.set("->").glyphs.map(\.id) == plain)
    }

    @Test func aColonBetweenDigitsIsRaised() {
        func colon(_ text: String) -> UInt32 { bench.set(text).glyphs[1].id }
        #expect(colon("1:3") != colon("a:b"))
        #expect(colon("A:3") == colon("1:3"))
        #expect(colon("a:3") == colon("a:b"))
        #expect(isClose(bench.width("1:3"), bench.width("1") + bench.width(":") + bench.width("3")))
    }

    @Test func metricsAreTheSystemFaces() {
        let metrics = bench.typesetter.metrics(of: FontDescription(size: 17))
        #expect(metrics.lineHeight == 20.287109375)
        #expect(metrics.ascender + metrics.descender == metrics.lineHeight)
        #expect(metrics == FontMetrics.system(size: 17))
        #expect(bench.typesetter.metrics(of: FontDescription(family: .monospaced, size: 17)) == metrics)
        let named = bench.typesetter.metrics(of: FontDescription(family: .named("Noto Serif"), size: 10))
        #expect(named.lineHeight != FontMetrics.system(size: 10).lineHeight)
    }
}
