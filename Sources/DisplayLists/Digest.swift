/// A 64-bit FNV-1a style digest that is the same on every run and machine, unlike `Hasher`.
public struct Digest: Sendable {
    public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    public init() {}

    public mutating func combine(_ word: UInt64) {
        value = (value ^ word) &* 0x0000_0100_0000_01b3
        value ^= value >> 29
    }

    public mutating func combine(_ bytes: [UInt8]) {
        var index = 0
        let wholeWords = bytes.count & ~7
        while index < wholeWords {
            var word: UInt64 = 0
            for offset in 0..<8 { word |= UInt64(bytes[index + offset]) << UInt64(offset * 8) }
            combine(word)
            index += 8
        }
        while index < bytes.count {
            combine(UInt64(bytes[index]))
            index += 1
        }
        combine(UInt64(bytes.count))
    }
}
