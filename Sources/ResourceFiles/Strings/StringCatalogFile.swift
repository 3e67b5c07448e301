/// Reads `.xcstrings`: a JSON catalogue of texts in every language.
package struct StringCatalogFile {
    private var faults: [SourceFault]
    private var table = StringTable()

    /// The deepest that variations stand in each other.
    private static let depth = 8

    /// - Throws: every fault, each with its place.
    package static func read(_ bytes: [UInt8], file: String) throws(SourceError) -> StringTable {
        let parsed = JSON5Parser.parse(bytes)
        var reader = StringCatalogFile(faults: parsed.faults)
        if let root = parsed.root { reader.readCatalog(root) }
        guard reader.faults.isEmpty else { throw .faults(SourceFault.told(reader.faults), file: file) }
        return reader.table
    }

    private init(faults: [SourceFault]) { self.faults = faults }

    private mutating func object(_ node: JSON5Node, _ name: String) -> JSON5Object? {
        if case .object(let object) = node.value { return object }
        if case .invalid = node.value { return nil }
        faults.append(SourceFault(at: node.start, "\(quoted(name)) is \(node.value.kind)", "give an object"))
        return nil
    }

    private mutating func string(_ node: JSON5Node, _ name: String) -> String? {
        if case .string(let text) = node.value { return text }
        if case .invalid = node.value { return nil }
        faults.append(SourceFault(at: node.start, "\(quoted(name)) is \(node.value.kind)", "give a string"))
        return nil
    }

    private mutating func readCatalog(_ root: JSON5Node) {
        guard let catalog = object(root, "the catalogue") else { return }
        if let node = catalog["sourceLanguage"], let language = string(node, "sourceLanguage") {
            table.sourceLanguage = language
        }
        guard let node = catalog["strings"] else {
            faults.append(SourceFault(at: root.start, "the catalogue lacks \"strings\"", "give it an object of keys"))
            return
        }
        guard let strings = object(node, "strings") else { return }
        for member in strings.members {
            guard let entry = object(member.node, member.key), let node = entry["localizations"],
                let localizations = object(node, "localizations")
            else { continue }
            for localization in localizations.members {
                if let body = object(localization.node, localization.key),
                    let text = text(body, key: member.key, place: localization.node.start, depth: 0)
                {
                    table.languages[localization.key, default: [:]][member.key] = text
                }
            }
        }
    }

    /// A text, its variations, or both with substitutions.
    private mutating func text(
        _ body: JSON5Object, key: String, place: SourcePlace, depth: Int, argument: Int = 0
    ) -> LocalizedText? {
        guard depth < Self.depth else {
            faults.append(SourceFault(at: place, "variations stand too deep in each other", "use fewer levels"))
            return nil
        }
        var text: LocalizedText?
        if let node = body["stringUnit"], let unit = object(node, "stringUnit") {
            if let value = unit["value"] {
                text = string(value, "value").map { LocalizedText.text($0) }
            } else {
                faults.append(SourceFault(at: node.start, "a string unit lacks \"value\"", "give it the text"))
            }
        } else if let node = body["variations"], let variations = object(node, "variations") {
            text = variation(variations, key: key, place: node.start, depth: depth, argument: argument)
        }
        guard let node = body["substitutions"], case .text(let pattern)? = text,
            let substitutions = object(node, "substitutions")
        else { return text }
        var parts: [String: LocalizedText] = [:]
        for member in substitutions.members {
            guard let part = object(member.node, member.key) else { continue }
            var argument = parts.count
            if case .number(let number)? = part["argNum"]?.value, number >= 1, number < 100 {
                argument = Int(number) - 1
            }
            var specifier = "lld"
            if let node = part["formatSpecifier"], let text = string(node, "formatSpecifier") { specifier = text }
            if let text = self.text(part, key: key, place: member.node.start, depth: depth + 1, argument: argument) {
                parts[member.key] = Self.filling("%arg", with: "%\(argument + 1)$\(specifier)", in: text)
            }
        }
        return .substituted(pattern, parts)
    }

    private mutating func variation(
        _ variations: JSON5Object, key: String, place: SourcePlace, depth: Int, argument: Int
    ) -> LocalizedText? {
        if let node = variations["plural"], let plural = object(node, "plural") {
            var forms: [PluralCategory: LocalizedText] = [:]
            for member in plural.members {
                guard let category = PluralCategory(rawValue: member.key) else {
                    faults.append(
                        SourceFault(
                            at: member.keyPlace, "there is no plural category \(quoted(member.key))",
                            "the categories are \(PluralCategory.allCases.map(\.rawValue).joined(separator: ", "))"))
                    continue
                }
                if let body = object(member.node, member.key) {
                    forms[category] = text(
                        body, key: key, place: member.node.start, depth: depth + 1, argument: argument)
                }
            }
            return .plural(argument: argument, forms)
        }
        // Pictures are of phones; what is for other devices alone is not used.
        if let node = variations["device"], let devices = object(node, "device") {
            guard let body = devices["iphone"] ?? devices["other"] ?? devices.members.first?.node,
                let object = object(body, "device")
            else { return nil }
            return text(object, key: key, place: node.start, depth: depth + 1, argument: argument)
        }
        return nil
    }

    private static func filling(_ holder: String, with text: String, in localized: LocalizedText) -> LocalizedText {
        switch localized {
        case .text(let pattern): .text(pattern.replacing(holder, with: text))
        case .plural(let argument, let forms):
            .plural(argument: argument, forms.mapValues { filling(holder, with: text, in: $0) })
        case .substituted(let pattern, let parts): .substituted(pattern.replacing(holder, with: text), parts)
        }
    }
}
