/// How far back in a picture a match may begin: as far as Deflate's window holds.
struct MatchReach {
    let width: Int
    /// In pixels. What lies further back is out of the window.
    let pixels: Int
    /// 2³² over the width, rounded up: a division by it is a product. Exact below 2³² over the width, and what is divided
    /// is less than the reach and a width together.
    private let reciprocal: UInt64

    init(width: Int, bytesPerPixel: Int) {
        self.width = width
        pixels = DeflateTables.windowSize / bytesPerPixel
        reciprocal = (1 << 32) / UInt64(width) + 1
    }

    /// How many rows above a row matches may begin in.
    var rows: Int { pixels / width + 1 }

    struct Place {
        /// How many rows above.
        let rows: Int
        let x: Int
        let pixels: UnsafePointer<UInt32>
    }

    /// Where a number of pixels back from one is, no more than the reach.
    ///
    /// - Parameter row: of the pixel at `x`; the rows above it stand before it in memory.
    @inline(__always)
    func place(back: Int, from x: Int, in row: UnsafePointer<UInt32>) -> Place {
        let rows = rows(back: back, from: x)
        return Place(rows: rows, x: x &- back &+ rows &* width, pixels: row + (x &- back))
    }

    /// How many rows above the place lies that is a number of pixels back from one. Exact up to the reach, and too many
    /// rather than too few behind it.
    @inline(__always)
    func rows(back: Int, from x: Int) -> Int {
        Int((UInt64(truncatingIfNeeded: back &+ width &- 1 &- x) &* reciprocal) >> 32)
    }
}
