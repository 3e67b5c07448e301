import Comparison
import DisplayLists
import Testing

struct PixelComparisonTests {
    private func picture(_ width: Int, _ height: Int, _ words: [Int: UInt32] = [:]) -> PixelBuffer {
        var buffer = PixelBuffer(width: width, height: height)
        for (index, word) in words { buffer.words[index] = word }
        return buffer
    }

    @Test func theUnusedByteDoesNotCount() {
        let comparison = PixelComparison(expected: picture(2, 1), actual: picture(2, 1, [0: 0xFF00_0000]))
        #expect(comparison == .equal)
    }

    @Test func countsPixelsAndBoundsThem() throws {
        let comparison = PixelComparison(
            expected: picture(4, 3), actual: picture(4, 3, [1: 0x0000_0500, 10: 0x00FF_0001]))
        guard case .different(let difference) = comparison else {
            Issue.record("\(comparison)")
            return
        }
        #expect(difference.count == 2)
        #expect(difference.largest == 255)
        #expect(difference.columns == 1..<3)
        #expect(difference.rows == 0..<3)
        #expect(
            comparison.description.hasPrefix("2 pixels differ by up to 255 of 255, within x 1–2, y 0–2; 16.667 % of"))
    }

    @Test func sizesComeFirst() {
        let comparison = PixelComparison(expected: picture(4, 3), actual: picture(3, 4))
        #expect(comparison.description == "expected 4×3 pixels, got 3×4")
    }

    @Test func theDifferencePictureMarksWhatDiffersAndWhatOnlyOneHas() {
        let picture = DifferencePicture.difference(
            expected: picture(2, 1, [0: 0x00FF_FFFF]), actual: picture(2, 2, [0: 0x00FF_FFFF, 1: 0x0000_0001]))
        #expect(picture.words == [0x00FE_FEFE, 0x00FF_0000, 0x00FF_0000, 0x00FF_0000])
    }

    @Test func theTriptychHoldsBothPictures() {
        let expected = picture(1, 1, [0: 0x0000_00FF])
        let actual = picture(1, 2, [0: 0x0000_FF00, 1: 0x0000_FF00])
        let triptych = DifferencePicture.triptych(expected: expected, actual: actual)
        #expect(triptych.width == 3 + 16)
        #expect(triptych.words[0] == 0x0000_00FF)
        #expect(triptych.words[triptych.width * 2 - 1] == 0x0000_FF00)
    }
}
