/// How often each symbol of a block occurs.
///
/// The bytes of a pixel are counted apart: on grey pixels they are the same, and counting one place up three times in a
/// row makes each wait for the one before.
struct DeflateCounts {
    private static let matches = 3 * 256
    private static let distances = matches + 32
    private static let size = distances + 32

    fileprivate let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: size)
    fileprivate let lengthSymbols = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    private let distanceSymbols = UnsafeMutablePointer<UInt8>.allocate(capacity: 512)

    init() {
        lengthSymbols.initialize(from: DeflateTables.lengthSymbols, count: 256)
        distanceSymbols.initialize(from: DeflateTables.distanceSymbols512, count: 512)
        clear()
    }

    func deallocate() {
        memory.deallocate()
        lengthSymbols.deallocate()
        distanceSymbols.deallocate()
    }

    func clear() {
        memory.initialize(repeating: 0, count: Self.size)
    }

    @inline(__always)
    fileprivate func countMatch(length index: Int, distance symbol: Int, times: UInt32) {
        memory[Self.matches &+ Int(lengthSymbols[index])] &+= times
        memory[Self.distances &+ symbol] &+= times
    }

    /// The symbol of a distance less 1.
    @inline(__always)
    fileprivate func distanceSymbol(_ index: Int) -> Int {
        Int(distanceSymbols[index < 256 ? index : 256 &+ index >> 7])
    }

    /// Of bytes, the end of the block, which occurs once, and lengths.
    var literals: [UInt32] {
        (0..<DeflateTables.literalSymbols).map { symbol in
            switch symbol {
            case 0..<256: memory[symbol] + memory[256 + symbol] + memory[512 + symbol]
            case DeflateTables.endOfBlock: 1
            default: memory[Self.matches + symbol - 257]
            }
        }
    }

    var distanceFrequencies: [UInt32] {
        (0..<DeflateTables.distanceSymbols).map { memory[Self.distances + $0] }
    }
}

/// Takes the tokens of a row: bytes, pixels of three bytes, and matches.
///
/// A match is, from the lowest bit, its distance less 1, its length less 3 and its distance's symbol.
struct DeflateTokens {
    static let pixelFlag: UInt32 = 0x4000_0000
    static let matchFlag: UInt32 = 0x8000_0000
    static let lengthShift: UInt32 = 15
    static let symbolShift: UInt32 = 23

    private(set) var next: UnsafeMutablePointer<UInt32>
    private let counts: DeflateCounts

    init(next: UnsafeMutablePointer<UInt32>, counts: DeflateCounts) {
        self.next = next
        self.counts = counts
    }

    @inline(__always)
    private mutating func append(_ token: UInt32) {
        next.pointee = token
        next += 1
    }

    @inline(__always)
    mutating func literal(_ byte: UInt8) {
        append(UInt32(byte))
        counts.memory[Int(byte)] &+= 1
    }

    /// The three bytes of a pixel `0xXXRRGGBB`, red first.
    @inline(__always)
    mutating func pixel(_ word: UInt32) {
        append(word & 0xFF_FFFF | Self.pixelFlag)
        counts.memory[Int(word >> 16 & 0xFF)] &+= 1
        counts.memory[256 &+ Int(word >> 8 & 0xFF)] &+= 1
        counts.memory[512 &+ Int(word & 0xFF)] &+= 1
    }

    /// A match of 3 bytes or more at a distance of 1…32,768, as many as it takes.
    @inline(__always)
    mutating func longMatch(length: Int, distance: Int) {
        var rest = length
        if rest > DeflateTables.longestMatch {
            // What remains has to be a match as well.
            let count = (rest &- DeflateTables.shortestMatch) / DeflateTables.longestMatch
            matches(count, length: DeflateTables.longestMatch, distance: distance)
            rest &-= count &* DeflateTables.longestMatch
            if rest > DeflateTables.longestMatch {
                matches(1, length: rest &- DeflateTables.shortestMatch, distance: distance)
                rest = DeflateTables.shortestMatch
            }
        }
        matches(1, length: rest, distance: distance)
    }

    /// Some equal matches of 3…258 bytes.
    @inline(__always)
    private mutating func matches(_ count: Int, length: Int, distance: Int) {
        let (index, distance) = (length &- DeflateTables.shortestMatch, distance &- 1)
        let symbol = counts.distanceSymbol(distance)
        let token =
            Self.matchFlag | UInt32(truncatingIfNeeded: symbol) &<< Self.symbolShift
            | UInt32(truncatingIfNeeded: index) &<< Self.lengthShift | UInt32(truncatingIfNeeded: distance)
        for _ in 0..<count { append(token) }
        counts.countMatch(length: index, distance: symbol, times: UInt32(truncatingIfNeeded: count))
    }
}
