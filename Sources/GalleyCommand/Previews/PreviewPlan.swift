import Foundation
import Galley
import SwiftSources

/// The previews of a program in their order, with the place of each and where its picture goes.
struct PreviewPlan {
    struct Step: Hashable, Sendable {
        /// The preview, of those that the program found.
        var preview: Int
        /// What is asked for over it, by the names and with the values of the command line.
        var traits: [String: String]
        var name: String?
        var file: String
        /// From 1; `nil` where it is not known.
        var line: Int?
        /// `-` is standard output.
        var output: String

        /// Where the preview is, and what it is called.
        var place: String {
            let place = line.map { "\(file):\($0)" } ?? file
            return name.map { "\(place): preview \($0.inQuotes)" } ?? "\(place): preview"
        }
    }

    private(set) var steps: [Step] = []

    /// - Parameters:
    ///   - files: what was compiled, in the order given.
    ///   - matrix: what each preview is drawn with.
    ///   - output: as given by `--output`.
    init(
        _ found: [FoundPreview], files: [String], _ matrix: VariantMatrix, output: String?
    ) throws(ArgumentError) {
        let providers = Self.providers(in: files)
        let indices = Dictionary(files.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        var places: [(file: String, line: Int?)] = []
        for preview in found {
            if let provider = preview.provider {
                let known = providers[Self.ownName(provider)]
                places.append((known?.file ?? files[0], known?.line))
            } else {
                let file = files.first { $0.split(separator: "/").last.map(String.init) == preview.file }
                places.append((file ?? files[0], preview.line))
            }
        }
        let order = found.indices.sorted { first, second in
            let (left, right) = (places[first], places[second])
            return (indices[left.file] ?? 0, left.line ?? 0, first) < (
                indices[right.file] ?? 0, right.line ?? 0, second
            )
        }
        let names = Self.fileNames(order.map { (places[$0].file, found[$0].name) })
        let plan: VariantPlan
        do throws(VariantPlan.Failure) {
            plan = try VariantPlan(inputs: order.map { String($0) }, names: names, matrix)
        } catch {
            throw ArgumentError(messages: error.messages)
        }
        guard output != "-" || plan.count == 1 else {
            throw ArgumentError(messages: [
                "standard output takes one picture, but there are \(plan.count) — name a folder"
            ])
        }
        steps = (0..<plan.count).map { number in
            let variant = plan[number]
            let preview = order[number / (plan.count / order.count)]
            return Step(
                preview: preview, traits: plan.traits(of: variant), name: found[preview].name,
                file: places[preview].file, line: places[preview].line,
                output: Self.path(variant.file, of: plan.count, in: output))
        }
    }

    private static func path(_ name: String, of count: Int, in output: String?) -> String {
        guard let output else { return name }
        if output == "-" || (count == 1 && !output.hasSuffix("/") && !OutputFile.isFolder(output)) { return output }
        return output.hasSuffix("/") ? output + name : "\(output)/\(name)"
    }

    // MARK: Names of files

    /// `FILE.NAME`; the only preview of a file may go without a name, others that have none are numbered, and so are
    /// those of the same name.
    private static func fileNames(_ previews: [(file: String, name: String?)]) -> [String] {
        var counts: [String: Int] = [:]
        for preview in previews { counts[preview.file, default: 0] += 1 }
        var numbers: [String: Int] = [:]
        var taken: Set<String> = []
        return previews.map { file, name in
            let number = numbers[file, default: 0] + 1
            numbers[file] = number
            let stem = VariantPlan.stem(of: file)
            let word = name.map(fileWord) ?? ""
            let base = word.isEmpty ? (counts[file] == 1 ? stem : "\(stem).\(number)") : "\(stem).\(word)"
            var candidate = base
            var copy = 2
            // Some file systems do not tell cases apart.
            while !taken.insert(candidate.lowercased()).inserted {
                candidate = "\(base).\(copy)"
                copy += 1
            }
            return candidate
        }
    }

    /// The most bytes of a name that go into a file's.
    private static let longestWord = 120

    /// A name as a part of a file's: in one word, and without what leads to other folders.
    private static func fileWord(_ name: String) -> String {
        var word = ""
        for character in name {
            let isSeparator = character.isWhitespace || "/\\:".contains(character)
            let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
            let next = isSeparator || isControl ? "-" : String(character)
            if next == "-", word.hasSuffix("-") { continue }
            if word.utf8.count + next.utf8.count > longestWord { break }
            word += next
        }
        return word.trimmingCharacters(in: CharacterSet(charactersIn: "-."))
    }

    // MARK: Places of providers

    /// Where a provider of previews is declared.
    static func place(ofProvider provider: String, in files: [String]) -> String {
        guard let place = providers(in: files)[ownName(provider)] else { return files[0] }
        return "\(place.file):\(place.line)"
    }

    /// Of a type inside of others, the name without theirs.
    private static func ownName(_ type: String) -> String { type.split(separator: ".").last.map(String.init) ?? type }

    private static func providers(in files: [String]) -> [String: (file: String, line: Int)] {
        var providers: [String: (file: String, line: Int)] = [:]
        for file in files {
            guard let source = FileManager.default.contents(atPath: file) else { continue }
            let code = SwiftCode(String(decoding: source, as: UTF8.self))
            for (name, line) in code.types(that: "PreviewProvider") where providers[name] == nil {
                providers[name] = (file, line)
            }
        }
        return providers
    }
}
