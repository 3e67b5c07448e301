/// What a PNG's first chunk says.
struct PNGHeader: Hashable {
    enum Color: UInt8 {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgba = 6

        var channels: Int {
            switch self {
            case .gray, .palette: 1
            case .grayAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }

        fileprivate var bitDepths: [Int] {
            switch self {
            case .gray: [1, 2, 4, 8, 16]
            case .palette: [1, 2, 4, 8]
            case .rgb, .grayAlpha, .rgba: [8, 16]
            }
        }
    }

    let width: Int
    let height: Int
    let bitDepth: Int
    let color: Color
    let isInterlaced: Bool

    init(_ data: ArraySlice<UInt8>, limits: PNGDecoder.Limits) throws(PNGError) {
        guard data.count == 13 else { throw .invalidHeader(reason: "it has \(data.count) bytes instead of 13") }
        let bytes = Array(data)
        width = bytes.bigEndian(at: 0)
        height = bytes.bigEndian(at: 4)
        guard width > 0, height > 0 else { throw .invalidHeader(reason: "the size is \(width) × \(height)") }
        guard let color = Color(rawValue: bytes[9]), color.bitDepths.contains(Int(bytes[8])) else {
            throw .invalidHeader(reason: "there is no colour type \(bytes[9]) with \(bytes[8]) bits")
        }
        self.color = color
        bitDepth = Int(bytes[8])
        guard bytes[10] == 0, bytes[11] == 0, bytes[12] < 2 else {
            throw .invalidHeader(reason: "compression \(bytes[10]), filter \(bytes[11]), interlacing \(bytes[12])")
        }
        isInterlaced = bytes[12] == 1
        guard width <= limits.maximumSide, height <= limits.maximumSide,
            width.multipliedReportingOverflow(by: height).overflow == false, width * height <= limits.maximumArea
        else { throw .tooLarge(width: width, height: height) }
    }

    var bitsPerPixel: Int { bitDepth * color.channels }

    /// The distance in bytes to the pixel before, for filters.
    var filterStep: Int { max(bitsPerPixel / 8, 1) }

    /// The parts that the picture is stored in, one after the other.
    var passes: [Pass] {
        guard isInterlaced else {
            return [Pass(x: 0, y: 0, dx: 1, dy: 1, width: width, height: height, bitsPerPixel: bitsPerPixel)]
        }
        return Self.adam7.compactMap { start in
            let columns = (width - start.x + start.dx - 1) / start.dx
            let rows = (height - start.y + start.dy - 1) / start.dy
            guard columns > 0, rows > 0 else { return nil }
            return Pass(
                x: start.x, y: start.y, dx: start.dx, dy: start.dy, width: columns, height: rows,
                bitsPerPixel: bitsPerPixel)
        }
    }

    /// Every `dx`th pixel of every `dy`th row.
    struct Pass {
        let x: Int
        let y: Int
        let dx: Int
        let dy: Int
        let width: Int
        let height: Int
        let bitsPerPixel: Int

        /// Without the filter's byte.
        var rowBytes: Int { (width * bitsPerPixel + 7) / 8 }
        var byteCount: Int { (rowBytes + 1) * height }
    }

    private static let adam7: [(x: Int, y: Int, dx: Int, dy: Int)] = [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
    ]
}

extension [UInt8] {
    func bigEndian(at offset: Int) -> Int {
        Int(self[offset]) << 24 | Int(self[offset + 1]) << 16 | Int(self[offset + 2]) << 8 | Int(self[offset + 3])
    }
}
