/// Coverage of the pixels of a rectangle, 0…255, rows without padding.
struct Mask {
    var bounds: PixelRect
    var coverage: [UInt8]
}

/// Premultiplied pixels of a rectangle, rows without padding.
struct Tile {
    var width: Int
    var height: Int
    var words: [UInt32]
}

extension Canvas {
    /// The whole width of device rows inside the bounds.
    func rows(_ rows: Range<Int>) -> PixelRect {
        PixelRect(left: bounds.left, top: rows.lowerBound, right: bounds.right, bottom: rows.upperBound)
    }

    /// Makes rows equal to another one.
    func copyRow(_ source: Int, to rows: Range<Int>) {
        let (first, width) = (row(x: bounds.left, y: source), bounds.right - bounds.left)
        for y in rows { row(x: bounds.left, y: y).update(from: first, count: width) }
    }

    /// Fills pixels inside the bounds.
    func fill(_ rect: PixelRect, with ink: Ink) {
        guard !rect.isEmpty, !ink.isClear else { return }
        let first = row(x: rect.left, y: rect.top)
        if ink.isOpaque {
            first.update(repeating: ink.word, count: rect.width)
            // To copy a row is quicker than to fill it anew.
            for y in rect.top + 1..<rect.bottom { row(x: rect.left, y: y).update(from: first, count: rect.width) }
        } else {
            for y in rect.top..<rect.bottom { Self.blend(ink, over: row(x: rect.left, y: y), count: rect.width) }
        }
    }

    /// One coverage for a whole row. Pictures are flat: the last answer mostly fits the next pixel.
    private static func blend(_ ink: Ink, over row: UnsafeMutablePointer<UInt32>, count: Int) {
        var old = row[0]
        var new = ink.over(old, coverage: 255)
        for x in 0..<count {
            if row[x] != old {
                old = row[x]
                new = ink.over(old, coverage: 255)
            }
            row[x] = new
        }
    }

    /// Lays premultiplied pixels over this canvas. `clip` lies inside the bounds.
    func draw(_ tile: Tile, x: Int, y: Int, opacity: Double, clip: PixelRect) {
        let area = PixelRect(left: x, top: y, right: x + tile.width, bottom: y + tile.height).intersection(clip)
        let share = UInt32(Ink.unit(opacity) * 256 + 0.5)
        guard !area.isEmpty, share > 0 else { return }
        tile.words.withUnsafeBufferPointer { words in
            guard let base = words.baseAddress else { return }
            for line in area.top..<area.bottom {
                let source = base + ((line - y) * tile.width + area.left - x)
                let target = row(x: area.left, y: line)
                for column in 0..<area.width {
                    let word = share == 256 ? source[column] : Self.scaled(source[column], by: share)
                    let alpha = word >> 24
                    if alpha == 255 {
                        target[column] = word
                    } else if alpha > 0 {
                        target[column] = word &+ Self.scaled(target[column], unit: 255 &- alpha)
                    }
                }
            }
        }
    }

    /// Each channel times `share` ÷ 256, rounded down.
    @inline(__always)
    private static func scaled(_ word: UInt32, by share: UInt32) -> UInt32 {
        let even = ((word & 0x00FF_00FF) &* share >> 8) & 0x00FF_00FF
        let odd = ((word >> 8 & 0x00FF_00FF) &* share) & 0xFF00_FF00
        return even | odd
    }

    /// Each channel times `unit` ÷ 255, rounded to nearest.
    @inline(__always)
    static func scaled(_ word: UInt32, unit: UInt32) -> UInt32 {
        var even = (word & 0x00FF_00FF) &* unit &+ 0x0080_0080
        even = (even &+ (even >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
        var odd = (word >> 8 & 0x00FF_00FF) &* unit &+ 0x0080_0080
        odd = (odd &+ (odd >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
        return even | odd
    }
}
