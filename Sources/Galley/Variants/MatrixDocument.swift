import Foundation
import ResourceFiles
import Scenes

/// A matrix as a JSON5 document: `axes`, `exclude`, `include`, `pairwise`.
package struct MatrixDocument {
    private var matrix: VariantMatrix
    private var faults: [SceneFault] = []

    private static let keys = ["axes", "exclude", "include", "pairwise"]

    /// Adds what a document says to a matrix.
    /// - Throws: Every fault of the document, each with its place.
    package static func read(
        _ bytes: [UInt8], file: String, into matrix: VariantMatrix
    ) throws(VariantPlan.Failure) -> VariantMatrix {
        let parsed = JSON5Parser.parse(bytes)
        var document = MatrixDocument(matrix: matrix, faults: parsed.faults)
        if let root = parsed.root { document.read(root) }
        guard document.faults.isEmpty else {
            throw VariantPlan.Failure(messages: document.faults.map { $0.line(in: file) })
        }
        return document.matrix
    }

    private mutating func note(_ place: SourcePlace, _ problem: String, _ remedy: String) {
        faults.append(SceneFault(at: place, problem, remedy))
    }

    private mutating func read(_ root: JSON5Node) {
        guard case .object(let object) = root.value else {
            if case .invalid = root.value { return }
            return note(root.start, "this is no matrix", "write { axes: { style: [\"light\", \"dark\"] } }")
        }
        // What is left out and added speaks of axes that may stand below it.
        let order = object.members.sorted { Self.rank($0.key) < Self.rank($1.key) }
        for member in order {
            switch member.key {
            case "axes": readAxes(member.node)
            case "exclude": matrix.exclusions += selections(member.node, mustBeKnown: true)
            case "include": matrix.inclusions += selections(member.node, mustBeKnown: false)
            case "pairwise":
                guard case .boolean(let truth) = member.node.value else {
                    note(member.node.start, "\"pairwise\" is no truth value", "give true or false")
                    continue
                }
                matrix.isPairwise = matrix.isPairwise || truth
            default: noteUnknownKey(member)
            }
        }
    }

    private mutating func noteUnknownKey(_ member: JSON5Object.Member) {
        let proposal = suggestion(for: member.key, among: Self.keys).map { "did you mean \($0.inQuotes)?" }
        note(
            member.keyPlace, "a matrix has no key \(member.key.inQuotes)",
            proposal ?? "its keys are \(Self.keys.joined(separator: ", "))")
    }

    private static func rank(_ key: String) -> Int { key == "axes" ? 0 : 1 }

    private mutating func readAxes(_ node: JSON5Node) {
        guard case .object(let object) = node.value else {
            if case .invalid = node.value { return }
            return note(node.start, "\"axes\" is no object", "write { style: [\"light\", \"dark\"] }")
        }
        for member in object.members {
            guard let subject = subject(member.key, at: member.keyPlace) else { continue }
            let values = values(member.node, of: subject)
            if !values.isEmpty { matrix.add(values, to: subject) }
        }
    }

    /// An axis by its name: a trait, or a path into the scene.
    private mutating func subject(_ name: String, at place: SourcePlace) -> VariantAxis.Subject? {
        if let trait = VariantTrait(axis: name) { return .trait(trait) }
        let names = VariantTrait.allCases.map(\.axisName)
        guard !name.contains("/"), let nearest = suggestion(for: name, among: names) else { return .parameter(name) }
        note(place, "there is no axis \(name.inQuotes)", "did you mean \(nearest.inQuotes)?")
        return nil
    }

    /// One value or a list of them.
    private mutating func values(_ node: JSON5Node, of subject: VariantAxis.Subject) -> [String] {
        var nodes = [node]
        if case .array(let list) = node.value { nodes = list }
        if nodes.isEmpty { note(node.start, "there are no values", "give at least one") }
        var values: [String] = []
        for node in nodes {
            guard let text = Self.text(node, isParameter: subject.isParameter) else {
                if case .invalid = node.value { continue }
                note(node.start, "this is no value of an axis", "give a string or a number")
                continue
            }
            guard case .trait(let trait) = subject else {
                values.append(text)
                continue
            }
            if text == "all", !trait.allValues.isEmpty {
                values += trait.allValues
                continue
            }
            var overrides = SceneOverrides()
            if let fault = trait.set(text, in: &overrides) {
                let parts = fault.components(separatedBy: " — ")
                note(node.start, parts[0], parts.dropFirst().joined(separator: " — "))
            } else {
                values.append(text)
            }
        }
        return values
    }

    private mutating func selections(_ node: JSON5Node, mustBeKnown: Bool) -> [VariantMatrix.Selection] {
        var nodes = [node]
        if case .array(let list) = node.value { nodes = list }
        return nodes.compactMap { selection($0, mustBeKnown: mustBeKnown) }
    }

    private mutating func selection(_ node: JSON5Node, mustBeKnown: Bool) -> VariantMatrix.Selection? {
        guard case .object(let object) = node.value, !object.members.isEmpty else {
            if case .invalid = node.value { return nil }
            note(node.start, "this selects nothing", "write { style: \"dark\", contentSize: [\"small\"] }")
            return nil
        }
        var selection: VariantMatrix.Selection = [:]
        for member in object.members {
            guard let place = matrix.place(ofAxis: member.key) else {
                let names = matrix.axes.map(\.name)
                let proposal = suggestion(for: member.key, among: names).map { "did you mean \($0.inQuotes)?" }
                note(
                    member.keyPlace, "there is no axis \(member.key.inQuotes)",
                    proposal ?? "the axes are \(names.joined(separator: ", "))")
                continue
            }
            let values = values(member.node, of: matrix.axes[place].subject)
            let known = matrix.axes[place].values
            for value in values where mustBeKnown && !known.contains(value) {
                note(
                    member.node.start, "\(matrix.axes[place].name) has no value \(value.inQuotes)",
                    "one of \(known.joined(separator: ", "))")
            }
            selection[place] = values
        }
        return selection
    }

    /// A value as an option would be given it.
    private static func text(_ node: JSON5Node, isParameter: Bool) -> String? {
        switch node.value {
        case .string(let text):
            // What looks like another kind of value, or is quoted itself, has to stay a text.
            guard isParameter, let first = text.unicodeScalars.first else { return text }
            let looksOtherwise = "\"'[{".unicodeScalars.contains(first) || !Self.isPlainText(text)
            return looksOtherwise ? JSONWords.quoted(text) : text
        case .number(let number): return JSONWords.number(number)
        case .boolean(let truth): return isParameter ? "\(truth)" : nil
        case .array(let nodes):
            guard isParameter else { return nil }
            let parts = nodes.map { Self.json($0) }
            return "[" + parts.joined(separator: ", ") + "]"
        case .object: return isParameter ? Self.json(node) : nil
        case .null, .invalid: return nil
        }
    }

    private static func isPlainText(_ text: String) -> Bool {
        let parsed = JSON5Parser.parse(Array(text.utf8))
        return !parsed.faults.isEmpty || parsed.root == nil
    }

    private static func json(_ node: JSON5Node) -> String {
        switch node.value {
        case .string(let text): JSONWords.quoted(text)
        case .number(let number): JSONWords.number(number)
        case .boolean(let truth): "\(truth)"
        case .null, .invalid: "null"
        case .array(let nodes): "[" + nodes.map { json($0) }.joined(separator: ", ") + "]"
        case .object(let object):
            "{"
                + object.members.map { "\(JSONWords.quoted($0.key)): \(json($0.node))" }.joined(separator: ", ") + "}"
        }
    }
}

extension VariantAxis.Subject {
    fileprivate var isParameter: Bool { if case .parameter = self { true } else { false } }
}
