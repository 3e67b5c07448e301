import DisplayLists
import Foundation
import ImageFiles
import PNG
import Testing

struct ImageFileTests {
    /// 16 × 8 pixels, the left half red, the right half blue.
    private static let jpeg = bytes(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU\
        FRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
        FBQUFBQUFBT/wAARCAAIABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABwj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QA\
        FQEBAQAAAAAAAAAAAAAAAAAACQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCdEMKmAjjB0f/Z
        """)
    /// The same in CMYK.
    private static let inkJPEG = bytes(
        """
        /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAWEBETFBUV\
        FQwPFxgWFBgSFBUU/8AAFAgACAAQBEMRAE0RAFkRAEsRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAkACv/EABQQAQAAAAAAAAAAAAAA\
        AAAAAAD/2gAOBEMATQBZAEsAAD8AVMVQqipsq6aqE//Z
        """)

    private static func bytes(_ base64: String) -> [UInt8] { [UInt8](Data(base64Encoded: base64) ?? Data()) }

    private func bitmap(_ bytes: [UInt8]) throws -> Bitmap {
        guard case .bitmap(let bitmap) = try ImageFile.decode(bytes) else {
            throw ImageFileError.unsupported(kind: "vector")
        }
        return bitmap
    }

    /// `r` or `b`, whichever is stronger, at the middle of the left, right, upper and lower edge.
    private func edges(_ bitmap: Bitmap) -> String {
        let (w, h) = (bitmap.width, bitmap.height)
        return [(1, h / 2 - 1), (w - 2, h / 2), (w / 2 - 1, 1), (w / 2, h - 2)].map { x, y in
            bitmap.pixels[(y * w + x) * 4] > bitmap.pixels[(y * w + x) * 4 + 2] ? "b" : "r"
        }.joined()
    }

    @Test func pngAndJPEGAreToldApartByContent() throws {
        var encoder = PNGEncoder()
        let png = encoder.encode(PixelBuffer(width: 3, height: 2))
        #expect(try bitmap(png).width == 3)
        let photograph = try bitmap(Self.jpeg)
        #expect((photograph.width, photograph.height) == (16, 8))
        #expect(edges(photograph).hasPrefix("rb"))
        #expect(photograph.pixels[3] == 255)
        // Strong red: what JPEG loses at this quality is small.
        #expect(photograph.pixels[2] > 245 && photograph.pixels[0] < 10)
    }

    @Test func whatWasReadBeforeChangesNothing() throws {
        func document(_ side: Int) -> [UInt8] {
            Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(side)\" height=\"\(side)\"/>".utf8)
        }
        let first = try ImageFile.decode(document(5))
        #expect(try ImageFile.decode(document(6)) != first)
        #expect(try ImageFile.decode(document(5)) == first)
        for _ in 0..<2 {
            #expect(throws: ImageFileError.self) { try ImageFile.decode(Array("<svg".utf8)) }
        }
    }

    @Test func inksBecomeLight() throws {
        let photograph = try bitmap(Self.inkJPEG)
        #expect(edges(photograph).hasPrefix("rb"))
        #expect(photograph.pixels[2] > 245 && photograph.pixels[1] < 10)
    }

    /// Every way up that EXIF knows, in both byte orders.
    @Test(arguments: zip(1...8, ["rbrb", "brbr", "brbr", "rbrb", "rbrb", "rbrb", "brbr", "brbr"]))
    func photographsAreTurnedUpright(orientation: UInt8, expected: String) throws {
        for isLittle in [true, false] {
            let turned = try bitmap(Self.jpegWith(orientation: orientation, isLittle: isLittle))
            #expect(turned.width == (orientation < 5 ? 16 : 8))
            let found = edges(turned)
            // Across for the first four, down for the others.
            #expect(orientation < 5 ? found.prefix(2) == expected.prefix(2) : found.suffix(2) == expected.suffix(2))
        }
    }

    private static func jpegWith(orientation: UInt8, isLittle: Bool) -> [UInt8] {
        let little: [UInt8] =
            [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0] + [0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
        let big: [UInt8] =
            [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1] + [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        let data = Array("Exif\0\0".utf8) + (isLittle ? little : big)
        let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(data.count + 2)] + data
        return Array(jpeg[..<2]) + segment + Array(jpeg[2...])
    }

    @Test func vectorsKeepTheirSourceAndSize() throws {
        let source = Array(
            """
            <?xml version="1.0"?>
            <svg xmlns="http://www.w3.org/2000/svg" width="24" height="16"><path d="M0 0h9v9z"/></svg>
            """.utf8)
        #expect(
            try ImageFile.decode(source)
                == .vector(VectorImage(source: source, size: CGSize(width: 24, height: 16))))
        let boxed = Array(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 20"/>"#.utf8)
        guard case .vector(let image) = try ImageFile.decode(boxed) else { return #expect(Bool(false)) }
        #expect(image.size == CGSize(width: 32, height: 20))
    }

    @Test func faultsAreTyped() {
        #expect(throws: ImageFileError.notAnImage) { try ImageFile.decode(Array("hello".utf8)) }
        #expect(throws: ImageFileError.notAnImage) { try ImageFile.decode([]) }
        #expect(throws: ImageFileError.notAnImage) { try ImageFile.decode(Array("<html><p>".utf8)) }
        #expect(throws: ImageFileError.unsupported(kind: "GIF")) { try ImageFile.decode(Array("GIF89a".utf8)) }
        #expect(throws: ImageFileError.truncated(kind: "JPEG")) { try ImageFile.decode(Array(Self.jpeg.dropLast(14))) }
        #expect(throws: ImageFileError.truncated(kind: "JPEG")) { try ImageFile.decode(Array(Self.jpeg[..<200])) }
        var encoder = PNGEncoder()
        let png = encoder.encode(PixelBuffer(width: 30, height: 20))
        #expect(throws: ImageFileError.truncated(kind: "PNG")) { try ImageFile.decode(png.dropLast(20)) }
        #expect(throws: ImageFileError.self) { try ImageFile.decode(Array("<svg xmlns='x'".utf8)) }
    }

    @Test func picturesThatAreTooLargeAreRefused() {
        var wide = Self.jpeg
        // The frame's header: marker, length, precision, height, width.
        if let frame = wide.indices.first(where: { wide[$0...].starts(with: [0xFF, 0xC0]) }) {
            wide[frame + 7] = 0xFF
        }
        #expect(throws: ImageFileError.tooLarge(width: 0xFF10, height: 8)) { try ImageFile.decode(wide) }
        let vector = Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="2"/>"#.utf8)
        #expect(throws: ImageFileError.tooLarge(width: 100_000, height: 2)) { try ImageFile.decode(vector) }
    }
}
