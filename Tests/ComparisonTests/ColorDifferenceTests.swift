import Comparison
import DisplayLists
import Testing

/// The CIE 1994 colour difference as the comparison reports it.
struct ColorDifferenceTests {
    private func delta(_ reference: UInt32, _ sample: UInt32) -> Double {
        var pictures = [PixelBuffer(width: 1, height: 1), PixelBuffer(width: 1, height: 1)]
        pictures[0].words[0] = reference
        pictures[1].words[0] = sample
        guard case .different(let difference) = PixelComparison(expected: pictures[0], actual: pictures[1]) else {
            return 0
        }
        return difference.largestDelta
    }

    @Test func blackAndWhiteAreAHundredApart() {
        #expect(abs(delta(0xFFFFFF, 0x000000) - 100) < 0.001)
        #expect(abs(delta(0x000000, 0xFFFFFF) - 100) < 0.001)
    }

    /// Worked out by hand from the formula: red is L 53.241, a 80.092, b 67.203; green 87.735, −86.183, 83.179.
    @Test func redAndGreen() {
        let chroma = (80.0925 * 80.0925 + 67.2032 * 67.2032).squareRoot()
        let other = (86.1827 * 86.1827 + 83.1793 * 83.1793).squareRoot()
        let lightness = 53.2408 - 87.7347
        let chromaTerm = (chroma - other) / (1 + 0.045 * chroma)
        let hue = (166.2752 * 166.2752 + 15.9761 * 15.9761 - (chroma - other) * (chroma - other)).squareRoot()
        let hueTerm = hue / (1 + 0.015 * chroma)
        let expected = (lightness * lightness + chromaTerm * chromaTerm + hueTerm * hueTerm).squareRoot()
        #expect(abs(delta(0xFF0000, 0x00FF00) - expected) < 0.01)
    }

    /// Which colour is the reference matters where chroma does.
    @Test func theReferencesChromaWeighs() {
        #expect(delta(0x808080, 0x80C080) > delta(0x80C080, 0x808080))
    }

    @Test func aStepOf255IsBelowWhatEyesSee() {
        for level: UInt32 in [0x00, 0x40, 0x80, 0xF2, 0xFE] {
            let grey = level << 16 | level << 8 | level
            let next = grey + 0x010101
            #expect(delta(grey, next) < 0.5 && delta(grey, next) > 0)
        }
    }
}
