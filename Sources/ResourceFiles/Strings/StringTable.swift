import Foundation

/// What a key reads as in one language.
package indirect enum LocalizedText: Hashable, Sendable {
    case text(String)
    /// By the category of a number. `argument` is the number's place among the arguments, from 0.
    case plural(argument: Int, [PluralCategory: LocalizedText])
    /// A text whose `%#@NAME@` stand for other texts.
    case substituted(String, [String: LocalizedText])
}

/// Strings of several languages.
package struct StringTable: Hashable, Sendable {
    /// By language tag, then key.
    package var languages: [String: [String: LocalizedText]] = [:]
    /// The language that keys themselves are in.
    package var sourceLanguage = "en"

    package init() {}

    /// Takes over what another table has besides.
    package mutating func add(_ other: StringTable) {
        for (language, texts) in other.languages { languages[language, default: [:]].merge(texts) { $1 } }
        sourceLanguage = other.sourceLanguage
    }

    /// The languages that are tried for a locale, the nearest first: `zh-Hant-TW`, `zh-Hant`, `zh`, the source language.
    package func candidates(for locale: String) -> [String] {
        let known = Dictionary(languages.keys.sorted().map { (Self.key($0), $0) }) { first, _ in first }
        var parts = Self.key(locale).split(separator: "-")
        var found: [String] = []
        while !parts.isEmpty {
            if let name = known[parts.joined(separator: "-")] { found.append(name) }
            parts.removeLast()
        }
        for name in [sourceLanguage, "Base"] {
            if let name = known[Self.key(name)], !found.contains(name) { found.append(name) }
        }
        return found
    }

    private static func key(_ language: String) -> String { language.lowercased().replacing("_", with: "-") }

    /// What a key reads as for a locale; the key itself where no table has it.
    package func text(_ key: String, arguments: [StringArgument] = [], locale: String) -> String {
        if let found = find(key, locale: locale) {
            return StringFormat.text(found.text, arguments, language: found.language)
        }
        return arguments.isEmpty ? key : StringFormat.filled(key, arguments)
    }

    /// What a key stands for in a locale, and the language that it is in; `nil` where no table has it.
    package func find(_ key: String, locale: String) -> (text: LocalizedText, language: String)? {
        for language in candidates(for: locale) {
            if let text = languages[language]?[key] { return (text, language == "Base" ? sourceLanguage : language) }
        }
        return nil
    }

    package func has(_ key: String) -> Bool { languages.values.contains { $0[key] != nil } }
}

/// A value put in a text's place holders.
package enum StringArgument: Hashable, Sendable {
    case number(Double)
    case text(String)

    var count: Int? {
        guard case .number(let number) = self, number == number.rounded(), abs(number) < 1e15 else { return nil }
        return Int(number)
    }
}
