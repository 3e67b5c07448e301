/// A script by its ISO 15924 code, packed big-endian as HarfBuzz and GLib have it.
struct ScriptTag: Hashable, Sendable {
    let code: UInt32

    init(code: UInt32) {
        self.code = code
    }

    init(_ letters: StaticString) {
        code = letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }

    static let latin = ScriptTag("Latn")
    static let common = ScriptTag("Zyyy")
    static let han = ScriptTag("Hani")
    static let hiragana = ScriptTag("Hira")
    static let katakana = ScriptTag("Kana")
    static let hangul = ScriptTag("Hang")
    static let bopomofo = ScriptTag("Bopo")
}
