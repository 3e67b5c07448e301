/// The filtered rows as Deflate sees them: the row at hand, and at least the 32,768 bytes before it.
///
/// Positions count from the stream's first byte; `start` is where position `first` lies in memory.
final class SlidingWindow {
    private(set) var memory: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    /// Where in memory the next row begins.
    private(set) var end = 0
    /// The stream's position of the first byte in memory.
    private(set) var base = 0

    /// Bytes behind the last row that loads of eight may touch.
    static let slack = 16

    init() {
        capacity = 1 << 18
        memory = .allocate(capacity: capacity)
        memory.initialize(repeating: 0, count: capacity)
    }

    deinit { memory.deallocate() }

    /// Begins another stream whose rows have this length.
    func start(rowLength: Int) {
        (end, base) = (0, 0)
        let needed = DeflateTables.windowSize + 4 * rowLength + Self.slack
        guard needed > capacity else { return }
        memory.deallocate()
        capacity = needed
        memory = .allocate(capacity: capacity)
        memory.initialize(repeating: 0, count: capacity)
    }

    /// Room for another row; what is too old to be matched makes way.
    func nextRow(length: Int) -> UnsafeMutablePointer<UInt8> {
        if end + length + Self.slack > capacity {
            // One row more than the window: rows are also filtered against the one above.
            let kept = min(end, DeflateTables.windowSize + length)
            let shift = end - kept
            memory.update(from: memory + shift, count: kept)
            base += shift
            end = kept
        }
        defer { end += length }
        return memory + end
    }
}
