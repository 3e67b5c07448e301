import DisplayLists
import Foundation
import Painting
import Testing

struct ImageTests {
    /// A bitmap of opaque grey levels, or of one colour with varying alpha.
    private func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) throws -> Bitmap {
        var pixels: [UInt8] = []
        for y in 0..<height { for x in 0..<width { pixels += pixel(x, y) } }
        return try #require(Bitmap(width: width, height: height, pixels: pixels))
    }

    @Test func pixelsStayPixelsAtTheirOwnSize() throws {
        let picture = try bitmap(4, 3) { x, y in [UInt8(x), UInt8(y), 9, 255] }
        let sheet = try Sheet([.bitmap(BitmapItem(bitmap: picture, rect: CGRect(5, 6, 4, 3)))])
        for y in 0..<3 { for x in 0..<4 { #expect(sheet[5 + x, 6 + y] == 0x09_0000 | UInt32(y) << 8 | UInt32(x)) } }
        #expect(sheet[4, 6] == 0 && sheet[9, 6] == 0 && sheet[5, 9] == 0)
    }

    /// Every source pixel counts: a checkerboard becomes even grey, not black or white.
    @Test func shrinkingAveragesAndKeepsFlatColours() throws {
        let board = try bitmap(120, 120) { x, y in [UInt8]([(x + y) % 2 == 0 ? 255 : 0]) + [0, 0, 255] }
        let sheet = try Sheet([.bitmap(BitmapItem(bitmap: board, rect: CGRect(0, 0, 20, 20)))])
        for y in 0..<20 { for x in 0..<20 { #expect((126...129).contains(sheet[x, y] & 0xFF)) } }
        let flat = try bitmap(90, 70) { _, _ in [10, 20, 30, 255] }
        let other = try Sheet([.bitmap(BitmapItem(bitmap: flat, rect: CGRect(0, 0, 31, 17)))])
        for y in 0..<17 { for x in 0..<31 { #expect(other[x, y] == 0x1E140A) } }
    }

    @Test func enlargingIsSmooth() throws {
        let edge = try bitmap(2, 1) { x, _ in [x == 0 ? 0 : 255, 0, 0, 255] }
        let sheet = try Sheet([.bitmap(BitmapItem(bitmap: edge, rect: CGRect(0, 0, 40, 40)))])
        #expect(sheet[2, 5] == 0)
        #expect(sheet[37, 5] == 255)
        #expect((100...155).contains(sheet[20, 5]))
    }

    @Test func templatesTakeTheTint() throws {
        let mask = try bitmap(2, 1) { x, _ in x == 0 ? [255, 255, 255, 255] : [0, 0, 0, 0] }
        let sheet = try Sheet([
            .bitmap(BitmapItem(bitmap: mask, rect: CGRect(10, 10, 2, 1), tint: .hex(0x007AFF)))
        ])
        #expect(sheet[10, 10] == 0x007AFF)
        #expect(sheet[11, 10] == 0)
    }

    @Test func bitmapsAtFractionsOfAPixelHaveSoftEdges() throws {
        let white = try bitmap(10, 10) { _, _ in [255, 255, 255, 255] }
        let sheet = try Sheet([.bitmap(BitmapItem(bitmap: white, rect: CGRect(5.5, 5, 10, 10)))])
        #expect((0x7E...0x81).contains(sheet[5, 8] & 0xFF))
        #expect(sheet[8, 8] == 0xFFFFFF)
        #expect((0x7E...0x81).contains(sheet[15, 8] & 0xFF))
    }

    /// The left half of the document is filled.
    private static let half = VectorImage(
        source: Array(
            #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h4v8H0z" fill="red"/></svg>"#
                .utf8
        ), size: CGSize(width: 8, height: 8))

    @Test func vectorsScaleTintAndMirror() throws {
        let rect = CGRect(4, 4, 16, 16)
        let own = try Sheet([.vector(VectorItem(image: Self.half, rect: rect))])
        #expect(own[5, 5] == 0xFF0000 && own[11, 19] == 0xFF0000)
        #expect(own[12, 5] == 0 && own[3, 5] == 0)
        let tinted = try Sheet([.vector(VectorItem(image: Self.half, rect: rect, tint: .hex(0x34C759)))])
        #expect(tinted[5, 5] == 0x34C759 && tinted[12, 5] == 0)
        let mirrored = try Sheet([
            .vector(VectorItem(image: Self.half, rect: rect, tint: .hex(0x34C759), isMirrored: true))
        ])
        #expect(mirrored[5, 5] == 0 && mirrored[12, 5] == 0x34C759 && mirrored[19, 5] == 0x34C759)
    }

    @Test func vectorsFillTheirRectangleAtAnyScale() throws {
        let rect = CGRect(4.5, 4, 10, 6)
        let sheet = try Sheet([.vector(VectorItem(image: Self.half, rect: rect, tint: .white))], scale: 2)
        #expect(sheet[9, 8] == 0xFFFFFF && sheet[18, 19] == 0xFFFFFF)
        #expect(sheet[8, 8] == 0 && sheet[19, 8] == 0 && sheet[9, 20] == 0)
        let soft = try Sheet([.vector(VectorItem(image: Self.half, rect: rect, tint: .white))])
        #expect((0x7E...0x81).contains(soft[4, 5] & 0xFF))
    }

    @Test func vectorsTurnWithTheirGroup() throws {
        let turn = Group(
            origin: CGPoint(x: 20, y: 10), transform: Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
            items: [.vector(VectorItem(image: Self.half, rect: CGRect(0, 0, 8, 8), tint: .white))])
        let sheet = try Sheet([.group(turn)])
        // The filled half is on top now.
        #expect(sheet[16, 11] == 0xFFFFFF)
        #expect(sheet[16, 16] == 0)
    }

    @Test func aBrokenDocumentIsAnErrorThatNamesIt() {
        let broken = VectorImage(source: Array("<svg".utf8), size: CGSize(width: 8, height: 8))
        let item = VectorItem(image: broken, rect: CGRect(0, 0, 8, 8), name: "logo.svg")
        #expect { try Sheet([.vector(item)]) } throws: { String(describing: $0).contains("logo.svg") }
    }
}
