/// Deflate's symbols for match lengths and distances (RFC 1951, 3.2.5).
enum DeflateTables {
    static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    static let lengthExtraBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145, 8193, 12_289, 16_385, 24_577,
    ]
    static let distanceExtraBits = [
        0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    ]
    /// The order in which the lengths of the code for code lengths are written.
    static let codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    static let endOfBlock = 256
    static let literalSymbols = 286
    static let distanceSymbols = 30
    static let longestMatch = 258
    static let shortestMatch = 3
    static let windowSize = 32_768

    /// The symbol, less 257, of each length less 3.
    static let lengthSymbols: [UInt8] = (3...258).map { length in
        UInt8(lengthBases.lastIndex { $0 <= length } ?? 0)
    }
    /// The symbol of each distance less 1 up to 256, and then of each 128 distances.
    static let distanceSymbols512: [UInt8] = (0..<512).map { index in
        let distance = index < 256 ? index + 1 : (index - 256) << 7 + 1
        return UInt8(distanceBases.lastIndex { $0 <= distance } ?? 0)
    }
}
