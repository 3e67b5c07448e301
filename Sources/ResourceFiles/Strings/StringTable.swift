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
        for language in candidates(for: locale) {
            if let text = languages[language]?[key] {
                return StringFormat.text(text, arguments, language: language == "Base" ? sourceLanguage : language)
            }
        }
        return arguments.isEmpty ? key : StringFormat.filled(key, arguments)
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

/// Fills `%@`, `%d`, `%1$@`, `%.2f` and `%#@NAME@`.
enum StringFormat {
    /// The deepest that texts stand in each other.
    private static let depth = 8

    static func text(_ text: LocalizedText, _ arguments: [StringArgument], language: String, depth: Int = 0) -> String {
        guard depth < Self.depth else { return "" }
        switch text {
        case .text(let text): return filled(text, arguments)
        case .plural(let argument, let forms):
            let count = argument < arguments.count ? arguments[argument].count : nil
            // A text for nothing at all is used for it whatever the language's rules.
            let zero = count == 0 ? forms[.zero] : nil
            let category = count.map { PluralRules.category(of: $0, in: language) } ?? .other
            guard let form = zero ?? forms[category] ?? forms[.other] else { return "" }
            return Self.text(form, arguments, language: language, depth: depth + 1)
        case .substituted(let pattern, let parts):
            var result = pattern
            for (name, part) in parts.sorted(by: { $0.key < $1.key }) {
                for holder in ["%#@\(name)@"] + (1...9).map({ "%\($0)$#@\(name)@" }) where result.contains(holder) {
                    let inner = Self.text(part, arguments, language: language, depth: depth + 1)
                    result = result.replacing(holder, with: inner.replacing("%", with: "%%"))
                }
            }
            return filled(result, arguments)
        }
    }

    static func filled(_ pattern: String, _ arguments: [StringArgument]) -> String {
        guard pattern.contains("%") else { return pattern }
        var result = ""
        var rest = Substring(pattern)
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...]
            guard
                let holder = rest.prefixMatch(
                    of:
                        #/%(?:(\d{1,3})\$)?[-+ 0#']*(?:\d{0,3})(?:\.(\d{1,2}))?(?:hh|h|ll|l|q|z|t|j)?([@dDiuUxXoOfFeEgGcCsSp%])/#
                )
            else {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            rest = rest[holder.range.upperBound...]
            if holder.output.3 == "%" {
                result += "%"
                continue
            }
            let index: Int
            if let place = holder.output.1.flatMap({ Int($0) }) {
                index = place - 1
            } else {
                index = next
                next += 1
            }
            guard arguments.indices.contains(index) else {
                result += holder.output.0
                continue
            }
            result += shown(arguments[index], as: holder.output.3, digits: holder.output.2.flatMap { Int($0) })
        }
        return result + rest
    }

    private static func shown(_ argument: StringArgument, as kind: Substring, digits: Int?) -> String {
        switch argument {
        case .text(let text): return text
        case .number(let number):
            if "fFeEgG".contains(kind) { return fixed(number, digits ?? 6) }
            return argument.count.map(String.init) ?? "\(number)"
        }
    }

    /// A number with so many digits behind the point.
    private static func fixed(_ number: Double, _ digits: Int) -> String {
        guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
        let power = pow(10, Double(min(digits, 6)))
        let scaled = (abs(number) * power).rounded()
        let whole = String(Int(scaled / power))
        let sign = number < 0 && scaled > 0 ? "-" : ""
        guard digits > 0 else { return sign + whole }
        let fraction = String(Int(scaled.truncatingRemainder(dividingBy: power)))
        let zeros = String(repeating: "0", count: max(0, min(digits, 6) - fraction.count))
        return "\(sign)\(whole).\(zeros)\(fraction)"
    }
}
