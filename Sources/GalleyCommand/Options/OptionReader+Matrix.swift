import Foundation
import Galley

extension OptionReader {
    /// The axes of the command line, and over them those of the matrix file.
    mutating func matrix() -> VariantMatrix {
        var matrix = VariantMatrix()
        for trait in VariantTrait.allCases {
            guard let option = Option(rawValue: trait.rawValue) else { continue }
            let values = values(of: option, trait)
            if !values.isEmpty { matrix.add(values, to: .trait(trait)) }
        }
        for text in arguments.allValues(of: .set) { addParameter(text, to: &matrix) }
        matrix.isPairwise = arguments.has(.pairwise)
        if let path = arguments.value(of: .matrix) { read(path, into: &matrix) }
        matrix.sortAxes()
        return matrix
    }

    private mutating func values(of option: Option, _ trait: VariantTrait) -> [String] {
        var values: [String] = []
        for text in arguments.allValues(of: option) {
            for value in CommaList.values(of: text) {
                if value == "all", !trait.allValues.isEmpty {
                    values += trait.allValues
                    continue
                }
                var overrides = SceneOverrides()
                if let fault = trait.set(value, in: &overrides) { note("\(option.longName): \(fault)") }
                values.append(value)
            }
        }
        return values
    }

    private mutating func addParameter(_ text: String, to matrix: inout VariantMatrix) {
        guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
            note("--set: \(text.inQuotes) is not right — a path, an equals sign and values: text=\"Short\",\"Longer\"")
            return
        }
        let path = text[..<equals].trimmingCharacters(in: .whitespaces)
        matrix.add(CommaList.values(of: String(text[text.index(after: equals)...])), to: .parameter(path))
    }

    /// The largest matrix file that is read.
    private static let sizeLimit = 8 << 20

    private mutating func read(_ path: String, into matrix: inout VariantMatrix) {
        guard !OutputFile.isFolder(path), let handle = FileHandle(forReadingAtPath: path),
            let bytes = try? handle.read(upToCount: Self.sizeLimit + 1)
        else {
            note("--matrix: \(path.inQuotes) cannot be read — check the path")
            return
        }
        guard bytes.count <= Self.sizeLimit else {
            note("--matrix: \(path.inQuotes) is larger than \(Self.sizeLimit >> 20) MB — split it")
            return
        }
        do throws(VariantPlan.Failure) {
            matrix = try MatrixDocument.read(Array(bytes), file: path, into: matrix)
        } catch {
            for message in error.messages { note(message) }
        }
    }

    mutating func sheet() -> SheetLayout.Choice {
        guard let text = arguments.value(of: .sheet) else { return .automatic }
        do throws(VariantPlan.Failure) {
            return try SheetLayout.Choice(text)
        } catch {
            for message in error.messages { note("--sheet: \(message)") }
            return .none
        }
    }

    /// The kinds of findings that are looked for.
    mutating func rules() -> Set<Finding.Rule> {
        guard let text = arguments.value(of: .lint), text != "all" else { return Set(Finding.Rule.allCases) }
        guard text != "none" else { return [] }
        var rules: Set<Finding.Rule> = []
        let names = Finding.Rule.allCases.map(\.rawValue)
        for name in CommaList.values(of: text) {
            if ["all", "none"].contains(name) {
                note("--lint: \(name.inQuotes) stands alone — leave the others out, or it")
            } else if let rule = Finding.Rule(rawValue: name) {
                rules.insert(rule)
            } else {
                let proposal = suggestion(for: name, among: names + ["all", "none"])
                note(
                    "--lint: unknown rule \(name.inQuotes) — "
                        + (proposal.map { "did you mean \($0.inQuotes)?" }
                            ?? "all, none, or some of \(names.joined(separator: ", "))"))
            }
        }
        return rules
    }
}
