import DisplayLists
import Foundation
import Painting
import Testing

struct TextTests {
    private let text = SampleText()
    private let white = DisplayItem.fill(.rectangle(CGRect(0, 0, 200, 60)), .color(.white))

    /// How dark a column of pixels is, in whole black pixels.
    private func ink(_ sheet: Sheet, column x: Int) -> Double {
        (0..<sheet.buffer.height).reduce(0) { $0 + Double(255 - sheet[x, $1] & 0xFF) / 255 }
    }

    private func sheet(_ run: GlyphRun, scale: Double = 1) throws -> Sheet {
        try Sheet([white, .glyphs(run)], width: 200, height: 60, scale: scale)
    }

    @Test func lettersStandOnTheirBaseline() throws {
        let run = text.run("H", SampleText.regular, size: 30, color: .black, x: 10, baseline: 40)
        let sheet = try sheet(run)
        let rows = (0..<60).filter { y in (0..<200).contains { sheet[$0, y] != 0xFFFFFF } }
        #expect(rows.last == 39)
        // Inter's capitals are 0.727 of the size high.
        #expect(rows.first == 18)
        #expect(sheet[100, 30] == 0xFFFFFF)
    }

    /// A quarter of a pixel to the right takes a quarter of the ink with it; a whole pixel is the same picture.
    @Test func lettersStandAtQuartersOfAPixel() throws {
        let steps = try (0...4).map { step -> Sheet in
            let x = 10 + Double(step) / 4
            return try sheet(text.run("l", SampleText.regular, size: 30, color: .black, x: x, baseline: 40))
        }
        let centers = steps.map { sheet -> Double in
            let columns = (0..<199).map { ink(sheet, column: $0) }
            return zip(columns, 0...).reduce(0) { $0 + $1.0 * Double($1.1) } / columns.reduce(0, +)
        }
        // A pixel that the stem covers in part counts at its middle: a twentieth of a pixel of error.
        for (left, right) in zip(centers, centers.dropFirst()) { #expect(abs(right - left - 0.25) < 0.06) }
        #expect((0..<199).allSatisfy { x in (0..<60).allSatisfy { steps[4][x + 1, $0] == steps[0][x, $0] } })
    }

    /// On the edge farther down, whatever remains of adding thirds: small letters and those too large to keep.
    @Test(arguments: [12.0, 1100]) func halfAPixelIsTheSameEverywhere(size: Double) throws {
        func pixels(_ baseline: Double) throws -> [UInt32] {
            let sheet = try sheet(
                text.run("H", SampleText.regular, size: size, color: .black, x: 10, baseline: baseline))
            return (0..<60).flatMap { y in (0..<200).map { sheet[$0, y] } }
        }
        let middle = try pixels(35.5)
        #expect(try pixels(35.5 - 1e-9) == middle)
        #expect(try pixels(35.5 + 1e-9) == middle)
        #expect(try pixels(36) == middle)
        #expect(try pixels(35) != middle)
    }

    @Test func translucentJoinsAreNotDarker() throws {
        // The same bar twice, half over itself: added coverage stays full coverage.
        let single = text.run("—", SampleText.regular, size: 30, color: .hex(0, alpha: 0.5), x: 10, baseline: 40)
        var double = single
        double.glyphs += single.glyphs.map { GlyphRun.Glyph(id: $0.id, x: $0.x + 10, y: $0.y) }
        let (one, two) = (try sheet(single), try sheet(double))
        let row = try #require((0..<60).first { one[25, $0] == 0x808080 || one[25, $0] == 0x7F7F7F })
        #expect(two[25, row] == one[25, row])
        #expect(two[46, row] == one[25, row])
    }

    @Test func runsInsideRoundClipsAndLayersLookTheSame() throws {
        let run = text.run("Settings", SampleText.semibold, size: 24, color: .hex(0x007AFF), x: 20, baseline: 38)
        let plain = try sheet(run)
        let clip = Shape.ellipse(CGRect(-200, -200, 600, 460))
        let clipped = try Sheet(
            [white, .group(Group(clip: clip, items: [.glyphs(run)]))], width: 200, height: 60)
        for (left, right) in zip(plain.buffer.words, clipped.buffer.words) {
            for shift in [0, 8, 16] {
                // Cairo rounds each product; one step of 255.
                #expect(abs(Int(left >> shift & 0xFF) - Int(right >> shift & 0xFF)) <= 1)
            }
        }
    }

    @Test func turnedTextIsTurned() throws {
        let run = text.run("l", SampleText.regular, size: 30, color: .black, x: 0, baseline: 0)
        let turn = Group(
            origin: CGPoint(x: 100, y: 30), transform: Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
            items: [.glyphs(run)])
        let sheet = try Sheet([white, .group(turn)], width: 200, height: 60)
        let rows = (0..<60).filter { y in (0..<200).contains { sheet[$0, y] != 0xFFFFFF } }
        let columns = (0..<200).filter { ink(sheet, column: $0) > 0 }
        // The letter lies on its side, its foot to the left, and reaches up from its baseline: to the right.
        #expect(columns.first == 100)
        #expect(columns.count > 20)
        #expect(rows.count < 8)
    }

    @Test(arguments: [1.0, 2, 3])
    func emojiKeepTheirColours(scale: Double) throws {
        let run = text.run("🍎", SampleText.emoji, size: 34, color: .black, x: 10, baseline: 44)
        let sheet = try sheet(run, scale: scale)
        let middle = sheet[Int(31 * scale), Int(34 * scale)]
        #expect(middle >> 16 > 0xC0 && middle & 0xFF < 0x60)
        // 136 strike pixels of an em of 109.
        let columns = (0..<sheet.buffer.width).filter { ink(sheet, column: $0) > 0.2 }
        #expect(Double(columns.count) <= 42.5 * scale && Double(columns.count) >= 34 * scale)
    }

    @Test func fadedEmojiFade() throws {
        let run = text.run("🍎", SampleText.emoji, size: 34, color: .hex(0, alpha: 0.5), x: 10, baseline: 44)
        #expect(try sheet(run)[31, 34] & 0xFF > 0x60)
    }

    @Test func hugeGlyphsShowTheirVisiblePart() throws {
        let run = text.run("l", SampleText.regular, size: 5000, color: .black, x: -400, baseline: 1500)
        let sheet = try sheet(run)
        #expect((0..<200).contains { sheet[$0, 30] == 0 })
        let absurd = text.run("l", SampleText.regular, size: 1e9, color: .black, x: 0, baseline: 0)
        _ = try self.sheet(absurd)
    }

    @Test func aMissingFaceIsAnErrorThatNamesIt() {
        let face = FontFace(name: "None", path: "/nowhere/None.otf")
        let run = GlyphRun(face: face, size: 17, color: .black, glyphs: [.init(id: 1, x: 0, y: 0)], text: "x")
        #expect(throws: PaintingError.font(path: "/nowhere/None.otf", reason: "it cannot be read")) { try sheet(run) }
        let noFont = FontFace(name: "Hosts", path: "/etc/hosts")
        let other = GlyphRun(face: noFont, size: 17, color: .black, glyphs: [.init(id: 1, x: 0, y: 0)], text: "x")
        #expect(throws: PaintingError.font(path: "/etc/hosts", reason: "it is not a font")) { try sheet(other) }
    }
}
