import CPango

/// OpenType features that are switched away from a face's defaults.
enum FontFeature {
    /// Inter's own alternates (arrows out of `->`, a multiplication sign out of an x between digits) are not the system
    /// face's.
    static let noContextualAlternates = feature("calt", 0)
    static let tabularDigits = feature("tnum", 1)
    /// A colon at the height of capitals, for the characters from `start` to before `end` of the shaped text. The system
    /// face's own alternates put it between digits.
    static func raised(from start: Int, to end: Int) -> hb_feature_t {
        hb_feature_t(tag: ScriptTag("case").code, value: 1, start: UInt32(start), end: UInt32(end))
    }
    /// Letters that are set apart do not join.
    static let noLigatures = feature("liga", 0)

    private static func feature(_ tag: StaticString, _ value: UInt32) -> hb_feature_t {
        hb_feature_t(tag: ScriptTag(tag).code, value: value, start: 0, end: .max)
    }
}
