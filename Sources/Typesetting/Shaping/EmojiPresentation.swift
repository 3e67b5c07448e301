/// Whether a cluster is shown as an emoji.
enum EmojiPresentation {
    private static let textSelector: UInt32 = 0xfe0e
    private static let emojiSelector: UInt32 = 0xfe0f
    private static let keycap: UInt32 = 0x20e3
    private static let joiner: UInt32 = 0x200d
    /// Characters below this one that could be emoji but have no selector are text on the phone: ©, ™, ℹ and digits.
    private static let firstDefaultEmoji: UInt32 = 0x2194

    static func holds(for cluster: [UInt32]) -> Bool {
        guard let first = cluster.first else { return false }
        if cluster.count == 1 && first < firstDefaultEmoji { return false }
        guard let properties = Unicode.Scalar(first)?.properties, properties.isEmoji else { return false }
        if cluster.contains(textSelector) { return false }
        if first < 0x80 { return cluster.contains(keycap) }
        return first >= firstDefaultEmoji || cluster.contains(emojiSelector) || cluster.contains(keycap)
            || cluster.contains(joiner)
    }

    /// The size at which an emoji is drawn beside text of a size, in points: a quarter larger beside small text, no larger
    /// from 22 points up. Measured on an iOS simulator at two pixels a point (28 pixels at 11 points, 40 at 16 to 18, 44 at
    /// 22, 48 at 24; flutter/flutter#28894).
    static func size(besideTextOf size: Double) -> Double {
        switch size {
        case ..<16: size * 1.25
        case ..<18: 20
        case ..<22: 20 + (size - 18) / 2
        default: size
        }
    }
}
