import DisplayLists
import Foundation
import PNG
import Testing

struct PNGEncoderTests {
    private static let sides = [1, 2, 3, 4, 5, 9, 64, 259]

    @Test(arguments: Texture.allCases)
    func everyPictureComesBack(texture: Texture) throws {
        var numbers = SeededNumbers(seed: 7)
        var encoder = PNGEncoder()
        for width in Self.sides {
            for height in Self.sides where width * height <= 2400 {
                let picture = PixelBuffer(texture, width: width, height: height, using: &numbers)
                let decoded = try PNGDecoder.decodeOpaque(encoder.encode(picture))
                #expect(decoded == picture, "\(texture) \(width) × \(height)")
            }
        }
    }

    /// A row that is longer than Deflate's window, and a picture that is longer than the encoder's memory.
    @Test(arguments: [(11_200, 5), (2, 45_000)])
    func longRowsAndHighPicturesComeBack(width: Int, height: Int) throws {
        var numbers = SeededNumbers(seed: 8)
        let limits = PNGDecoder.Limits(maximumSide: 45_000)
        var encoder = PNGEncoder()
        for texture in [Texture.runs, .columns, .mixed] {
            let picture = PixelBuffer(texture, width: width, height: height, using: &numbers)
            let decoded = try PNGDecoder.decodeOpaque(encoder.encode(picture), limits: limits)
            #expect(decoded == picture, "\(texture)")
        }
    }

