/// Reads `.stringsdict`: an XML property list of texts that depend on numbers.
package enum StringsDictionaryFile {
    /// - Throws: every fault, each with its place.
    package static func read(_ bytes: [UInt8], file: String) throws(SourceError) -> [String: LocalizedText] {
        let root: PropertyListNode
        do throws(SourceFault) { root = try PropertyListFile.read(bytes) } catch { throw .faults([error], file: file) }
        var faults: [SourceFault] = []
        var texts: [String: LocalizedText] = [:]
        for (key, node) in members(root, "the list", &faults) {
            if let text = text(node, key, &faults) { texts[key] = text }
        }
        guard faults.isEmpty else { throw .faults(SourceFault.told(faults), file: file) }
        return texts
    }

    private static func members(
        _ node: PropertyListNode, _ name: String, _ faults: inout [SourceFault]
    ) -> [(key: String, value: PropertyListNode)] {
        if case .dictionary(let members) = node.value { return members }
        faults.append(SourceFault(at: node.place, "\(quoted(name)) is no dictionary", "give a dict"))
        return []
    }

    private static func text(
        _ node: PropertyListNode, _ key: String, _ faults: inout [SourceFault]
    ) -> LocalizedText? {
        if case .text(let text) = node.value { return .text(text) }
        var pattern: String?
        var variables: [(name: String, node: PropertyListNode)] = []
        for (name, value) in members(node, key, &faults) {
            switch (name, value.value) {
            case ("NSStringLocalizedFormatKey", .text(let text)): pattern = text
            case ("NSStringVariableWidthRuleType", _): break
            case (_, .dictionary): variables.append((name, value))
            default: break
            }
        }
        guard let pattern else {
            faults.append(
                SourceFault(
                    at: node.place, "\(quoted(key)) lacks NSStringLocalizedFormatKey", "give it the text's pattern"))
            return nil
        }
        // Without a number of its own a variable takes the argument at its place in the pattern.
        var places: [String: Int] = [:]
        for case .part(let name, let index, _) in StringFormat.segments(pattern) where places[name] == nil {
            places[name] = index
        }
        var parts: [String: LocalizedText] = [:]
        for (name, value) in variables {
            parts[name] = variable(value, argument: places[name] ?? 0, &faults)
        }
        return .substituted(pattern, parts)
    }

    private static func variable(
        _ node: PropertyListNode, argument: Int, _ faults: inout [SourceFault]
    ) -> LocalizedText? {
        var forms: [PluralCategory: LocalizedText] = [:]
        var specifier = "d"
        for (name, value) in members(node, "variable", &faults) {
            guard case .text(let text) = value.value else { continue }
            if name == "NSStringFormatValueTypeKey" { specifier = text }
            if let category = PluralCategory(rawValue: name) { forms[category] = .text(text) }
        }
        if forms[.other] == nil {
            faults.append(
                SourceFault(at: node.place, "this variable lacks \"other\"", "give it the text for other numbers"))
        }
        // Inside a variable's own texts its place holder is the variable's argument, whatever its place.
        return .plural(
            argument: argument,
            forms.mapValues { form in
                guard case .text(let text) = form else { return form }
                return .text(text.replacing("%\(specifier)", with: "%\(argument + 1)$\(specifier)"))
            })
    }
}
