/// Where a row differs from the one above: in a picture of a list, in few places.
///
/// Found once, it says how far a match with the row above reaches, what becomes of the checksum, and whether the row looks
/// like a photograph.
final class RowChanges {
    /// A row is photographic when it is so over sixty pixels: of less, the filters' gain does not pay for what the rows
    /// around it lose.
    private static let fewestProbes = 5

    /// Of the pixels that differ, ascending, and behind them the width.
    private(set) var places = UnsafeMutablePointer<Int32>.allocate(capacity: 16)
    private(set) var count = 0
    private var width = 0
    private var capacity = 16

    deinit { places.deallocate() }

    /// Begins another picture.
    func start(width: Int) {
        self.width = width
        guard width + 16 > capacity else { return }
        places.deallocate()
        capacity = width + 16
        places = .allocate(capacity: capacity)
    }

    /// Compares a row with the one above.
    func find(_ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>) {
        let (width, places) = (width, places)
        var (x, found) = (0, 0)
        while x &+ PixelComparison.block <= width {
            if !PixelComparison.areEqual(row + x, above + x) {
                for offset in 0..<PixelComparison.block {
                    // Without a branch: which ones differ is anyone's guess.
                    places[found] = Int32(truncatingIfNeeded: x &+ offset)
                    found &+= Self.differs(row[x &+ offset], above[x &+ offset])
                }
            }
            x &+= PixelComparison.block
        }
        while x < width {
            places[found] = Int32(truncatingIfNeeded: x)
            found &+= Self.differs(row[x], above[x])
            x &+= 1
        }
        places[found] = Int32(truncatingIfNeeded: width)
        count = found
    }

    /// 1 for pixels that differ.
    @inline(__always)
    private static func differs(_ left: UInt32, _ right: UInt32) -> Int {
        Int((UInt64(left ^ right) &+ 0xFFFF_FFFF) >> 32)
    }

    /// Whether a row looks like a photograph where it looks like anything: probes that find a pixel unlike its neighbours
    /// mostly find six of them in a row. Text and symbols have edges of two or three such pixels.
    func arePhotographic(in row: UnsafePointer<UInt32>) -> Bool {
        guard standsTogether else { return false }
        var (edges, photographs) = (0, 0)
        for index in 0..<count where UInt32(bitPattern: places[index]) % 12 == 1 {
            let probe = Int(places[index])
            guard row[probe] != row[probe - 1] else { continue }
            edges += 1
            let end = min(6, width - probe)
            var run = 1
            while run < end, places[index + run] == probe + run, row[probe + run] != row[probe + run - 1] { run += 1 }
            if run == end { photographs += 1 }
        }
        return photographs >= Self.fewestProbes && photographs * 2 >= edges
    }

    /// Whether many of the changed pixels have five more behind them, as far as every fourth tells: seldom so in text.
    private var standsTogether: Bool {
        var (followed, asked) = (0, 0)
        var index = 0
        while index &+ 5 < count {
            followed &+= places[index &+ 5] &- places[index] == 5 ? 1 : 0
            asked &+= 1
            index &+= 4
        }
        return followed &* 4 > asked
    }
}
