/// Whose forms of the shared ideographs to draw, in the order in which Noto's collections hold them.
enum CJKRegion: String, CaseIterable, Sendable {
    case japan = "JP"
    case korea = "KR"
    case mainland = "SC"
    case taiwan = "TC"
    case hongKong = "HK"

    var familyName: String { "Noto Sans CJK \(rawValue)" }

    /// By a BCP 47 tag. `nil` for a language that uses no ideographs.
    init?(language: String) {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
        switch parts.first {
        case "ja": self = .japan
        case "ko": self = .korea
        case "yue": self = .hongKong
        case "zh":
            if parts.contains("hk") || parts.contains("mo") {
                self = .hongKong
            } else if parts.contains("hant") || parts.contains("tw") {
                self = .taiwan
            } else {
                self = .mainland
            }
        default: return nil
        }
    }

    /// By a script that only one region writes.
    init?(script: ScriptTag) {
        switch script {
        case .hiragana, .katakana: self = .japan
        case .hangul: self = .korea
        case .bopomofo: self = .taiwan
        default: return nil
        }
    }
}
