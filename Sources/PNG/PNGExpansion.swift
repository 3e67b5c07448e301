/// Turns the samples of rows into premultiplied pixels, `0xAARRGGBB`.
struct PNGExpansion {
    private let header: PNGHeader
    /// For palettes and for grey of up to eight bits: the pixel of each sample.
    private let table: [UInt32]
    /// The samples of the colour that is transparent, at the file's depth.
    private let key: [UInt16]

    init(_ chunks: PNGChunks) {
        header = chunks.header
        switch header.color {
        case .palette: table = Self.paletteTable(chunks)
        case .gray where header.bitDepth <= 8: table = Self.grayTable(chunks)
        default: table = []
        }
        let bytes = chunks.transparency
        key =
            header.color == .palette
            ? [] : stride(from: 0, to: bytes.count, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
    }

    /// Samples beyond the palette's end are black.
    private static func paletteTable(_ chunks: PNGChunks) -> [UInt32] {
        let (palette, alphas) = (chunks.palette, chunks.transparency)
        return (0..<256).map { index in
            guard index * 3 + 2 < palette.count else { return 0xFF00_0000 }
            let alpha = index < alphas.count ? UInt32(alphas[index]) : 255
            return premultiplied(
                UInt32(palette[index * 3]), UInt32(palette[index * 3 + 1]), UInt32(palette[index * 3 + 2]), alpha)
        }
    }

    private static func grayTable(_ chunks: PNGChunks) -> [UInt32] {
        let largest = 1 << chunks.header.bitDepth - 1
        let key = chunks.transparency.count == 2 ? Int(chunks.transparency[0]) << 8 | Int(chunks.transparency[1]) : -1
        return (0..<256).map { sample in
            guard sample <= largest, sample != key else { return 0 }
            return 0xFF00_0000 | UInt32(sample * 255 / largest) * 0x01_0101
        }
    }

    @inline(__always)
    private static func premultiplied(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32) -> UInt32 {
        if alpha == 255 { return 0xFF00_0000 | red << 16 | green << 8 | blue }
        func scaled(_ channel: UInt32) -> UInt32 { (channel &* alpha &+ 127) / 255 }
        return alpha << 24 | scaled(red) << 16 | scaled(green) << 8 | scaled(blue)
    }

    /// Writes a row of `count` pixels, `stride` apart.
    func expand(_ row: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt32>, stride: Int) {
        switch (header.color, header.bitDepth) {
        case (.palette, _), (.gray, ...8): expandTable(row, count: count, to: target, stride: stride)
        case (.rgb, 8) where key.isEmpty:
            for x in 0..<count {
                let pixel = row + x * 3
                target[x * stride] =
                    0xFF00_0000 | UInt32(pixel[0]) << 16 | UInt32(pixel[1]) << 8 | UInt32(pixel[2])
            }
        case (.rgba, 8):
            for x in 0..<count {
                let pixel = row + x * 4
                target[x * stride] = Self.premultiplied(
                    UInt32(pixel[0]), UInt32(pixel[1]), UInt32(pixel[2]), UInt32(pixel[3]))
            }
        default: expandSamples(row, count: count, to: target, stride: stride)
        }
    }

    private func expandTable(
        _ row: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt32>, stride: Int
    ) {
        let depth = header.bitDepth
        let mask = UInt8(truncatingIfNeeded: 1 << depth - 1)
        table.withUnsafeBufferPointer { table in
            for x in 0..<count {
                let bit = x * depth
                let sample = row[bit >> 3] >> UInt8(8 - depth - bit & 7) & mask
                target[x * stride] = table[Int(sample)]
            }
        }
    }

    /// Any layout of whole samples, 8 or 16 bits each.
    private func expandSamples(
        _ row: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt32>, stride: Int
    ) {
        let channels = header.color.channels
        let isDeep = header.bitDepth == 16
        let hasAlpha = header.color == .grayAlpha || header.color == .rgba
        let colors = hasAlpha ? channels - 1 : channels
        func sample(_ index: Int) -> UInt16 {
            isDeep ? UInt16(row[index * 2]) << 8 | UInt16(row[index * 2 + 1]) : UInt16(row[index])
        }
        /// 16 bits to 8, to the nearest.
        func byte(_ value: UInt16) -> UInt32 { isDeep ? (UInt32(value) * 255 + 32_767) / 65_535 : UInt32(value) }
        for x in 0..<count {
            let first = x * channels
            var alpha: UInt32 = hasAlpha ? byte(sample(first + colors)) : 255
            if key.count == colors, (0..<colors).allSatisfy({ sample(first + $0) == key[$0] }) { alpha = 0 }
            let red = byte(sample(first))
            let green = colors == 3 ? byte(sample(first + 1)) : red
            let blue = colors == 3 ? byte(sample(first + 2)) : red
            target[x * stride] = Self.premultiplied(red, green, blue, alpha)
        }
    }
}
