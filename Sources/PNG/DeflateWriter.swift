/// Collects literals and matches and writes them as Deflate blocks with codes of their own.
///
/// Its memory is kept for the next stream. The caller finds the matches.
final class DeflateWriter {
    /// Enough that the 80 bytes of a block's codes do not count, few enough that the codes fit what they are for.
    private static let tokensPerBlock = 1 << 14
    /// Two codes of 15 bits, 5 and 13 bits more, or three codes of 15 bits: no token is longer.
    private static let bytesPerToken = 6

    private var tokens = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * tokensPerBlock)
    private var tokenCapacity = 2 * tokensPerBlock
    private var tokenCount = 0
    /// Takes a block's codes before they join the output, which would have to be filled before it could be written over.
    private var codes = UnsafeMutableRawPointer.allocate(byteCount: codeBytes(2 * tokensPerBlock), alignment: 8)
    private let counts = DeflateCounts()

    /// What was written so far, in front of it room for the caller.
    private(set) var output: [UInt8] = []
    private var pending: UInt64 = 0
    private var pendingCount: UInt64 = 0

    deinit {
        tokens.deallocate()
        codes.deallocate()
        counts.deallocate()
    }

    /// Begins a stream behind these bytes.
    func start(after prefix: [UInt8], capacity: Int) {
        output.removeAll(keepingCapacity: true)
        output.reserveCapacity(capacity)
        output += prefix
        clear()
        (pending, pendingCount) = (0, 0)
    }

    /// Ends the stream and hands over what was written.
    func finish() -> [UInt8] {
        writeBlock(isLast: true)
        flushBits()
        defer { output = [] }
        return output
    }

    /// Where to put the next tokens; `end` has to follow before anything else.
    ///
    /// - Parameter atMost: how many there will be.
    func begin(atMost count: Int) -> DeflateTokens {
        if tokenCount >= Self.tokensPerBlock { writeBlock(isLast: false) }
        if tokenCount + count > tokenCapacity { makeRoom(for: count) }
        return DeflateTokens(next: tokens + tokenCount, counts: counts)
    }

    func end(_ written: DeflateTokens) {
        tokenCount = written.next - tokens
    }

    private func makeRoom(for count: Int) {
        tokenCapacity = 2 * (tokenCount + count)
        let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: tokenCapacity)
        larger.update(from: tokens, count: tokenCount)
        tokens.deallocate()
        tokens = larger
        codes.deallocate()
        codes = .allocate(byteCount: Self.codeBytes(tokenCapacity), alignment: 8)
    }

    /// How many bytes the codes of tokens take at most, and the word that the last of them is written as.
    private static func codeBytes(_ tokens: Int) -> Int { tokens * bytesPerToken + 16 }

    // MARK: Blocks

    private func writeBlock(isLast: Bool) {
        let literals = HuffmanCode(frequencies: counts.literals, maximumLength: 15)
        let distances = HuffmanCode(frequencies: counts.distanceFrequencies, maximumLength: 15)
        put(isLast ? 1 : 0, 1)
        put(2, 2)
        writeCodes(literals, distances)
        writeTokens(literals, distances)
        put(UInt64(literals.bits[256]), UInt64(literals.lengths[256]))
        clear()
    }

    private func clear() {
        tokenCount = 0
        counts.clear()
    }

    private func writeTokens(_ literals: HuffmanCode, _ distances: HuffmanCode) {
        let packed = PackedCodes(literals: literals, distances: distances)
        var sink = BitSink(target: codes, bits: pending, count: pendingCount)
        let (tokens, tokenCount) = (UnsafePointer(tokens), tokenCount)
        packed.withTables { literals, lengths, distances in
            var index = 0
            while index < tokenCount {
                let token = tokens[index]
                index &+= 1
                if token >= DeflateTokens.matchFlag {
                    let length = lengths[Int(token &>> DeflateTokens.lengthShift & 0xFF)]
                    let symbol = distances[Int(token &>> DeflateTokens.symbolShift & 0x1F)]
                    let extra = UInt64(token & 0x7FFF) &- symbol.base
                    let code = (length &>> 8) | (symbol.bits | extra &<< symbol.length) &<< (length & 0xFF)
                    let codeLength = (length & 0xFF) &+ symbol.count
                    sink.put(code, codeLength)
                    sink.flush()
                    // A long run is one match many times.
                    while index < tokenCount, tokens[index] == token {
                        sink.put(code, codeLength)
                        sink.flush()
                        index &+= 1
                    }
                } else if token >= DeflateTokens.pixelFlag {
                    // 7 bits that wait and three codes of 15 fit.
                    let (red, green) = (literals[Int(token &>> 16 & 0xFF)], literals[Int(token &>> 8 & 0xFF)])
                    let blue = literals[Int(token & 0xFF)]
                    sink.put(red &>> 8, red & 0xFF)
                    sink.put(green &>> 8, green & 0xFF)
                    sink.put(blue &>> 8, blue & 0xFF)
                    sink.flush()
                } else {
                    let code = literals[Int(token)]
                    sink.put(code &>> 8, code & 0xFF)
                    sink.flush()
                }
            }
        }
        (pending, pendingCount) = (sink.bits, sink.count)
        output.append(contentsOf: UnsafeRawBufferPointer(start: codes, count: sink.target - codes))
    }

    /// Writes both codes' lengths, run-length coded and under a third code.
    private func writeCodes(_ literals: HuffmanCode, _ distances: HuffmanCode) {
        let literalCount = max((literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1, 257)
        let distanceCount = (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1
        let runs = CodeLengthRun.runs(of: literals.lengths[..<literalCount] + distances.lengths[..<distanceCount])
        var frequencies = [UInt32](repeating: 0, count: 19)
        for run in runs { frequencies[run.symbol] += 1 }
        let code = HuffmanCode(frequencies: frequencies, maximumLength: 7)
        let order = DeflateTables.codeLengthOrder
        let orderCount = max((order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1, 4)
        put(UInt64(literalCount - 257), 5)
        put(UInt64(distanceCount - 1), 5)
        put(UInt64(orderCount - 4), 4)
        for symbol in order[..<orderCount] { put(UInt64(code.lengths[symbol]), 3) }
        for run in runs {
            put(UInt64(code.bits[run.symbol]), UInt64(code.lengths[run.symbol]))
            put(UInt64(run.extra), UInt64(run.extraCount))
        }
    }

    // MARK: Bits

    /// Writes up to 16 bits, the lowest first.
    private func put(_ value: UInt64, _ count: UInt64) {
        pending |= value << pendingCount
        pendingCount += count
        while pendingCount >= 8 {
            output.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            pendingCount -= 8
        }
    }

    private func flushBits() {
        if pendingCount > 0 { output.append(UInt8(truncatingIfNeeded: pending)) }
        (pending, pendingCount) = (0, 0)
    }
}

/// Bits on their way to memory, the first lowest.
///
/// What is shifted by is always less than 64: the masking shifts say so, and nothing has to be tested.
private struct BitSink {
    private(set) var target: UnsafeMutableRawPointer
    private(set) var bits: UInt64
    private(set) var count: UInt64

    init(target: UnsafeMutableRawPointer, bits: UInt64, count: UInt64) {
        self.target = target
        self.bits = bits
        self.count = count
    }

    /// Adds bits; no more than 64 may wait.
    @inline(__always)
    mutating func put(_ value: UInt64, _ length: UInt64) {
        bits |= value &<< count
        count &+= length
    }

    /// Writes whole bytes; at most 7 bits wait then.
    @inline(__always)
    mutating func flush() {
        target.storeBytes(of: bits.littleEndian, as: UInt64.self)
        target += Int(count &>> 3)
        bits = bits &>> (count & ~7)
        count &= 7
    }
}

/// Both codes as the inner loop wants them.
private struct PackedCodes {
    struct Distance {
        let bits: UInt64
        let length: UInt64
        /// Bits of the code and what follows it.
        let count: UInt64
        /// The smallest distance, less 1.
        let base: UInt64
    }

    /// Each literal's bits, and in the lowest byte how many.
    private let literals: [UInt64]
    /// The same of each length less 3, with the bits that follow the code.
    private let lengths: [UInt64]
    private let distances: [Distance]

    init(literals code: HuffmanCode, distances distanceCode: HuffmanCode) {
        literals = (0..<256).map { UInt64(code.bits[$0]) << 8 | UInt64(code.lengths[$0]) }
        lengths = (0..<256).map { index in
            let symbol = Int(DeflateTables.lengthSymbols[index])
            let length = UInt64(code.lengths[257 + symbol])
            let extra = UInt64(index + 3 - DeflateTables.lengthBases[symbol])
            let count = length + UInt64(DeflateTables.lengthExtraBits[symbol])
            return (UInt64(code.bits[257 + symbol]) | extra << length) << 8 | count
        }
        distances = (0..<DeflateTables.distanceSymbols).map { symbol in
            let length = UInt64(distanceCode.lengths[symbol])
            return Distance(
                bits: UInt64(distanceCode.bits[symbol]), length: length,
                count: length + UInt64(DeflateTables.distanceExtraBits[symbol]),
                base: UInt64(DeflateTables.distanceBases[symbol] - 1))
        }
    }

    @inline(__always)
    func withTables(
        _ body: (UnsafePointer<UInt64>, UnsafePointer<UInt64>, UnsafePointer<Distance>) -> Void
    ) {
        literals.withUnsafeBufferPointer { literals in
            lengths.withUnsafeBufferPointer { lengths in
                distances.withUnsafeBufferPointer { distances in
                    if let first = literals.baseAddress, let second = lengths.baseAddress,
                        let third = distances.baseAddress
                    {
                        body(first, second, third)
                    }
                }
            }
        }
    }
}

/// One symbol of the run-length coded code lengths (RFC 1951, 3.2.7).
private struct CodeLengthRun {
    let symbol: Int
    var extra = 0
    var extraCount = 0

    static func runs(of lengths: ArraySlice<UInt8>) -> [CodeLengthRun] {
        var runs: [CodeLengthRun] = []
        var index = lengths.startIndex
        while index < lengths.endIndex {
            let length = lengths[index]
            let end = lengths[index...].firstIndex { $0 != length } ?? lengths.endIndex
            var count = end - index
            index = end
            if length == 0 {
                while count >= 11 {
                    let part = min(count, 138)
                    runs.append(CodeLengthRun(symbol: 18, extra: part - 11, extraCount: 7))
                    count -= part
                }
                if count >= 3 {
                    runs.append(CodeLengthRun(symbol: 17, extra: count - 3, extraCount: 3))
                    count = 0
                }
            } else {
                runs.append(CodeLengthRun(symbol: Int(length)))
                count -= 1
                while count >= 3 {
                    let part = min(count, 6)
                    runs.append(CodeLengthRun(symbol: 16, extra: part - 3, extraCount: 2))
                    count -= part
                }
            }
            for _ in 0..<count { runs.append(CodeLengthRun(symbol: Int(length))) }
        }
        return runs
    }
}
