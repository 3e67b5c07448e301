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
        let words = (0..<256).map { ink.over(ground, coverage: UInt32($0)) }
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
        while x < count {
            // Most of a glyph's box is empty: step over eight pixels at once.
            if x + 8 <= count, UnsafeRawPointer(source + x).loadUnaligned(as: UInt64.self) == 0 {
                x += 8
                continue
            }
            let end = min(x + 8, count)
            while x < end {
                let share = source[x]
                if share != 0 {
                    let old = target[x]
                    target[x] = old == ground ? table[Int(share)] : ink.over(old, coverage: UInt32(share))
                }
                x += 1
            }
        }
    }
}
