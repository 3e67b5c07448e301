/// Pairs that the system face moves closer together, or further apart, than the substitute face does.
///
/// Unit: em, on top of the substitute's own kerning. Source: the ink widths in ios-references §5, of which each pair occurs in
/// two strings or more that agree; `Wh` and `t'` are set so that "What's" has the width that the system printed for it.
enum SystemKerning {
    /// 0 for most pairs.
    @inline(__always)
    static func adjustment(_ first: UInt8, _ second: UInt8) -> Double {
        guard first < 0x80, isFirst[Int(first)] else { return 0 }
        return pairs[UInt16(first) << 8 | UInt16(second)] ?? 0
    }

    private static let table: [(StaticString, Double)] = [
        (".v", -0.049), ("As", -0.027), ("Au", -0.035), ("CT", -0.018), ("Fa", -0.029), ("Fo", 0.03), ("Lo", -0.032),
        ("Ta", -0.013), ("Ti", -0.012), ("Wh", -0.031), ("t'", -0.021),
    ]

    private static let pairs: [UInt16: Double] = {
        var pairs: [UInt16: Double] = [:]
        for (letters, value) in table { pairs[key(letters)] = value }
        return pairs
    }()

    private static let isFirst: [Bool] = {
        var isFirst = [Bool](repeating: false, count: 0x80)
        for (letters, _) in table { isFirst[Int(key(letters) >> 8)] = true }
        return isFirst
    }()

    private static func key(_ letters: StaticString) -> UInt16 {
        letters.withUTF8Buffer { UInt16($0[0]) << 8 | UInt16($0[1]) }
    }
}
