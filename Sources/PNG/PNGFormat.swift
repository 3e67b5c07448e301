import CDeflate

/// The container around the pixels.
enum PNGFormat {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Eight bits a channel, no interlacing.
    static func header(width: Int, height: Int, colorType: UInt8) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.appendBigEndian(UInt32(truncatingIfNeeded: width))
        bytes.appendBigEndian(UInt32(truncatingIfNeeded: height))
        return bytes + [8, colorType, 0, 0, 0]
    }

    /// Pixels a metre in both directions; 72 points are an inch of 0.0254 m.
    static func resolution(scale: Double?) -> [UInt8]? {
        guard let scale, scale > 0, scale < 1000 else { return nil }
        let pixels = UInt32((scale * 72 / 0.0254).rounded())
        var bytes: [UInt8] = []
        bytes.appendBigEndian(pixels)
        bytes.appendBigEndian(pixels)
        return bytes + [1]
    }

    static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    }
}

extension [UInt8] {
    mutating func appendBigEndian(_ value: UInt32) {
        for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(truncatingIfNeeded: value >> shift)) }
    }

    mutating func appendChunk(_ name: String, _ data: [UInt8]) {
        let start = count
        appendBigEndian(0)
        append(contentsOf: name.utf8)
        append(contentsOf: data)
        closeChunk(at: start)
    }

    /// Sets the length of the chunk that was begun at an offset, and appends its checksum.
    mutating func closeChunk(at start: Int) {
        let length = UInt32(truncatingIfNeeded: count - start - 8)
        for index in 0..<4 { self[start + index] = UInt8(truncatingIfNeeded: length >> UInt32(24 - index * 8)) }
        appendBigEndian(PNGFormat.crc(self[(start + 4)...]))
    }
}