    @Test func transparentPicturesComeBack() throws {
        var numbers = SeededNumbers(seed: 9)
        var pixels: [UInt8] = []
        for _ in 0..<60 * 40 {
            let alpha = UInt8.random(in: 0...255, using: &numbers)
            pixels += (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &numbers) } + [alpha]
        }
        let bitmap = try #require(Bitmap(width: 60, height: 40, pixels: pixels))
        var encoder = PNGEncoder()
        #expect(try PNGDecoder.decode(encoder.encode(bitmap: bitmap)).pixels == pixels)
    }

    /// Clear ground and few colours: rows that repeat, also the first, and matches of four bytes a pixel.
    @Test(arguments: Texture.allCases)
    func flatTransparentPicturesComeBack(texture: Texture) throws {
        var numbers = SeededNumbers(seed: 15)
        var encoder = PNGEncoder()
        for (width, height) in [(1, 9), (7, 5), (61, 40), (259, 9)] {
            let picture = PixelBuffer(texture, width: width, height: height, using: &numbers)
            // Fully covered or clear, so that straight colours are the premultiplied ones.
            let pixels = picture.words.enumerated().flatMap { index, word -> [UInt8] in
                let isClear = index < width || word & 3 == 0
                return isClear
                    ? [0, 0, 0, 0] : [UInt8(word & 0xFF), UInt8(word >> 8 & 0xFF), UInt8(word >> 16 & 0xFF), 255]
            }
            let bitmap = try #require(Bitmap(width: width, height: height, pixels: pixels))
            #expect(
                try PNGDecoder.decode(encoder.encode(bitmap: bitmap)).pixels == pixels,
                "\(texture) \(width) × \(height)")
        }
    }

    @Test func whatWasEncodedBeforeLeavesNoTrace() throws {
        var numbers = SeededNumbers(seed: 10)
        let picture = PixelBuffer(.mixed, width: 120, height: 90, using: &numbers)
        let other = PixelBuffer(.noise, width: 300, height: 200, using: &numbers)
        var used = PNGEncoder()
        var fresh = PNGEncoder()
        _ = used.encode(other)
        #expect(used.encode(picture) == fresh.encode(picture))
        #expect(used.encode(picture) == fresh.encode(picture))
    }

    @Test(arguments: Texture.allCases)
    func stripsGiveTheBytesOfTheWhole(texture: Texture) {
        var numbers = SeededNumbers(seed: 14)
        let picture = PixelBuffer(texture, width: 90, height: 700, using: &numbers)
        var encoder = PNGEncoder()
        let whole = encoder.encode(picture, scale: 2)
        let rowsAbove = PNGEncoder.rowsAbove(width: 90)
        #expect(rowsAbove == 122)
        #expect(Self.encodeInStrips(picture, rowsAbove: rowsAbove, &encoder) == whole)
        #expect(Self.encodeInStrips(picture, rowsAbove: rowsAbove + 5, &encoder) == whole)
    }

    /// With fewer rows above than matches may begin in the bytes are others, the picture is not.
    @Test(arguments: Texture.allCases)
    func stripsThatForgetAreThePicture(texture: Texture) throws {
        var numbers = SeededNumbers(seed: 15)
        let picture = PixelBuffer(texture, width: 90, height: 700, using: &numbers)
        var encoder = PNGEncoder()
        for rowsAbove in [1, 2, 60] {
            let bytes = Self.encodeInStrips(picture, rowsAbove: rowsAbove, &encoder)
            #expect(try PNGDecoder.decodeOpaque(bytes) == picture)
        }
    }

    /// In strips of 140 rows.
    private static func encodeInStrips(
        _ picture: PixelBuffer, rowsAbove: Int, _ encoder: inout PNGEncoder
    ) -> [UInt8] {
        let (width, height) = (picture.width, picture.height)
        encoder.start(width: width, height: height, scale: 2)
        var strip = PixelBuffer(width: width, height: rowsAbove + 140)
        for top in stride(from: 0, to: height, by: 140) {
            let count = min(140, height - top)
            strip.words.replaceSubrange(
                width * rowsAbove..<width * (rowsAbove + count),
                with: picture.words[top * width..<(top + count) * width])
            encoder.append(strip, rows: rowsAbove..<rowsAbove + count)
            strip.copyRowsToTop(count..<count + rowsAbove)
        }
        return encoder.finish()
    }

    @Test func flatPicturesAreSmallAndNoiseDoesNotGrow() {
        var numbers = SeededNumbers(seed: 11)
        var encoder = PNGEncoder()
        // 1000 rows of 3001 bytes; libpng's level 6 makes 9,096 bytes of it.
        #expect(encoder.encode(PixelBuffer(.blank, width: 1000, height: 1000, using: &numbers)).count < 9096)
        let noise = encoder.encode(PixelBuffer(.noise, width: 300, height: 300, using: &numbers))
        #expect(noise.count < 300 * 300 * 3 + 2000)
    }

    @Test func theFewColoursOfCoveredEdgesAreNotSpeltOutEachTime() {
        var numbers = SeededNumbers(seed: 13)
        let shades = (0..<24).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &numbers) | 0xFF00_0000 }
        var picture = PixelBuffer(width: 300, height: 300)
        // A flat ground with two pixels of an edge in every twelve, as text has.
        for index in picture.words.indices where index % 12 < 2 {
            picture.words[index] = shades[Int.random(in: 0..<24, using: &numbers)]
        }
        var encoder = PNGEncoder()
        // With three literals for each pixel of an edge it takes 23,514 bytes.
        #expect(encoder.encode(picture).count < 22_500)
    }

    @Test func theScaleIsTheResolution() throws {
        var encoder = PNGEncoder()
        let bytes = encoder.encode(PixelBuffer(width: 2, height: 2), scale: 3)
        // 216 pixels an inch are 8504 a metre.
        let chunk: [UInt8] = [0, 0, 0, 9] + Array("pHYs".utf8) + [0, 0, 0x21, 0x38, 0, 0, 0x21, 0x38, 1]
        #expect(bytes.indices.contains { bytes[$0...].starts(with: chunk) })
        let plain = encoder.encode(PixelBuffer(width: 2, height: 2))
        #expect(!plain.indices.contains { plain[$0...].starts(with: Array("pHYs".utf8)) })
    }

    /// zlib as Python carries it is a second opinion on the stream.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")))
    func zlibReadsTheStreams() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-png-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var numbers = SeededNumbers(seed: 12)
        var encoder = PNGEncoder()
        var lengths: [Int] = []
        for (index, texture) in (Texture.allCases + Texture.allCases).enumerated() {
            let (width, height) = (index < 7 ? 333 : 90, index < 7 ? 41 : 400)
            let picture = PixelBuffer(texture, width: width, height: height, using: &numbers)
            let name = String(UnicodeScalar(UInt8(97 + index))) + ".png"
            try Data(encoder.encode(picture)).write(to: folder.appendingPathComponent(name))
            lengths.append((width * 3 + 1) * height)
        }
        #expect(try run(Self.script, folder.path) == lengths.map(String.init).joined(separator: "\n"))
    }

    /// Prints the length of every file's stream; fails on a wrong checksum.
    private static let script = """
        import os, struct, sys, zlib
        for name in sorted(os.listdir(sys.argv[1])):
            data = open(os.path.join(sys.argv[1], name), "rb").read()
            at, stream = 8, b""
            while at < len(data):
                size = struct.unpack(">I", data[at:at + 4])[0]
                assert zlib.crc32(data[at + 4:at + 8 + size]) == struct.unpack(">I", data[at + 8 + size:at + 12 + size])[0]
                if data[at + 4:at + 8] == b"IDAT": stream += data[at + 8:at + 8 + size]
                at += 12 + size
            print(len(zlib.decompress(stream)))
        """

    private func run(_ script: String, _ argument: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = ["-c", script, argument]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
}
