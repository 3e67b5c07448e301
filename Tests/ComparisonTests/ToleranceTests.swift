import Comparison
import DisplayLists
import Testing

/// Which differences pass under which limits.
struct ToleranceTests {
    private static let side = 200

    /// A light picture; what is drawn into it is darkened.
    private func picture(_ background: UInt32 = 0xFFF2_F2F7, dark: [(Range<Int>, Range<Int>)] = []) -> PixelBuffer {
        var buffer = PixelBuffer(width: Self.side, height: Self.side)
        for index in buffer.words.indices { buffer.words[index] = background }
        for (columns, rows) in dark {
            for row in rows { for column in columns { buffer.words[row * Self.side + column] = 0xFF00_0000 } }
        }
        return buffer
    }

    private func matches(_ actual: PixelBuffer, _ tolerance: Tolerance) throws -> Bool {
        try PictureComparison(
            expected: ComparedPicture(.buffer(picture()), layout: nil as LayoutReport?),
            actual: ComparedPicture(.buffer(actual), layout: nil as LayoutReport?), tolerance: tolerance
        ).isMatch
    }

    /// (1) The whole background one level of 255 off; (2) a word in under half a per cent of the pixels.
    @Test func aShareOfPixelsHidesAWordAndStumblesOverABackground() throws {
        let background = picture(0xFFF3_F2F7)
        let word = picture(dark: [(60..<75, 90..<100)])
        let share = Tolerance(precision: 0.995)
        #expect(try matches(word, share))
        #expect(try !matches(background, share))
        let perceptual = Tolerance(perceptualPrecision: 0.98)
        #expect(try !matches(word, perceptual))
        #expect(try matches(background, perceptual))
        let dense = Tolerance(precision: 0.995, density: Tolerance.Density(side: 16, share: 0.2))
        #expect(try !matches(word, dense))
    }

    @Test func exactNoticesTheSmallestDifference() throws {
        #expect(try !matches(picture(0xFFF2_F2F8), .exact))
        #expect(try matches(picture(), .exact))
    }

    @Test func scatteredNoisePassesADensity() throws {
        let noise = (0..<40).map { index in
            let (x, y) = ((index * 67) % 190, (index / 6) * 25 + 5)
            return (x..<x + 1, y..<y + 1)
        }
        let tolerance = Tolerance(density: Tolerance.Density(side: 16, share: 0.04))
        #expect(try matches(picture(dark: noise), tolerance))
        #expect(try !matches(picture(dark: noise + [(100..<106, 100..<106)]), tolerance))
    }

    @Test func maxDiffPixelsCounts() throws {
        let four = picture(dark: [(3..<5, 7..<9)])
        #expect(try matches(four, Tolerance(maxDiffPixels: 4)))
        #expect(try !matches(four, Tolerance(maxDiffPixels: 3)))
        // Both limits hold.
        #expect(try !matches(four, Tolerance(precision: 1, maxDiffPixels: 4)))
    }

    @Test func ignoredPixelsDoNotCount() throws {
        let actual = picture(dark: [(10..<20, 30..<40)])
        let region = try #require(IgnoredRegion("10,30,10x10"))
        #expect(try matches(actual, Tolerance(ignored: [region])))
        let smaller = try #require(IgnoredRegion("10, 30, 9×10"))
        let comparison = try PictureComparison(
            expected: ComparedPicture(.buffer(picture()), layout: nil as LayoutReport?),
            actual: ComparedPicture(.buffer(actual), layout: nil as LayoutReport?),
            tolerance: Tolerance(ignored: [smaller]))
        guard case .different(let difference) = comparison.pixels else {
            Issue.record("\(comparison)")
            return
        }
        #expect(difference.count == 10)
        #expect(difference.box == PixelRectangle(columns: 19..<20, rows: 30..<40))
    }

    @Test func theDensestWindowIsFoundAndKeepsInsideThePicture() throws {
        let actual = picture(dark: [(0..<2, 0..<2), (190..<200, 195..<200)])
        let comparison = PixelComparison(expected: picture(), actual: actual)
        guard case .different(let difference) = comparison else {
            Issue.record("\(comparison)")
            return
        }
        #expect(difference.count == 54)
        #expect(difference.densest.count == 50)
        #expect(difference.densest.rectangle == PixelRectangle(columns: 168..<200, rows: 168..<200))
        #expect(difference.box == PixelRectangle(columns: 0..<200, rows: 0..<200))
    }

    /// The window's place and count against trying every place.
    @Test func theDensestWindowIsTheDensest() throws {
        var seed: UInt64 = 7
        func random(_ limit: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % limit
        }
        for _ in 0..<20 {
            let (width, height) = (1 + random(24), 1 + random(24))
            var pictures = [PixelBuffer(width: width, height: height), PixelBuffer(width: width, height: height)]
            for _ in 0..<12 { pictures[1].words[random(width * height)] = 0xFFFF_FFFF }
            let side = 1 + random(9)
            let tolerance = Tolerance(density: Tolerance.Density(side: side, share: 0))
            guard
                case .different(let difference) = PixelComparison(
                    expected: pictures[0], actual: pictures[1], tolerance: tolerance)
            else { continue }
            var best = 0
            for top in 0...max(0, height - side) {
                for left in 0...max(0, width - side) {
                    var count = 0
                    for row in top..<min(top + side, height) {
                        for column in left..<min(left + side, width)
                        where pictures[1].words[row * width + column] == 0xFFFF_FFFF { count += 1 }
                    }
                    best = max(best, count)
                }
            }
            #expect(difference.densest.count == best)
        }
    }
}
