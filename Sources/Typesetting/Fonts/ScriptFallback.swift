/// Which face draws a script that the asked-for face lacks.
enum ScriptFallback {
    /// Faces with a bold member.
    static let boldNotoFamilies: [String] = [
        "Noto Sans Arabic", "Noto Sans Armenian", "Noto Sans Bengali", "Noto Sans Cherokee", "Noto Sans Devanagari",
        "Noto Sans Ethiopic", "Noto Sans Georgian", "Noto Sans Gujarati", "Noto Sans Gurmukhi", "Noto Sans Hebrew",
        "Noto Sans Kannada", "Noto Sans Khmer", "Noto Sans Lao", "Noto Sans Malayalam", "Noto Sans Myanmar",
        "Noto Sans Oriya", "Noto Sans Sinhala", "Noto Sans Symbols", "Noto Sans Tamil", "Noto Sans Telugu",
        "Noto Sans Thaana", "Noto Sans Thai", "Noto Serif Tibetan",
    ]

    /// Faces of one weight.
    static let plainNotoFamilies: [String] = [
        "Noto Sans Canadian Aboriginal", "Noto Sans Math", "Noto Sans Mongolian", "Noto Sans NKo", "Noto Sans Symbols2",
        "Noto Sans Syriac", "Noto Sans Tifinagh", "Noto Sans Yi",
    ]

    /// `nil` for a script that the general faces draw or that no declared face draws.
    static func family(for script: ScriptTag) -> String? {
        families[script]
    }

    static func usesIdeographicFace(_ script: ScriptTag) -> Bool {
        [.han, .hiragana, .katakana, .hangul, .bopomofo].contains(script)
    }

    /// Asked in this order when a script's own face has no glyph or there is none; the region's ideographic face is asked
    /// after the first, the emoji face last.
    static let generalFamilies: [String] = [
        FaceCatalogue.general, "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math",
    ]

    private static let families: [ScriptTag: String] = {
        var families: [ScriptTag: String] = [:]
        for (code, name) in names { families[ScriptTag(code)] = "Noto \(name)" }
        return families
    }()

    /// By ISO 15924 code.
    private static let names: [(StaticString, String)] = [
        ("Arab", "Sans Arabic"), ("Armn", "Sans Armenian"), ("Beng", "Sans Bengali"), ("Cher", "Sans Cherokee"),
        ("Deva", "Sans Devanagari"),
        ("Ethi", "Sans Ethiopic"), ("Geor", "Sans Georgian"), ("Gujr", "Sans Gujarati"), ("Guru", "Sans Gurmukhi"),
        ("Hebr", "Sans Hebrew"),
        ("Knda", "Sans Kannada"), ("Khmr", "Sans Khmer"), ("Laoo", "Sans Lao"), ("Mlym", "Sans Malayalam"),
        ("Mymr", "Sans Myanmar"),
        ("Orya", "Sans Oriya"), ("Sinh", "Sans Sinhala"), ("Taml", "Sans Tamil"), ("Telu", "Sans Telugu"),
        ("Thaa", "Sans Thaana"),
        ("Thai", "Sans Thai"), ("Cans", "Sans Canadian Aboriginal"), ("Mong", "Sans Mongolian"), ("Nkoo", "Sans NKo"),
        ("Syrc", "Sans Syriac"), ("Tfng", "Sans Tifinagh"), ("Tibt", "Serif Tibetan"), ("Yiii", "Sans Yi"),
    ]
}
