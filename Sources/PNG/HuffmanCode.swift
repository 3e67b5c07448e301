/// A canonical Huffman code as Deflate wants it: no longer than a limit, bits in the order they are written.
struct HuffmanCode {
    /// 0 for a symbol that does not occur.
    private(set) var lengths: [UInt8]
    /// Each symbol's bits, the first to be written lowest.
    private(set) var bits: [UInt16]

    /// The code with the fewest bits for these frequencies. When fewer than two symbols occur, one of them still gets a
    /// bit: Deflate knows no code without any.
    init(frequencies: [UInt32], maximumLength: Int) {
        lengths = [UInt8](repeating: 0, count: frequencies.count)
        bits = [UInt16](repeating: 0, count: frequencies.count)
        // As one number each, the rarest first and equals in their order.
        let used = frequencies.indices.filter { frequencies[$0] > 0 }
            .map { UInt64(frequencies[$0]) << 32 | UInt64($0) }.sorted().map { Int($0 & 0xFFFF_FFFF) }
        guard used.count > 1 else {
            lengths[used.first ?? 0] = 1
            return
        }
        let depths = Self.depths(used.map { Int(frequencies[$0]) })
        let counts = Self.limited(depths, to: maximumLength)
        assignLengths(counts, rarestFirst: used)
        assignBits(counts)
    }

    /// How deep each leaf lies in the tree, for ascending weights. Leaves and the nodes made of them are both in ascending
    /// order, so the two lightest always stand at the front of one of two queues.
    private static func depths(_ leaves: [Int]) -> [Int] {
        let count = leaves.count
        // The inner nodes stand behind the leaves; the root is the last of all.
        var weights = leaves
        weights.reserveCapacity(2 * count - 1)
        var parents = [Int](repeating: 0, count: 2 * count - 1)
        var (leaf, inner) = (0, count)
        for node in count..<2 * count - 1 {
            var weight = 0
            for _ in 0..<2 {
                let takesLeaf = leaf < count && (inner >= node || weights[leaf] <= weights[inner])
                let lightest = takesLeaf ? leaf : inner
                leaf += takesLeaf ? 1 : 0
                inner += takesLeaf ? 0 : 1
                weight += weights[lightest]
                parents[lightest] = node
            }
            weights.append(weight)
        }
        // From parents to depths in place: a parent stands behind its children.
        parents[2 * count - 2] = 0
        for node in (0..<2 * count - 2).reversed() { parents[node] = parents[parents[node]] + 1 }
        return Array(parents[..<count])
    }

    /// How many codes have each length, none longer than the limit. Codes that were too long are shortened, and room is
    /// made for them by lengthening the longest ones that still can be.
    private static func limited(_ depths: [Int], to limit: Int) -> [Int] {
        var counts = [Int](repeating: 0, count: limit + 1)
        for depth in depths { counts[min(depth, limit)] += 1 }
        /// In units of the longest code; the whole tree holds 2^limit of them.
        var room = (1...limit).reduce(1 << limit) { $0 - counts[$1] << (limit - $1) }
        while room < 0 {
            var length = limit - 1
            while counts[length] == 0 { length -= 1 }
            counts[length] -= 1
            counts[length + 1] += 1
            room += 1 << (limit - length - 1)
        }
        // The last step may have made more room than was missing: shorten where it fits.
        for length in stride(from: limit, to: 1, by: -1) {
            while counts[length] > 0, room >= 1 << (limit - length) {
                counts[length] -= 1
                counts[length - 1] += 1
                room -= 1 << (limit - length)
            }
        }
        return counts
    }

    private mutating func assignLengths(_ counts: [Int], rarestFirst symbols: [Int]) {
        var index = 0
        for length in stride(from: counts.count - 1, to: 0, by: -1) {
            for _ in 0..<counts[length] {
                lengths[symbols[index]] = UInt8(length)
                index += 1
            }
        }
    }

    private mutating func assignBits(_ counts: [Int]) {
        var next = [Int](repeating: 0, count: counts.count)
        var code = 0
        for length in 1..<counts.count {
            next[length] = code
            code = (code + counts[length]) << 1
        }
        for symbol in lengths.indices where lengths[symbol] > 0 {
            let length = Int(lengths[symbol])
            bits[symbol] = Self.reversed(next[length], count: length)
            next[length] += 1
        }
    }

    /// The lowest bits in the opposite order.
    private static func reversed(_ code: Int, count: Int) -> UInt16 {
        var bits = UInt16(code).byteSwapped
        bits = (bits & 0x0F0F) << 4 | bits >> 4 & 0x0F0F
        bits = (bits & 0x3333) << 2 | bits >> 2 & 0x3333
        bits = (bits & 0x5555) << 1 | bits >> 1 & 0x5555
        return bits >> UInt16(16 - count)
    }
}
