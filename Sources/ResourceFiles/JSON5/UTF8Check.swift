/// Checks that bytes are UTF-8, and says where they stop being so.
enum UTF8Check {
    /// The offset of the first byte that starts no well-formed character, or `nil` when all do.
    static func firstFault(in bytes: [UInt8]) -> Int? {
        var index = 0
        while index < bytes.count {
            guard bytes[index] >= 0x80 else {
                index += 1
                continue
            }
            guard let length = length(ofCharacterAt: index, in: bytes) else { return index }
            index += length
        }
        return nil
    }

    /// The bytes a well-formed character beyond ASCII takes (Unicode Standard, table 3-7), or `nil` when it is not well-formed.
    private static func length(ofCharacterAt index: Int, in bytes: [UInt8]) -> Int? {
        let first = bytes[index]
        let length: Int
        let second: ClosedRange<UInt8>
        switch first {
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xE1...0xEC, 0xEE...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
        for offset in index + 2..<index + length where !(0x80...0xBF).contains(bytes[offset]) {
            return nil
        }
        return length
    }
}
