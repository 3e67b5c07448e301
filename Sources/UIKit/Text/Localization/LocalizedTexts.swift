package import Foundation
import ResourceFiles
import Synchronization

/// Looks texts up in the string tables of bundles.
package enum LocalizedTexts {
    private struct Key: Hashable {
        var folder: String
        var table: String
    }

    private struct Kept {
        var tables: [Key: StringTable?] = [:]
        /// Texts that depend on numbers, by the pattern that was handed out for them.
        var patterns: [String: (text: LocalizedText, language: String)] = [:]
    }

    private static let kept = Mutex(Kept())
    private static let limit = 4096

    // MARK: Tables

    private static func table(_ name: String, in folder: String) -> StringTable? {
        let key = Key(folder: folder, table: name)
        if let known = kept.withLock({ $0.tables[key] }) { return known }
        var table: StringTable?
        do throws(SourceError) {
            // Foundation's developmentLocalization traps where nothing says it.
            let source = Bundle(path: folder)?.infoDictionary?["CFBundleDevelopmentRegion"] as? String
            table = try StringTableFiles.table(name, in: folder, source: source)
        } catch {
            for line in error.lines.prefix(3) { RenderDiagnostics.current.report(.asset(line)) }
        }
        kept.withLock { $0.tables[key] = .some(table) }
        return table
    }

    /// Where the tables of a bundle are; without one, and for the main one, those of the program and of all its targets.
    private static func folders(_ bundle: Bundle?) -> [String] {
        if let bundle, !ResourceFolders.isMain(bundle) { return [bundle.resourcePath ?? bundle.bundlePath] }
        return [ResourceFolders.program] + ResourceFolders.targets
    }

    /// What a key reads as; `nil` where no table has it.
    ///
    /// - Parameter language: of the interface; `nil` is the one that the tables are developed in.
    private static func find(
        _ key: String, _ table: String?, _ bundle: Bundle?, _ language: String?
    ) -> (text: LocalizedText, language: String)? {
        find(key, table ?? "Localizable", in: folders(bundle), language)
    }

    private static func find(
        _ key: String, _ name: String, in folders: [String], _ language: String?
    ) -> (text: LocalizedText, language: String)? {
        for folder in folders {
            guard let table = self.table(name, in: folder) else { continue }
            if let found = table.find(key, locale: language ?? table.sourceLanguage) { return found }
        }
        return nil
    }

    // MARK: Texts

    /// The stretches of a text with place holders; `nil` where no table has the key.
    package static func segments(
        _ key: String, _ arguments: [LocalizedArgument], table: String?, bundle: Bundle?, language: String?
    ) -> [LocalizedSegment]? {
        guard let found = find(key, table, bundle, language) else { return nil }
        if arguments.isEmpty, case .text(let text) = found.text { return [.literal(text)] }
        return segments(
            StringFormat.pattern(found.text, arguments.map(\.value), language: found.language), count: arguments.count)
    }

    private static func segments(_ pattern: String, count: Int) -> [LocalizedSegment] {
        StringFormat.segments(pattern).map { segment in
            switch segment {
            case .literal(let text): return .literal(text)
            case .argument(let index, _, let digits, let holder):
                return (0..<count).contains(index) ? .argument(index, digits: digits) : .literal(holder)
            case .part(_, _, let holder): return .literal(holder)
            }
        }
    }

    /// A text with its place holders filled; the fallback's, and at last the key's own where no table has it.
    package static func string(
        _ key: String, _ arguments: [LocalizedArgument], fallback: String? = nil, table: String?, bundle: Bundle?,
        language: String?, locale: Locale
    ) -> String {
        let found = segments(key, arguments, table: table, bundle: bundle, language: language)
        let plain = fallback ?? key
        let segments = found ?? (arguments.isEmpty ? [.literal(plain)] : segments(plain, count: arguments.count))
        return segments.map { segment in
            switch segment {
            case .literal(let text): text
            case .argument(let index, let digits): arguments[index].text(locale, digits: digits)
            }
        }.joined()
    }

    // MARK: Patterns

    /// A text with its place holders as they are. One that depends on a number is the text for other numbers, and is known again
    /// when it is filled.
    static func pattern(_ key: String, table: String?, bundle: Bundle?, language: String?) -> String? {
        find(key, table, bundle, language).map(pattern)
    }

    /// The same from the tables in folders.
    static func pattern(_ key: String, table: String, in folders: [String], language: String?) -> String? {
        find(key, table, in: folders, language).map(pattern)
    }

    private static func pattern(_ found: (text: LocalizedText, language: String)) -> String {
        if case .text(let text) = found.text { return text }
        let pattern = StringFormat.pattern(found.text, [], language: found.language)
        kept.withLock { kept in
            if kept.patterns.count >= limit { kept.patterns = [:] }
            kept.patterns[pattern] = found
        }
        return pattern
    }

    /// The pattern for the arguments, where `pattern` was handed out for a text that depends on a number.
    static func chosen(_ pattern: String, _ arguments: [any CVarArg]) -> String {
        guard let known = kept.withLock({ $0.patterns[pattern] }) else { return pattern }
        let values = arguments.map { LocalizedArgument($0).value }
        return StringFormat.pattern(known.text, values, language: known.language)
    }

    /// The language of the interface, for code that has no view of its own.
    static var language: String? { UITraitCollection.current.language }

    /// What numbers are written for: the interface's language, unless code asks for a locale.
    static func locale(_ asked: Locale) -> Locale {
        guard asked == .current || asked == .autoupdatingCurrent else { return asked }
        return Locale(identifier: language ?? "en_US")
    }
}
