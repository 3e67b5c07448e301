/// Where a row differs from the one above: in a picture of a list, in few places.
///
/// Found once, it says how far a match with the row above reaches, what becomes of the checksum, and whether the row looks
/// like a photograph.
final class RowChanges {
    /// A row is photographic when it is so over sixty pixels: of less, the filters' gain does not pay for what the rows
    /// around it lose.
    private static let fewestProbes = 5

    /// The pixels that differ from the one above.
    private(set) var changes = RowBits(width: 1)
    /// Every twelfth pixel.
    private var probes = RowBits(width: 1)
    /// Whether the row is the one above.
    private(set) var isEmpty = true
    private var width = 1
    /// The binary logarithm of the columns that a bit of a row's marks stands for, 64 at least.
    var blockBits = 6

    deinit { deallocate() }

    private func deallocate() {
        for bits in [changes, probes] { bits.deallocate() }
    }

    /// Begins another picture.
    func start(width: Int) {
        deallocate()
        self.width = width
        (changes, probes) = (RowBits(width: width), RowBits(width: width))
        for x in stride(from: 1, to: width, by: 12) { probes.set(x, true) }
    }

    /// Compares a row with the one above.
    ///
    /// - Parameter mask: where they may differ.
    func find(_ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, in mask: UInt64) {
        let (changes, shift) = (changes, UInt64(blockBits - 6))
        var found: UInt64 = 0
        for index in 0..<changes.count {
            guard mask &>> (UInt64(index) &>> shift) & 1 != 0 else {
                changes[index] = 0
                continue
            }
            let place = index &* RowBits.wordSize
            let bits = Self.differences(row + place, above + place, count: min(width &- place, RowBits.wordSize))
            changes[index] = bits
            found |= bits
        }
        isEmpty = found == 0
    }

    /// A bit for each of up to 64 pixels that differs.
    @inline(__always)
    private static func differences(
        _ left: UnsafePointer<UInt32>, _ right: UnsafePointer<UInt32>, count: Int
    ) -> UInt64 {
        var bits: UInt64 = 0
        var x = 0
        while x &+ PixelComparison.block <= count {
            // Most of a picture is as the row above.
            if !PixelComparison.areEqual(left + x, right + x) {
                bits |= PixelComparison.differences(left + x, right + x) &<< UInt64(truncatingIfNeeded: x)
            }
            x &+= PixelComparison.block
        }
        while x < count {
            bits |= (left[x] == right[x] ? 0 : 1) &<< UInt64(truncatingIfNeeded: x)
            x &+= 1
        }
        return bits
    }

    /// Whether the row looks like a photograph where it looks like anything: probes that find a pixel unlike its
    /// neighbours mostly find six of them in a row. Text and symbols have edges of two or three such pixels.
    func arePhotographic(in row: UnsafePointer<UInt32>) -> Bool {
        guard followedProbes >= Self.fewestProbes else { return false }
        var (edges, photographs) = (0, 0)
        for index in 0..<changes.count {
            var probed = changes[index] & probes[index]
            guard probed != 0 else { continue }
            let isFollowed = sixfold(at: index)
            while probed != 0 {
                let bit = probed & (0 &- probed)
                let x = index &* RowBits.wordSize &+ probed.trailingZeroBitCount
                probed ^= bit
                guard row[x] != row[x &- 1] else { continue }
                edges &+= 1
                if isFollowed & bit != 0, changes(in: row, from: x) { photographs &+= 1 }
            }
        }
        return photographs >= Self.fewestProbes && photographs * 2 >= edges && standsTogether
    }

    /// How many probes have five changed pixels behind them: in most rows too few for a further look.
    private var followedProbes: Int {
        var count = 0
        for index in 0..<changes.count {
            let probed = changes[index] & probes[index]
            if probed != 0 { count &+= (probed & sixfold(at: index)).nonzeroBitCount }
        }
        return count
    }

    /// Whether the five pixels behind one differ from the one to their left each.
    private func changes(in row: UnsafePointer<UInt32>, from x: Int) -> Bool {
        for place in x &+ 1..<min(x &+ 6, width) where row[place] == row[place &- 1] { return false }
        return true
    }

    /// Whether many of the changed pixels have five more behind them, as far as every fourth tells: seldom so in text.
    private var standsTogether: Bool {
        let count = (0..<changes.count).reduce(0) { $0 + changes[$1].nonzeroBitCount }
        var (followed, asked, number) = (0, 0, 0)
        for index in 0..<changes.count {
            let isFollowed = sixfold(at: index)
            var rest = changes[index]
            while rest != 0 {
                let bit = rest & (0 &- rest)
                if number % 4 == 0, number + 5 < count {
                    asked += 1
                    if isFollowed & bit != 0 { followed += 1 }
                }
                number += 1
                rest ^= bit
            }
        }
        return followed * 4 > asked
    }

    /// The bits of a word that have five more behind them, or as many as there are in the row.
    @inline(__always)
    private func sixfold(at index: Int) -> UInt64 {
        let place = index &* RowBits.wordSize
        let behind = width &- place < RowBits.wordSize ? UInt64.max &<< UInt64(width &- place) : 0
        let (low, high) = (changes[index] | behind, changes[index &+ 1])
        // What is missing above the high word is not asked for.
        let twofold = (low & (low &>> 1 | high &<< 63), high & (high &>> 1))
        let fourfold = twofold.0 & (twofold.0 &>> 2 | twofold.1 &<< 62)
        return fourfold & (twofold.0 &>> 4 | twofold.1 &<< 60)
    }
}
