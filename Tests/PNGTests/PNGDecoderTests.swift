import DisplayLists
import PNG
import Testing

struct PNGDecoderTests {
    /// Blue, green, red, alpha of each pixel.
    private func pixels(_ file: PNGFile) throws -> [[UInt8]] {
        let pixels = try PNGDecoder.decode(file.bytes).pixels
        return stride(from: 0, to: pixels.count, by: 4).map { Array(pixels[$0..<$0 + 4]) }
    }

    @Test func grayOfEveryDepth() throws {
        let one = PNGFile(width: 3, height: 1, bitDepth: 1, colorType: 0, rows: [0, 0b1010_0000])
        #expect(try pixels(one) == [[255, 255, 255, 255], [0, 0, 0, 255], [255, 255, 255, 255]])
        let two = PNGFile(width: 4, height: 1, bitDepth: 2, colorType: 0, rows: [0, 0b0001_1011])
        #expect(try pixels(two).map { $0[0] } == [0, 85, 170, 255])
        let four = PNGFile(width: 2, height: 1, bitDepth: 4, colorType: 0, rows: [0, 0x2F])
        #expect(try pixels(four).map { $0[0] } == [34, 255])
        let deep = PNGFile(width: 2, height: 1, bitDepth: 16, colorType: 0, rows: [0, 0x7F, 0xFF, 0xFF, 0xFF])
        // 32767 ÷ 65535 of 255 is 127.498.
        #expect(try pixels(deep).map { $0[0] } == [127, 255])
    }

    @Test func colourWithAndWithoutAlpha() throws {
        let rgb = PNGFile(width: 2, height: 1, bitDepth: 8, colorType: 2, rows: [0, 1, 2, 3, 4, 5, 6])
        #expect(try pixels(rgb) == [[3, 2, 1, 255], [6, 5, 4, 255]])
        let rgba = PNGFile(width: 1, height: 1, bitDepth: 8, colorType: 6, rows: [0, 255, 100, 0, 51])
        #expect(try pixels(rgba) == [[0, 20, 51, 51]])
        let grayAlpha = PNGFile(width: 1, height: 1, bitDepth: 16, colorType: 4, rows: [0, 255, 255, 128, 128])
        #expect(try pixels(grayAlpha) == [[128, 128, 128, 128]])
    }

    @Test func transparentColours() throws {
        let gray = PNGFile(
            width: 2, height: 1, bitDepth: 8, colorType: 0, transparency: [0, 9], rows: [0, 9, 10])
        #expect(try pixels(gray) == [[0, 0, 0, 0], [10, 10, 10, 255]])
        // Compared at the file's depth: the second colour differs in its lowest bit alone.
        let deep = PNGFile(
            width: 2, height: 1, bitDepth: 16, colorType: 2, transparency: [0, 1, 0, 2, 0, 3],
            rows: [0, 0, 1, 0, 2, 0, 3, 0, 1, 0, 2, 0, 2])
        #expect(try pixels(deep).map { $0[3] } == [0, 255])
    }

    @Test func palettes() throws {
        let file = PNGFile(
            width: 3, height: 1, bitDepth: 4, colorType: 3, palette: [255, 0, 0, 0, 255, 0],
            transparency: [0], rows: [0, 0x01, 0xF0])
        // Sample 15 has no entry: black.
        #expect(try pixels(file) == [[0, 0, 0, 0], [0, 255, 0, 255], [0, 0, 0, 255]])
    }

