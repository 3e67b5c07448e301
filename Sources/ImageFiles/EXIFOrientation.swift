import DisplayLists

/// Which way up a photograph was taken (EXIF 2.3, tag 0x0112).
struct EXIFOrientation: Hashable {
    /// 1…8; 1 is upright.
    private var value = 1

    private static let tag = 0x0112

    /// Upright when the file does not say, or says it wrongly.
    init(jpeg bytes: [UInt8]) {
        var offset = 2
        while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            // Padding, and the start of the pixels.
            if marker == 0xFF {
                offset += 1
                continue
            }
            guard marker != 0xDA, marker != 0xD9 else { return }
            let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
            guard length >= 2, offset + 2 + length <= bytes.count else { return }
            let segment = bytes[offset + 4..<offset + 2 + length]
            if marker == 0xE1, segment.starts(with: Array("Exif\0\0".utf8)) {
                if let found = Self.orientation(in: Array(segment.dropFirst(6))) { value = found }
                return
            }
            offset += 2 + length
        }
    }

    /// Reads the first directory of a TIFF structure.
    private static func orientation(in tiff: [UInt8]) -> Int? {
        let isLittle = tiff.starts(with: [0x49, 0x49])
        guard isLittle || tiff.starts(with: [0x4D, 0x4D]) else { return nil }
        func number(at offset: Int, bytes count: Int) -> Int? {
            guard offset >= 0, offset + count <= tiff.count else { return nil }
            let slice = tiff[offset..<offset + count]
            return (isLittle ? Array(slice.reversed()) : Array(slice)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(at: 4, bytes: 4), let count = number(at: directory, bytes: 2) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + index * 12
            guard let tag = number(at: entry, bytes: 2) else { return nil }
            guard tag == Self.tag else { continue }
            guard let value = number(at: entry + 8, bytes: 2), (1...8).contains(value) else { return nil }
            return value
        }
        return nil
    }

    /// The pixels, four bytes each, turned upright.
    func upright(_ pixels: [UInt8], width: Int, height: Int) -> Bitmap? {
        guard value > 1 else { return Bitmap(width: width, height: height, pixels: pixels) }
        let isTurned = value >= 5
        let (newWidth, newHeight) = isTurned ? (height, width) : (width, height)
        var result = [UInt8](repeating: 0, count: pixels.count)
        for y in 0..<newHeight {
            for x in 0..<newWidth {
                let (column, row) = source(x: x, y: y, width: width, height: height)
                let (from, to) = ((row * width + column) * 4, (y * newWidth + x) * 4)
                for channel in 0..<4 { result[to + channel] = pixels[from + channel] }
            }
        }
        return Bitmap(width: newWidth, height: newHeight, pixels: result)
    }

    /// The stored pixel that is shown at a place.
    private func source(x: Int, y: Int, width: Int, height: Int) -> (column: Int, row: Int) {
        let (right, bottom) = (width - 1, height - 1)
        return switch value {
        case 2: (right - x, y)
        case 3: (right - x, bottom - y)
        case 4: (x, bottom - y)
        case 5: (y, x)
        case 6: (y, bottom - x)
        case 7: (right - y, bottom - x)
        case 8: (right - y, x)
        default: (x, y)
        }
    }
}
