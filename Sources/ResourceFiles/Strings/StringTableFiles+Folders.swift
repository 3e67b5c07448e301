import Foundation

extension StringTableFiles {
    /// The table of a name in a folder: its string catalogue, and over it the files of its `.lproj` folders. A folder that is
    /// itself one language's has texts of that alone.
    ///
    /// - Returns: `nil` where the folder has no such table.
    package static func table(_ name: String, in folder: String, source: String?) throws(SourceError) -> StringTable? {
        guard !name.isEmpty, !name.contains("/"), !name.utf8.contains(0) else { return nil }
        var table: StringTable?
        func add(_ path: String, _ language: String?) throws(SourceError) {
            guard FileManager.default.fileExists(atPath: path) else { return }
            let part = try read(path, language: language)
            let source = table?.sourceLanguage ?? (path.hasSuffix(".xcstrings") ? part.sourceLanguage : source)
            var merged = table ?? StringTable()
            merged.add(part)
            merged.sourceLanguage = source ?? merged.sourceLanguage
            table = merged
        }
        func addLanguage(_ path: String) throws(SourceError) {
            let language = String((path as NSString).lastPathComponent.dropLast(".lproj".count))
            // Texts that depend on numbers go over those that do not.
            for type in ["strings", "stringsdict"] { try add("\(path)/\(name).\(type)", language) }
        }
        if folder.hasSuffix(".lproj") {
            try addLanguage(folder)
            if let language = table?.languages.keys.first { table?.sourceLanguage = language }
            return table
        }
        try add("\(folder)/\(name).xcstrings", nil)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where name.hasSuffix(".lproj") { try addLanguage("\(folder)/\(name)") }
        return table
    }
}
