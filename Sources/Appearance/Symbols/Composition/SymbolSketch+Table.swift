extension SymbolSketch {
    /// By symbol. Names with a leading `_` are parts of others and no symbols.
    package static let table: [String: SymbolSketch] = {
        var table: [String: SymbolSketch] = [:]
        for sheet in sheets {
            for entry in entries(sheet) {
                guard let bar = entry.firstIndex(of: "|") else { continue }
                let name = entry[..<bar].filter { $0 != " " }
                table[String(name)] = SymbolSketch(entry[entry.index(after: bar)...])
            }
        }
        return table
    }()

    /// What the sheets say, entry by entry; indented lines belong to the entry above them.
    package static func entries(_ sheet: String) -> [Substring] {
        var entries: [String] = []
        for line in sheet.split(separator: "\n") {
            if line.hasPrefix(" "), !entries.isEmpty {
                entries[entries.count - 1] += line.drop { $0 == " " }.isEmpty ? "" : " " + line.drop { $0 == " " }
            } else {
                entries.append(String(line))
            }
        }
        return entries.map { Substring($0) }
    }

    package static let sheets = [
        letters, fields, nature, people, health, shops, files, messages, arrows, machines, media, travel, signs,
    ]
}
