import Foundation

extension SceneDocument {
    /// Reads the text of a scene. Everything that is wrong with it is in the error.
    /// - Parameter file: The name that messages show.
    package static func read(_ bytes: [UInt8], file: String) throws(SceneError) -> SceneDocument {
        let (document, faults) = parse(bytes)
        if let document, faults.isEmpty { return document }
        throw .faults(SceneFault.told(faults), file: file)
    }

    /// What can be understood of a text, and what is wrong with it.
    static func parse(
        _ bytes: [UInt8], _ parameters: [SceneParameter] = [], localize: (inout JSON5Node) -> Void = { _ in }
    ) -> (document: SceneDocument?, faults: [SceneFault]) {
        var parsed = JSON5Parser.parse(bytes)
        var reader = SceneReader()
        reader.faults = parsed.faults
        if parsed.faults.isEmpty, var root = parsed.root {
            reader.faults = SceneParameterEditor.apply(parameters, to: &root)
            localize(&root)
            parsed.root = root
        }
        let document = parsed.root.flatMap { ValueFormat<SceneDocument>.object(format).read($0, &reader) }
        return (document, reader.faults)
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
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
            throw .unreadable(file: name, problem: "there is no such file", remedy: "check the path")
        }
        if attributes[.type] as? FileAttributeType == .typeDirectory {
            throw .unreadable(file: name, problem: "this is a folder", remedy: "name a scene file in it")
        }
        let limit = JSON5Parser.Limits().size
        if let size = attributes[.size] as? NSNumber, size.intValue > limit {
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
    /// How many faults of a file are told.
    private static let limit = 200

    /// Faults in the order of the text, the last one counting those beyond the limit.
    static func told(_ faults: [SceneFault]) -> [SceneFault] {
        let sorted = faults.enumerated().sorted { first, second in
            (first.element.place ?? .start, first.offset) < (second.element.place ?? .start, second.offset)
        }
        .map(\.element)
        guard sorted.count > limit else {
            return sorted.isEmpty ? [SceneFault(at: nil, "there is no scene", "write { sections: [] }")] : sorted
        }
        let rest = SceneFault(at: nil, "there are \(sorted.count - limit) more faults", "mend the ones above first")
        return sorted.prefix(limit) + [rest]
    }
}
