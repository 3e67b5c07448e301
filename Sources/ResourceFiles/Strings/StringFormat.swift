import Foundation

/// Understands and fills `%@`, `%d`, `%1$@`, `%.2f` and `%#@NAME@`.
package enum StringFormat {
    /// A stretch of a pattern.
    package enum Segment: Hashable, Sendable {
        /// As it is shown.
        case literal(String)
        /// `index` counts from 0; `holder` is how it is written.
        case argument(index: Int, kind: Character, digits: Int?, holder: String)
        /// Another text.
        case part(name: String, index: Int, holder: String)
    }

    /// The deepest that texts stand in each other.
    private static let depth = 8

    package static func segments(_ pattern: String) -> [Segment] {
        guard pattern.contains("%") else { return pattern.isEmpty ? [] : [.literal(pattern)] }
        let holders =
            #/%(?:(\d{1,3})\$)?(?:#@([^@]{1,100})@|[-+ 0#']*\d{0,3}(?:\.(\d{1,2}))?(?:hh|h|ll|l|q|z|t|j)?([@dDiuUxXoOfFeEgGcCsSp%]))/#
        var segments: [Segment] = []
        var literal = ""
        var rest = Substring(pattern)
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[percent...]
            guard let holder = rest.prefixMatch(of: holders), holder.output.4 != "%" else {
                literal += "%"
                rest = rest.dropFirst(rest.prefixMatch(of: holders)?.output.0.count ?? 1)
                continue
            }
            rest = rest[holder.range.upperBound...]
            let place = holder.output.1.flatMap { Int($0) }
            if place == nil { next += 1 }
            let index = (place ?? next) - 1
            if !literal.isEmpty { segments.append(.literal(literal)) }
            literal = ""
            if let name = holder.output.2 {
                segments.append(.part(name: String(name), index: index, holder: String(holder.output.0)))
            } else {
                segments.append(
                    .argument(
                        index: index, kind: holder.output.4?.first ?? "@", digits: holder.output.3.flatMap { Int($0) },
                        holder: String(holder.output.0)))
            }
        }
        literal += rest
        return literal.isEmpty ? segments : segments + [.literal(literal)]
    }

    // MARK: Choosing

    /// The pattern that the numbers among the arguments choose, its place holders as they are.
    package static func pattern(_ text: LocalizedText, _ arguments: [StringArgument], language: String) -> String {
        pattern(text, arguments, language: language, depth: 0)
    }

    private static func pattern(
        _ text: LocalizedText, _ arguments: [StringArgument], language: String, depth: Int
    ) -> String {
        guard depth < Self.depth else { return "" }
        switch text {
        case .text(let text): return text
        case .plural(let argument, let forms):
            let count = arguments.indices.contains(argument) ? arguments[argument].count : nil
            // A text for nothing at all is used for it whatever the language's rules.
            let zero = count == 0 ? forms[.zero] : nil
            let category = count.map { PluralRules.category(of: $0, in: language) } ?? .other
            guard let form = zero ?? forms[category] ?? forms[.other] else { return "" }
            return pattern(form, arguments, language: language, depth: depth + 1)
        case .substituted(let whole, let parts):
            return numbered(whole) { name in
                parts[name].map { pattern($0, arguments, language: language, depth: depth + 1) }
            }
        }
    }

    /// A pattern whose place holders all have numbers, other texts put in.
    private static func numbered(_ pattern: String, _ part: (String) -> String?) -> String {
        segments(pattern).map { segment in
            switch segment {
            case .literal(let text): return text.replacing("%", with: "%%")
            case .argument(let index, _, _, let holder):
                return holder.contains("$") ? holder : "%\(index + 1)$\(holder.dropFirst())"
            case .part(let name, _, let holder):
                // Texts inside count their own place holders.
                return part(name).map { numbered($0) { _ in nil } } ?? holder.replacing("%", with: "%%")
            }
        }.joined()
    }

    // MARK: Filling

    static func text(_ text: LocalizedText, _ arguments: [StringArgument], language: String) -> String {
        filled(pattern(text, arguments, language: language), arguments)
    }

    static func filled(_ pattern: String, _ arguments: [StringArgument]) -> String {
        segments(pattern).map { segment in
            switch segment {
            case .literal(let text): text
            case .argument(let index, let kind, let digits, let holder):
                arguments.indices.contains(index) ? shown(arguments[index], as: kind, digits: digits) : holder
            case .part(_, _, let holder): holder
            }
        }.joined()
    }

    private static func shown(_ argument: StringArgument, as kind: Character, digits: Int?) -> String {
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
