import DisplayLists
import Foundation
import Painting
import Testing

/// What lies behind everything is written late, and shows as if it had been written first.
struct GroundTests {
    private static let (black, page, card): (UInt32, UInt32, UInt32) = (0xFF00_0000, 0xFFF2_F2F7, 0xFFFF_FFFF)

    private func rectangle(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ hex: UInt32, alpha: Double = 1
    ) -> DisplayItem {
        var color = ResolvedColor.hex(hex)
        color.alpha = alpha
        return .fill(.rectangle(CGRect(x: x, y: y, width: width, height: height)), .color(color))
    }

    /// The words of a picture of 6 × 5 pixels, a row each.
    private func paint(_ items: [DisplayItem]) throws -> [[UInt32]] {
        var buffer = PixelBuffer(width: 1, height: 1)
        // Whatever the buffer held must not show.
        buffer.words[0] = 0x1234_5678
        try Painter().paint(DisplayList(size: CGSize(width: 6, height: 5), items: items), scale: 1, into: &buffer)
        return (0..<5).map { Array(buffer.words[$0 * 6..<($0 + 1) * 6]) }
    }

    @Test func nothingIsBlack() throws {
        #expect(try paint([]) == Array(repeating: Array(repeating: Self.black, count: 6), count: 5))
    }

    @Test func theGroundShowsBesideAboveAndBelowWhatCoversIt() throws {
        let plain = Array(repeating: Self.page, count: 6)
        let covered = [Self.page, Self.card, Self.card, Self.card, Self.page, Self.page]
        let rows = try paint([rectangle(0, 0, 6, 5, 0xF2F2F7), rectangle(1, 1, 3, 2, 0xFFFFFF)])
        #expect(rows == [plain, covered, covered, plain, plain])
    }

    @Test func rowsThatWerePartlyWrittenKeepWhatTheyHave() throws {
        let rows = try paint([
            rectangle(0, 0, 6, 5, 0xF2F2F7), rectangle(0, 1, 2, 2, 0x0000FF), rectangle(3, 0, 2, 5, 0xFFFFFF),
        ])
        let blue: UInt32 = 0xFF00_00FF
        #expect(rows[0] == [Self.page, Self.page, Self.page, Self.card, Self.card, Self.page])
        #expect(rows[1] == [blue, blue, Self.page, Self.card, Self.card, Self.page])
        #expect(rows[2] == rows[1])
        #expect(rows[3] == rows[0])
        #expect(rows[4] == rows[0])
    }

    @Test func whatCoversAllHidesWhatWasBefore() throws {
        let rows = try paint([
            rectangle(0, 0, 6, 5, 0xF2F2F7), rectangle(1, 1, 3, 2, 0x0000FF), rectangle(0, 0, 6, 5, 0xFFFFFF),
            rectangle(5, 4, 1, 1, 0x0000FF),
        ])
        #expect(rows[..<4].allSatisfy { $0 == Array(repeating: Self.card, count: 6) })
        #expect(rows[4] == Array(repeating: Self.card, count: 5) + [0xFF00_00FF])
    }

    /// What shines through needs the ground at once, and so does a layer, which has none of its own.
    @Test func whatIsTranslucentLiesOnTheGround() throws {
        let half: [DisplayItem] = [
            rectangle(0, 0, 6, 5, 0xFFFFFF), rectangle(0, 2, 6, 1, 0x000000, alpha: 0.5),
            rectangle(2, 2, 1, 3, 0xFF0000),
        ]
        let rows = try paint(half)
        #expect(rows[2] == [0xFF7F_7F7F, 0xFF7F_7F7F, 0xFFFF_0000, 0xFF7F_7F7F, 0xFF7F_7F7F, 0xFF7F_7F7F])
        let layered = try paint([
            rectangle(0, 0, 6, 5, 0xFFFFFF),
            .group(Group(opacity: 0.5, items: [rectangle(0, 0, 6, 5, 0x000000), rectangle(2, 3, 1, 1, 0xFF0000)])),
        ])
        #expect(layered[0] == Array(repeating: 0xFF7F_7F7F, count: 6))
        #expect(layered[3] == [0xFF7F_7F7F, 0xFF7F_7F7F, 0xFFFF_7F7F, 0xFF7F_7F7F, 0xFF7F_7F7F, 0xFF7F_7F7F])
    }

    /// Cairo draws where it likes within the clip.
    @Test func whatGoesThroughCairoLiesOnTheGround() throws {
        let circle = Shape.ellipse(CGRect(x: 1, y: 1, width: 4, height: 3))
        let gradient = LinearGradient(
            start: .zero, end: CGPoint(x: 6, y: 0),
            stops: [.init(location: 0, color: .hex(0xFF0000)), .init(location: 1, color: .hex(0xFF0000))])
        let rows = try paint([rectangle(0, 0, 6, 5, 0xFFFFFF), .fill(circle, .linearGradient(gradient))])
        #expect(rows[0] == Array(repeating: Self.card, count: 6))
        #expect(rows[2][3] == 0xFFFF_0000)
        #expect(rows[2][0] == Self.card)
    }
}
