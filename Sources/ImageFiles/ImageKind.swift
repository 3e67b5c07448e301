/// A file's format, from its first bytes.
enum ImageKind: Hashable {
    case png
    case jpeg
    case svg
    /// A picture of a format that is not read.
    case other(String)

    private static let signatures: [(offset: Int, bytes: [UInt8], kind: ImageKind)] = [
        (0, [0x89, 0x50, 0x4E, 0x47], .png),
        (0, [0xFF, 0xD8, 0xFF], .jpeg),
        (0, Array("GIF8".utf8), .other("GIF")),
        (8, Array("WEBP".utf8), .other("WebP")),
        (0, Array("BM".utf8), .other("BMP")),
        (0, [0x49, 0x49, 0x2A, 0x00], .other("TIFF")),
        (0, [0x4D, 0x4D, 0x00, 0x2A], .other("TIFF")),
        (4, Array("ftyphe".utf8), .other("HEIC")),
        (4, Array("ftypmif1".utf8), .other("HEIC")),
        (4, Array("ftypavif".utf8), .other("AVIF")),
        (0, [0x00, 0x00, 0x01, 0x00], .other("ICO")),
        (0, Array("%PDF".utf8), .other("PDF")),
        (0, [0x1F, 0x8B], .other("a compressed SVG")),
    ]

    /// `nil` for what is no picture.
    init?(_ bytes: [UInt8]) {
        let match = Self.signatures.first { bytes.dropFirst($0.offset).starts(with: $0.bytes) }
        if let match {
            self = match.kind
        } else if Self.isSVG(bytes) {
            self = .svg
        } else {
            return nil
        }
    }

    /// Whether the bytes are markup that comes to an `svg` element soon.
    private static func isSVG(_ bytes: [UInt8]) -> Bool {
        let head = bytes.prefix(16_384)
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = head.starts(with: byteOrderMark) ? head.dropFirst(3) : head
        guard let first = text.first(where: { $0 > 0x20 }), first == UInt8(ascii: "<") else { return false }
        return contains(text, Array("<svg".utf8)) || contains(text, Array(":svg".utf8))
    }

    private static func contains(_ text: ArraySlice<UInt8>, _ word: [UInt8]) -> Bool {
        text.indices.contains { text[$0] == word[0] && text[$0...].starts(with: word) }
    }
}
