/// The chunks of a file that its pixels depend on, checked and in order.
struct PNGChunks {
    let header: PNGHeader
    /// Red, green, blue of each entry, one after the other.
    private(set) var palette: [UInt8] = []
    private(set) var transparency: [UInt8] = []
    /// The zlib stream.
    private(set) var data: [UInt8] = []

    private enum Stage { case header, beforeData, data, afterData }

    init(_ bytes: [UInt8], limits: PNGDecoder.Limits) throws(PNGError) {
        guard bytes.starts(with: PNGFormat.signature) else {
            throw bytes.count < 8 && PNGFormat.signature.starts(with: bytes) && !bytes.isEmpty
                ? .truncated(offset: bytes.count) : .notPNG
        }
        let first = try Chunk(in: bytes, at: 8)
        guard first.name == "IHDR" else { throw .misplacedChunk(name: first.name, offset: 8) }
        header = try PNGHeader(bytes[first.data], limits: limits)
        try read(bytes, from: first.data.upperBound + 4)
    }

    private mutating func read(_ bytes: [UInt8], from start: Int) throws(PNGError) {
        var stage = Stage.beforeData
        var offset = start
        while true {
            let chunk = try Chunk(in: bytes, at: offset)
            let misplaced = PNGError.misplacedChunk(name: chunk.name, offset: offset)
            if stage == .data, chunk.name != "IDAT" { stage = .afterData }
            switch chunk.name {
            case "IDAT":
                guard stage != .afterData else { throw misplaced }
                stage = .data
                data += bytes[chunk.data]
            case "PLTE":
                guard stage == .beforeData, palette.isEmpty, transparency.isEmpty else { throw misplaced }
                try setPalette(Array(bytes[chunk.data]), offset: offset)
            case "tRNS":
                guard stage == .beforeData, transparency.isEmpty else { throw misplaced }
                try setTransparency(Array(bytes[chunk.data]), offset: offset)
            case "IEND":
                guard stage == .afterData else { throw .damagedPixels(reason: "there are none") }
                guard header.color != .palette || !palette.isEmpty else {
                    throw .damagedPixels(reason: "the palette is missing")
                }
                return
            default:
                guard chunk.isAncillary else { throw chunk.name == "IHDR" ? misplaced : chunk.unknown }
            }
            offset = chunk.data.upperBound + 4
        }
    }

    private mutating func setPalette(_ bytes: [UInt8], offset: Int) throws(PNGError) {
        guard header.color != .gray, header.color != .grayAlpha else {
            throw .misplacedChunk(name: "PLTE", offset: offset)
        }
        guard !bytes.isEmpty, bytes.count % 3 == 0, bytes.count <= 768 else {
            throw .damagedChunk(name: "PLTE", offset: offset)
        }
        palette = bytes
    }

    private mutating func setTransparency(_ bytes: [UInt8], offset: Int) throws(PNGError) {
        let isSound: Bool
        switch header.color {
        case .gray: isSound = bytes.count == 2
        case .rgb: isSound = bytes.count == 6
        case .palette: isSound = !bytes.isEmpty && bytes.count <= palette.count / 3
        case .grayAlpha, .rgba: isSound = false
        }
        guard isSound else { throw .damagedChunk(name: "tRNS", offset: offset) }
        transparency = bytes
    }
}

/// A chunk whose checksum is right.
private struct Chunk {
    let name: String
    let data: Range<Int>
    private let offset: Int
    let isAncillary: Bool

    init(in bytes: [UInt8], at offset: Int) throws(PNGError) {
        guard bytes.count - offset >= 12 else { throw .truncated(offset: offset) }
        let length = bytes.bigEndian(at: offset)
        guard length <= bytes.count - offset - 12 else { throw .truncated(offset: offset) }
        let name = bytes[offset + 4..<offset + 8]
        self.name = String(decoding: name.map { (0x21...0x7E).contains($0) ? $0 : 0x3F }, as: UTF8.self)
        self.offset = offset
        // The case of the first letter says whether the picture can be read without the chunk.
        isAncillary = bytes[offset + 4] & 0x20 != 0
        data = offset + 8..<offset + 8 + length
        let crc = UInt32(bytes.bigEndian(at: data.upperBound))
        guard PNGFormat.crc(bytes[offset + 4..<data.upperBound]) == crc else {
            throw .damagedChunk(name: self.name, offset: offset)
        }
    }

    var unknown: PNGError { .unknownCriticalChunk(name: name, offset: offset) }
}
