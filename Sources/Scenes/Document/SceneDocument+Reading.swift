import Foundation
import ResourceFiles

extension SceneDocument {
    /// Reads the text of a scene. Everything that is wrong with it is in the error.
    /// - Parameter file: The name that messages show.
    package static func read(_ bytes: [UInt8], file: String) throws(SceneError) -> SceneDocument {
        let parsed = parse(bytes)
        if let document = parsed.document, parsed.faults.isEmpty { return document }
        throw .faults(SceneFault.told(ofScene: parsed.faults), file: file)
    }

    /// What can be understood of a text.
    struct Parsed {
        var document: SceneDocument?
        /// What is wrong with the text.
        var faults: [SceneFault]
        /// What names were looked up in.
        var assets: SceneAssets?
    }

    /// - Parameter prepare: puts other words in the tree, and gives what names are looked up in.
    static func parse(
        _ bytes: [UInt8], _ parameters: [SceneParameter] = [], prepare: (inout JSON5Node) -> SceneAssets? = { _ in nil }
    ) -> Parsed {
        var parsed = JSON5Parser.parse(bytes)
        var reader = SceneReader()
        reader.faults = parsed.faults
        if parsed.faults.isEmpty, var root = parsed.root {
            reader.faults = SceneParameterEditor.apply(parameters, to: &root)
            reader.assets = prepare(&root)
            parsed.root = root
        }
        let document = parsed.root.flatMap { ValueFormat<SceneDocument>.object(format).read($0, &reader) }
        return Parsed(
            document: document, faults: reader.faults.map { SceneParameterEditor.named($0, parameters) },
            assets: reader.assets)
    }

    /// Reads a scene file.
    /// - Parameter name: What messages call it; the path as given is best.
    package static func read(contentsOf path: String, name: String? = nil) throws(SceneError) -> SceneDocument {
        let name = name ?? path
        return try read(SceneFile.bytes(of: path, name: name), file: name)
    }
}

/// Reads files of scenes.
package enum SceneFile {
    /// - Parameter name: What messages call the file.
    package static func bytes(of path: String, name: String) throws(SceneError) -> [UInt8] {
        guard let state = FileState(path: path) else {
            throw .unreadable(file: name, problem: "there is no such file", remedy: "check the path")
        }
        if state.kind == .folder {
            throw .unreadable(file: name, problem: "this is a folder", remedy: "name a scene file in it")
        }
        let limit = JSON5Parser.Limits().size
        if state.size > limit {
            throw .unreadable(
                file: name, problem: "the file is larger than \(limit >> 20) MB", remedy: "split it into several scenes"
            )
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .unreadable(file: name, problem: "the file cannot be read", remedy: "check its permissions")
        }
        return [UInt8](data)
    }
}

extension SceneFault {
    /// Faults of a scene in the order of the text, at least one.
    static func told(ofScene faults: [SceneFault]) -> [SceneFault] {
        faults.isEmpty ? [SceneFault(at: nil, "there is no scene", "write { sections: [] }")] : told(faults)
    }
}