    @Test func everyFilter() throws {
        let rows: [UInt8] = [
            0, 10, 20, 30,
            1, 10, 5, 5,
            2, 1, 1, 1,
            3, 1, 1, 1,
            4, 1, 1, 1,
        ]
        let file = PNGFile(width: 3, height: 5, bitDepth: 8, colorType: 0, rows: rows)
        #expect(
            try pixels(file).map { $0[0] } == [10, 20, 30, 10, 15, 20, 11, 16, 21, 6, 12, 17, 7, 13, 18])
    }

    @Test func interlacedPictures() throws {
        // Passes of a 3 × 3 picture: 1 and 4 to 7 have pixels.
        let file = PNGFile(
            width: 3, height: 3, bitDepth: 8, colorType: 0, isInterlaced: true,
            rows: [0, 1, 0, 3, 0, 7, 9, 0, 2, 0, 8, 0, 4, 5, 6])
        #expect(try pixels(file).map { $0[0] } == Array(1...9))
    }

    @Test func opaquePixelsLieOverWhite() throws {
        let rgba = PNGFile(width: 2, height: 1, bitDepth: 8, colorType: 6, rows: [0, 0, 0, 0, 0, 255, 0, 0, 51])
        #expect(try PNGDecoder.decodeOpaque(rgba.bytes).words == [0xFFFF_FFFF, 0xFFFF_CCCC])
    }

    @Test func limitsComeBeforeMemory() {
        let wide = PNGFile(width: 100_000, height: 1, bitDepth: 8, colorType: 0, rows: [0])
        #expect(throws: PNGError.tooLarge(width: 100_000, height: 1)) { try PNGDecoder.decode(wide.bytes) }
        let large = PNGFile(width: 30_000, height: 30_000, bitDepth: 8, colorType: 0, rows: [0])
        #expect(throws: PNGError.tooLarge(width: 30_000, height: 30_000)) { try PNGDecoder.decode(large.bytes) }
        // Within the limits, but more than its few bytes can hold.
        let bomb = PNGFile(width: 8000, height: 8000, bitDepth: 16, colorType: 6, rows: [0])
        #expect(throws: PNGError.self) { try PNGDecoder.decode(bomb.bytes) }
    }

    @Test func faultsSayWhatAndWhere() throws {
        let good = PNGFile(width: 1, height: 1, bitDepth: 8, colorType: 0, rows: [0, 7]).bytes
        #expect(throws: PNGError.notPNG) { try PNGDecoder.decode(Array("GIF89a".utf8)) }
        #expect(throws: PNGError.notPNG) { try PNGDecoder.decode([]) }
        #expect(throws: PNGError.truncated(offset: 33)) { try PNGDecoder.decode(Array(good[..<50])) }
        var flipped = good
        flipped[42] ^= 1
        #expect(throws: PNGError.damagedChunk(name: "IDAT", offset: 33)) { try PNGDecoder.decode(flipped) }
        let short = PNGFile(width: 1, height: 2, bitDepth: 8, colorType: 0, rows: [0, 7])
        #expect(throws: PNGError.damagedPixels(reason: "there are too few")) { try PNGDecoder.decode(short.bytes) }
        let filter = PNGFile(width: 1, height: 1, bitDepth: 8, colorType: 0, rows: [9, 7])
        #expect(throws: PNGError.damagedPixels(reason: "there is no filter 9")) { try PNGDecoder.decode(filter.bytes) }
        let depth = PNGFile(width: 1, height: 1, bitDepth: 4, colorType: 2, rows: [0, 7])
        #expect(throws: PNGError.invalidHeader(reason: "there is no colour type 2 with 4 bits")) {
            try PNGDecoder.decode(depth.bytes)
        }
        let paletteless = PNGFile(width: 1, height: 1, bitDepth: 8, colorType: 3, rows: [0, 0])
        #expect(throws: PNGError.damagedPixels(reason: "the palette is missing")) {
            try PNGDecoder.decode(paletteless.bytes)
        }
        let unknown = Array(good[..<33]) + PNGFile.chunk("ABCD", []) + Array(good[33...])
        #expect(throws: PNGError.unknownCriticalChunk(name: "ABCD", offset: 33)) { try PNGDecoder.decode(unknown) }
        let ancillary = Array(good[..<33]) + PNGFile.chunk("abCD", [1]) + Array(good[33...])
        #expect(try PNGDecoder.decode(ancillary).pixels == [7, 7, 7, 255])
    }

    /// Whatever a file holds, reading it ends in a picture or an error.
    @Test func mutationsNeverTrap() throws {
        var numbers = SeededNumbers(seed: 13)
        var encoder = PNGEncoder()
        let originals = [
            PNGFile(
                width: 3, height: 3, bitDepth: 8, colorType: 0, isInterlaced: true,
                rows: [0, 1, 0, 3, 0, 7, 9, 0, 2, 0, 8, 0, 4, 5, 6]
            ).bytes,
            PNGFile(
                width: 3, height: 1, bitDepth: 4, colorType: 3, palette: [255, 0, 0], transparency: [0],
                rows: [0, 0x01, 0xF0]
            ).bytes,
            encoder.encode(PixelBuffer(.mixed, width: 20, height: 12, using: &numbers)),
        ]
        var readable = 0
        for round in 0..<600 {
            var bytes = originals[round % originals.count]
            for _ in 0...round % 3 {
                let place = Int.random(in: 0..<bytes.count, using: &numbers)
                switch numbers.next() % 3 {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
                case 1: bytes.removeSubrange(place..<min(place + 5, bytes.count))
                default: bytes.insert(UInt8.random(in: 0...255, using: &numbers), at: place)
                }
            }
            if (try? PNGDecoder.decode(bytes)) != nil { readable += 1 }
        }
        #expect(readable < 60)
    }
}
