/// A bit for each pixel of a row, the first lowest.
struct RowBits {
    static let wordSize = 64

    private let words: UnsafeMutablePointer<UInt64>
    let width: Int

    /// No bit is set.
    init(width: Int) {
        let count = (width + Self.wordSize - 1) / Self.wordSize
        words = .allocate(capacity: count + 1)
        words.initialize(repeating: 0, count: count)
        // Where a search ends.
        words[count] = .max
        self.width = width
    }

    func deallocate() { words.deallocate() }

    /// How many words hold the row. The word behind them is all ones.
    var count: Int { (width &+ Self.wordSize &- 1) / Self.wordSize }

    /// What lies behind the row is not set.
    @inline(__always)
    subscript(word: Int) -> UInt64 {
        get { words[word] }
        nonmutating set { words[word] = newValue }
    }

    @inline(__always)
    func set(_ x: Int, _ isSet: Bool) {
        let shift = UInt64(truncatingIfNeeded: x % Self.wordSize)
        words[x / Self.wordSize] = words[x / Self.wordSize] & ~(1 &<< shift) | (isSet ? 1 : 0) &<< shift
    }

    /// The first place from `x` on whose bit is set, or the width.
    @inline(__always)
    func next(from x: Int) -> Int {
        var index = x / Self.wordSize
        let rest = words[index] &>> UInt64(truncatingIfNeeded: x % Self.wordSize)
        if rest != 0 { return x &+ rest.trailingZeroBitCount }
        repeat { index &+= 1 } while words[index] == 0
        return min(index &* Self.wordSize &+ words[index].trailingZeroBitCount, width)
    }
}
