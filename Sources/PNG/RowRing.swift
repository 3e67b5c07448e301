/// The rows of a picture that matches may still reach: as many as Deflate's window holds.
///
/// Rows that are written in another way have a number as well, so that places count on through them; nothing may refer to
/// their pixels.
final class RowRing {
    private(set) var width = 0
    /// In pixels. What lies further back is out of the window.
    private(set) var reach = 0
    private var memory = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
    private var capacity = 1
    /// One less than how many rows there are, a power of two.
    private var mask = 0
    /// 2³² over the width, rounded up: a division by it is a product. Exact below 2³² over the width, and what is divided
    /// is less than the reach and a width together.
    private var reciprocal: UInt64 = 0

    deinit { memory.deallocate() }

    /// Begins another picture.
    func start(width: Int, bytesPerPixel: Int) {
        self.width = width
        reach = DeflateTables.windowSize / bytesPerPixel
        var count = 2
        while count < reach / width + 3 { count *= 2 }
        mask = count - 1
        reciprocal = (1 << 32) / UInt64(width) + 1
        // Whoever looks at two pixels looks at one more behind the last.
        guard count * width + 1 > capacity else { return }
        memory.deallocate()
        capacity = count * width + 1
        memory = .allocate(capacity: capacity)
        memory.initialize(repeating: 0, count: capacity)
    }

    func store(_ row: UnsafePointer<UInt32>, number: Int) {
        (memory + (number & mask) * width).update(from: row, count: width)
    }

    @inline(__always)
    func row(_ number: Int) -> UnsafePointer<UInt32> {
        UnsafePointer(memory + (number & mask) &* width)
    }

    struct Place {
        /// How many rows above.
        let rows: Int
        let x: Int
        let pixels: UnsafePointer<UInt32>
    }

    /// Where a number of pixels back from one is, no more than `reach`.
    ///
    /// - Parameter number: of the row of the pixel at `x`.
    @inline(__always)
    func place(back: Int, from x: Int, number: Int) -> Place {
        let rows = rows(back: back, from: x)
        let column = x &- back &+ rows &* width
        return Place(rows: rows, x: column, pixels: row(number &- rows) + column)
    }

    /// How many rows above the place lies that is a number of pixels back from one. Exact up to `reach`, and too many
    /// rather than too few behind it.
    @inline(__always)
    func rows(back: Int, from x: Int) -> Int {
        Int((UInt64(truncatingIfNeeded: back &+ width &- 1 &- x) &* reciprocal) >> 32)
    }
}
