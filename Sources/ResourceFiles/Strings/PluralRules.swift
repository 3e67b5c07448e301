import Foundation

/// The grammatical numbers that languages tell apart. Source: Unicode CLDR 45, plurals.xml, cardinal rules.
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
    case zero, one, two, few, many, other
}

/// Which category a whole number takes in a language.
package enum PluralRules {
    /// Rules that several languages share, by what they tell apart.
    private enum Rule: Sendable {
        case none, one, zeroOrOne, latin, french, eastSlavic, southSlavic, polish, czech, slovenian, lithuanian, latvian
        case romanian, arabic, hebrew, irish, gaelic, welsh, maltese, lastDigitOne, filipino
    }

    private static let languages: [Rule: [String]] = [
        .none: ["ja", "ko", "zh", "vi", "th", "id", "ms", "my", "lo", "km", "yue", "to", "wo", "bo", "dz", "jv"],
        .zeroOrOne: [
            "hi", "bn", "gu", "kn", "fa", "am", "as", "zu", "doi", "si", "pa", "ti", "ln", "mg", "hy", "ff", "kab",
        ],
        .latin: ["es", "it", "ca"], .french: ["fr", "pt"], .eastSlavic: ["ru", "uk", "be"],
        .southSlavic: ["sr", "hr", "bs", "sh"], .polish: ["pl"], .czech: ["cs", "sk"], .slovenian: ["sl"],
        .lithuanian: ["lt"], .latvian: ["lv"], .romanian: ["ro", "mo"], .arabic: ["ar"], .hebrew: ["he", "iw"],
        .irish: ["ga"], .gaelic: ["gd"], .welsh: ["cy"], .maltese: ["mt"], .lastDigitOne: ["is", "mk"],
        .filipino: ["fil", "tl"],
    ]

    private static let rules: [String: Rule] = {
        var rules: [String: Rule] = [:]
        for (rule, names) in languages {
            for name in names { rules[name] = rule }
        }
        return rules
    }()

    /// The category of a number in the language of a BCP 47 tag; languages that are not in the table count as English does.
    package static func category(of number: Int, in locale: String) -> PluralCategory {
        let language = locale.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? "en"
        let count = number.magnitude
        switch rules[language] ?? .one {
        case .none: return .other
        case .one: return count == 1 ? .one : .other
        case .zeroOrOne: return count <= 1 ? .one : .other
        case .latin: return count == 1 ? .one : isMillions(count) ? .many : .other
        case .french: return count <= 1 ? .one : isMillions(count) ? .many : .other
        case .hebrew: return count == 1 ? .one : count == 2 ? .two : .other
        case .czech: return count == 1 ? .one : (2...4).contains(count) ? .few : .other
        case .filipino: return [4, 6, 9].contains(count % 10) ? .other : .one
        case .lastDigitOne: return count % 10 == 1 && count % 100 != 11 ? .one : .other
        case .polish: return count == 1 ? .one : isSmall(count) ? .few : .many
        case .eastSlavic, .southSlavic, .lithuanian, .latvian, .romanian, .slovenian:
            return european(rules[language] ?? .one, count)
        case .arabic, .maltese, .irish, .gaelic, .welsh: return manyForms(rules[language] ?? .one, count)
        }
    }

    private static func isMillions(_ count: UInt) -> Bool { count != 0 && count.isMultiple(of: 1_000_000) }

    /// Ends in 2 to 4, but not in 12 to 14.
    private static func isSmall(_ count: UInt) -> Bool {
        (2...4).contains(count % 10) && !(12...14).contains(count % 100)
    }

    private static func european(_ rule: Rule, _ count: UInt) -> PluralCategory {
        let (last, lastTwo) = (count % 10, count % 100)
        switch rule {
        case .eastSlavic, .southSlavic:
            if last == 1, lastTwo != 11 { return .one }
            if isSmall(count) { return .few }
            return rule == .eastSlavic ? .many : .other
        case .lithuanian:
            if (11...19).contains(lastTwo) || last == 0 { return .other }
            return last == 1 ? .one : .few
        case .latvian:
            if (11...19).contains(lastTwo) || last == 0 { return .zero }
            return last == 1 ? .one : .other
        case .romanian:
            if count == 1 { return .one }
            return count == 0 || (1...19).contains(lastTwo) ? .few : .other
        default:
            switch lastTwo {
            case 1: return .one
            case 2: return .two
            case 3, 4: return .few
            default: return .other
            }
        }
    }

    private static func manyForms(_ rule: Rule, _ count: UInt) -> PluralCategory {
        let lastTwo = count % 100
        switch (rule, count) {
        case (.arabic, 0), (.welsh, 0): return .zero
        case (.gaelic, 1), (.gaelic, 11): return .one
        case (.gaelic, 2), (.gaelic, 12): return .two
        case (_, 1): return .one
        case (_, 2): return .two
        case (.arabic, _): return (3...10).contains(lastTwo) ? .few : lastTwo >= 11 ? .many : .other
        case (.maltese, _):
            if count == 0 || (3...10).contains(lastTwo) { return .few }
            return (11...19).contains(lastTwo) ? .many : .other
        case (.irish, _): return (3...6).contains(count) ? .few : (7...10).contains(count) ? .many : .other
        case (.gaelic, _): return (3...19).contains(count) ? .few : .other
        default: return count == 3 ? .few : count == 6 ? .many : .other
        }
    }
}
