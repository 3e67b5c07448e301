import Foundation
import ResourceFiles

/// The string tables of a scene: those it names, those asked for, else those that lie beside it.
@MainActor
struct SceneStrings {
    private(set) var table = StringTable()
    /// What was read, by the names that the scene would give it, and where it lies.
    private(set) var files: [String: String] = [:]
    private var faults: [SceneFault] = []

    /// - Parameter names: what the scene names, with the places; `nil` when it names none.
    init(_ names: [SceneName]?, _ environment: SceneEnvironment) throws(SceneError) {
        var paths: [(name: String, path: String)] = []
        // Not before one is named: to follow a folder's links takes longer than to read an icon.
        lazy var folders = SceneFolders(environment)
        for name in names ?? [] {
            do throws(SceneFault) {
                paths.append((name.text, try folders.path(of: name)))
            } catch {
                faults.append(error)
            }
        }
        paths += environment.strings.map { (name: URL(fileURLWithPath: $0).path, path: $0) }
        // An empty list asks for none.
        if names == nil, paths.isEmpty { paths = Self.beside(environment.folder) }
        for (name, path) in paths {
            guard FileManager.default.fileExists(atPath: path) else {
                let place = names?.first { $0.text == name }?.place
                faults.append(
                    SceneFault(
                        at: place, "there is no string table \(quoted(name))",
                        "name a .xcstrings, .strings or .stringsdict file, or a folder with .lproj folders"))
                continue
            }
            files[name] = path
            for (path, language) in Self.tables(at: path) { try read(path, language) }
        }
        guard faults.isEmpty else { throw .faults(SceneFault.told(faults), file: environment.name) }
    }

    /// Reads the tables of a scene and puts their texts in its tree, in the language that it is drawn in.
    static func localize(_ root: inout JSON5Node, _ environment: SceneEnvironment) -> Result<SceneStrings, SceneError>?
    {
        guard case .object(let scene) = root.value else { return nil }
        do throws(SceneError) {
            let names = scene["strings"].map { SceneName.names(in: $0) }
            let strings = try SceneStrings(names, environment)
            guard !strings.table.languages.isEmpty else { return .success(strings) }
            var locale = environment.overrides.locale
            if locale == nil, case .object(let traits)? = scene["traits"]?.value,
                case .string(let text)? = traits["locale"]?.value
            {
                locale = text
            }
            SceneLocalizer(table: strings.table, locale: locale ?? strings.table.sourceLanguage).localize(&root)
            return .success(strings)
        } catch {
            return .failure(error)
        }
    }

    /// `Localizable.xcstrings` and the tables of the `.lproj` folders.
    static func beside(_ folder: String) -> [(name: String, path: String)] {
        SceneSurroundings.names(in: folder).filter { $0.hasSuffix(".lproj") || $0 == "Localizable.xcstrings" }
            .map { ($0, folder + $0) }
    }

    /// The files of a table, each with its language where its folder tells it.
    private static func tables(at path: String) -> [(path: String, language: String?)] {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        if name.hasSuffix(".lproj") {
            let language = String(name.dropLast(6))
            // Texts that depend on numbers go over those that do not.
            var found: [(path: String, language: String?)] = []
            for file in ["Localizable.strings", "Localizable.stringsdict"]
            where FileManager.default.fileExists(atPath: "\(path)/\(file)") {
                found.append(("\(path)/\(file)", language))
            }
            return found
        }
        if name.contains("."), [".xcstrings", ".strings", ".stringsdict"].contains(where: name.hasSuffix) {
            let folder = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
            return [(path, folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil)]
        }
        return beside(path + "/").flatMap { tables(at: $0.path) }
    }

    private mutating func read(_ path: String, _ language: String?) throws(SceneError) {
        let part = try StringTableFiles.read(path, language: language)
        let source = table.languages.isEmpty ? part.sourceLanguage : table.sourceLanguage
        table.add(part)
        table.sourceLanguage = source
    }
}

extension SceneName {
    /// One name or several. What is no name is for the reader of the document to tell.
    static func names(in node: JSON5Node) -> [SceneName] {
        switch node.value {
        case .string(let text) where !text.isEmpty: [SceneName(text: text, place: node.start)]
        case .array(let nodes): nodes.flatMap { names(in: $0) }
        default: []
        }
    }
}
