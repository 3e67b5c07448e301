/// Lays one ink through coverage. Text stands on flat ground, so the answer for each of the 256 coverages on the ground
/// at hand is kept in a table; a few tables outlive the run.
struct CoverageBlender {
    private struct Table {
        var ink: Ink
        var ground: UInt32
        var words: [UInt32]
    }

    private static let capacity = 8
    private var tables: [Table] = []
    private var oldest = 0

    private mutating func table(for ink: Ink, on ground: UInt32) -> [UInt32] {
        if let known = tables.first(where: { $0.ground == ground && $0.ink == ink }) { return known.words }
        // No coverage leaves the ground as it is.
        let words = [ground] + (1..<256).map { ink.over(ground, coverage: UInt32($0)) }
        let table = Table(ink: ink, ground: ground, words: words)
        if tables.count < Self.capacity {
            tables.append(table)
        } else {
            tables[oldest] = table
            oldest = (oldest + 1) % Self.capacity
        }
        return words
    }

    /// Lays ink through the coverage of `bounds` (rows without padding) where `clip`, which lies inside the canvas, allows.
    mutating func blend(
        _ coverage: UnsafePointer<UInt8>, bounds: PixelRect, ink: Ink, on canvas: Canvas, clip: PixelRect
    ) {
        let area = bounds.intersection(clip)
        guard !area.isEmpty, !ink.isClear else { return }
        let ground = canvas.row(x: area.left, y: area.top)[0]
        let words = table(for: ink, on: ground)
        words.withUnsafeBufferPointer { table in
            guard let table = table.baseAddress else { return }
            for y in area.top..<area.bottom {
                let source = coverage + ((y - bounds.top) * bounds.width + area.left - bounds.left)
                let target = canvas.row(x: area.left, y: y)
                Self.blendRow(source, over: target, count: area.width, ink: ink, ground: ground, table: table)
            }
        }
    }

    @inline(__always)
    private static func blendRow(
        _ source: UnsafePointer<UInt8>, over target: UnsafeMutablePointer<UInt32>, count: Int, ink: Ink,
        ground: UInt32, table: UnsafePointer<UInt32>
    ) {
        var x = 0
        while x + 8 <= count {
            // Most of a glyph's box is empty: step over eight pixels at once.
            let shares = UnsafeRawPointer(source + x).loadUnaligned(as: UInt64.self)
            if shares != 0 {
                if isGround(target + x, ground) {
                    // Without a look at each coverage: where the edge of a letter runs is anyone's guess.
                    for offset in 0..<8 { target[x + offset] = table[Int(shares >> UInt64(offset * 8) & 0xFF)] }
                } else {
                    for offset in x..<x + 8 { blend(source[offset], over: target + offset, ink, ground, table) }
                }
            }
            x += 8
        }
        while x < count {
            blend(source[x], over: target + x, ink, ground, table)
            x += 1
        }
    }

    @inline(__always)
    private static func blend(
        _ share: UInt8, over target: UnsafeMutablePointer<UInt32>, _ ink: Ink, _ ground: UInt32,
        _ table: UnsafePointer<UInt32>
    ) {
        guard share != 0 else { return }
        let old = target.pointee
        target.pointee = old == ground ? table[Int(share)] : ink.over(old, coverage: UInt32(share))
    }

    /// Whether eight pixels are all the ground.
    @inline(__always)
    private static func isGround(_ pixels: UnsafeMutablePointer<UInt32>, _ ground: UInt32) -> Bool {
        let pair = UInt64(ground) << 32 | UInt64(ground)
        let raw = UnsafeRawPointer(pixels)
        @inline(__always)
        func difference(_ index: Int) -> UInt64 {
            raw.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self) ^ pair
        }
        return difference(0) | difference(1) | difference(2) | difference(3) == 0
    }
}
