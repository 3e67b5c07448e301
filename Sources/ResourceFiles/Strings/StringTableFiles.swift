import Foundation
import Synchronization

/// Reads string tables, each file once as long as it stays as it is: a batch asks for the same one again and again.
package enum StringTableFiles {
    private struct Key: Hashable {
        var version: FileVersion
        var language: String?
    }

    private static let tables = Mutex<[Key: StringTable]>([:])
    /// How many are kept.
    private static let limit = 64
    /// The largest file that is read.
    private static let sizeLimit = 64 << 20

    /// - Parameter language: of a file that does not tell it; `nil` is the source language.
    package static func read(_ path: String, language: String?) throws(SourceError) -> StringTable {
        let key = Key(version: FileVersion(path), language: language)
        if let table = tables.withLock({ $0[key] }) { return table }
        guard key.version.size <= sizeLimit else {
            throw .unreadable(
                file: path, problem: "the file is larger than \(sizeLimit >> 20) MB", remedy: "split it")
        }
        guard key.version.isFile, let data = FileManager.default.contents(atPath: path)
        else { throw .unreadable(file: path, problem: "the file cannot be read", remedy: "check its permissions") }
        let table = try parse([UInt8](data), path, language: language)
        tables.withLock { tables in
            if tables.count >= limit { tables = [:] }
            tables[key] = table
        }
        return table
    }

    private static func parse(_ bytes: [UInt8], _ path: String, language: String?) throws(SourceError) -> StringTable {
        if path.hasSuffix(".xcstrings") { return try StringCatalogFile.read(bytes, file: path) }
        var table = StringTable()
        table.languages[language ?? table.sourceLanguage] =
            path.hasSuffix(".stringsdict")
            ? try StringsDictionaryFile.read(bytes, file: path) : try StringsFile.read(bytes, file: path)
        return table
    }
}
