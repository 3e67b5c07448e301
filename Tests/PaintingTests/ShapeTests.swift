import DisplayLists
import Foundation
import Painting
import Testing

/// Paints a small list and reads pixels from it.
struct Sheet {
    let buffer: PixelBuffer

    init(_ items: [DisplayItem], width: Double = 40, height: Double = 40, scale: Double = 1) throws {
        var buffer = PixelBuffer(width: 1, height: 1)
        // Whatever the storage held before must not show.
        buffer.words = [0x1234_5678]
        let list = DisplayList(size: CGSize(width: width, height: height), items: items)
        try Painter().paint(list, scale: scale, into: &buffer)
        self.buffer = buffer
    }

    /// `0xRRGGBB`.
    subscript(x: Int, y: Int) -> UInt32 { buffer.words[y * buffer.width + x] & 0xFF_FFFF }
}

extension CGRect {
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(x: x, y: y, width: width, height: height)
    }
}

struct ShapeTests {
    @Test func theGroundIsBlackWhereNothingIsPainted() throws {
        let sheet = try Sheet([.fill(.rectangle(CGRect(10, 10, 5, 5)), .color(.hex(0xFF9500)))])
        #expect(sheet[0, 0] == 0)
        #expect(sheet[9, 10] == 0)
        #expect(sheet[10, 10] == 0xFF9500)
        #expect(sheet[14, 14] == 0xFF9500)
        #expect(sheet[15, 14] == 0)
    }

    @Test func aHalfCoveredPixelIsHalfBlended() throws {
        let sheet = try Sheet([
            .fill(.rectangle(CGRect(0, 0, 40, 40)), .color(.white)),
            .fill(.rectangle(CGRect(10.5, 10, 10, 10)), .color(.black)),
        ])
        #expect(sheet[11, 12] == 0)
        // Cairo counts coverage in 255 steps.
        #expect((0x7E...0x81).contains(sheet[10, 12] & 0xFF))
    }

    @Test(arguments: [(0.29, UInt32(0xC6C6C8)), (0.6, 0x8A8A8E)])
    func translucentFillsRoundToNearest(alpha: Double, result: UInt32) throws {
        let color = ResolvedColor.hex(0x3C3C43, alpha: alpha)
        let sheet = try Sheet([
            .fill(.rectangle(CGRect(0, 0, 40, 40)), .color(.white)),
            .fill(.rectangle(CGRect(0, 0, 40, 20)), .color(color)),
            .fill(.ellipse(CGRect(10, 22, 16, 16)), .color(color)),
        ])
        #expect(sheet[5, 5] == result)
        #expect(sheet[18, 30] == result)
        #expect(sheet[5, 35] == 0xFFFFFF)
    }

    @Test func roundedCornersAreCutAndTheRestIsFilled() throws {
        for curve in [RoundedRectangle.Curve.circular, .continuous] {
            let card = RoundedRectangle(rect: CGRect(2, 2, 36, 36), radius: 8, corners: [.topLeft], curve: curve)
            let sheet = try Sheet([.fill(.roundedRectangle(card), .color(.white))])
            #expect(sheet[2, 2] == 0)
            #expect(sheet[37, 2] == 0xFFFFFF)
            #expect(sheet[2, 37] == 0xFFFFFF)
            #expect(sheet[37, 37] == 0xFFFFFF)
            #expect(sheet[20, 2] == 0xFFFFFF)
            #expect(sheet[20, 20] == 0xFFFFFF)
            #expect(sheet[1, 20] == 0)
        }
    }

    /// The pieces of the fast path and one outline drawn by Cairo are the same picture.
    @Test func theFastPathOfCardsEqualsTheirOutline() throws {
        let card = RoundedRectangle(rect: CGRect(3, 4, 60, 44), radius: 10, corners: [.topLeft, .bottomRight])
        let fast = try Sheet([.fill(.roundedRectangle(card), .color(.white))], width: 70, height: 60, scale: 3)
        let plain = try Sheet([.fill(.path(card.path), .color(.white))], width: 70, height: 60, scale: 3)
        for (left, right) in zip(fast.buffer.words, plain.buffer.words) {
            // Cairo clips spans at different places: one step of coverage.
            #expect(abs(Int(left & 0xFF) - Int(right & 0xFF)) <= 1)
        }
    }

    @Test func strokesAreCentredAndDashed() throws {
        let line = Path([.move(CGPoint(x: 0, y: 10)), .line(CGPoint(x: 40, y: 10))])
        let sheet = try Sheet([
            .stroke(.path(line), .color(.white), StrokeStyle(width: 2, dashes: [4, 6]))
        ])
        #expect(sheet[1, 9] == 0xFFFFFF)
        #expect(sheet[1, 10] == 0xFFFFFF)
        #expect(sheet[1, 8] == 0)
        #expect(sheet[1, 11] == 0)
        #expect(sheet[6, 9] == 0)
        #expect(sheet[11, 9] == 0xFFFFFF)
    }

    @Test func gradientsRunFromStartToEnd() throws {
        let gradient = LinearGradient(
            start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0),
            stops: [.init(location: 0, color: .black), .init(location: 1, color: .white)])
        let sheet = try Sheet([.fill(.rectangle(CGRect(0, 0, 40, 40)), .linearGradient(gradient))])
        #expect(sheet[2, 5] == 0)
        #expect(sheet[38, 5] == 0xFFFFFF)
        #expect((0x70...0x90).contains(sheet[20, 5] & 0xFF))
        #expect(sheet[15, 5] < sheet[25, 5])
    }
}
