import Appearance
import Foundation
import ResourceFiles
import UIKit

/// The asset catalogues of a scene: those it names and those asked for, else those that lie beside it.
struct SceneAssets: Sendable {
    let library: AssetLibrary
    /// The names of the catalogues as the scene would give them, by where they lie.
    private let names: [(name: String, folder: String)]
    /// The sets that the scene uses, by the names that it would give their folders, and where they lie.
    private(set) var files: [String: String] = [:]

    /// - Parameter names: what the scene names, with the places; `nil` when it names none.
    init(_ names: [SceneName]?, _ environment: SceneEnvironment) throws(SceneError) {
        var faults: [SceneFault] = []
        var found: [(name: String, folder: String)] = []
        // Not before one is named: to follow a folder's links takes longer than to read an icon.
        lazy var folders = SceneFolders(environment)
        for name in names ?? [] {
            do throws(SceneFault) {
                let path = try folders.path(of: name)
                if Self.isFolder(path) {
                    found.append((name.text, path))
                } else {
                    faults.append(Self.missing(name.text, at: name.place))
                }
            } catch {
                faults.append(error)
            }
        }
        for path in environment.assets {
            if Self.isFolder(path) {
                found.append((URL(fileURLWithPath: path).path, path))
            } else {
                faults.append(Self.missing(path, at: nil))
            }
        }
        // An empty list asks for none.
        if names == nil, found.isEmpty, faults.isEmpty { found = Self.beside(environment.folder) }
        guard faults.isEmpty else { throw .faults(SceneFault.told(faults), file: environment.name) }
        let catalogs = found.map { (name: $0.name, catalog: AssetCatalog.open($0.folder)) }
        self.names = catalogs.map { ($0.name, $0.catalog.folder) }
        library = AssetLibrary(catalogs.map(\.catalog))
    }

    /// The catalogues that a scene's tree asks for.
    static func find(for root: JSON5Node, _ environment: SceneEnvironment) -> Result<SceneAssets, SceneError>? {
        guard case .object(let scene) = root.value else { return nil }
        do throws(SceneError) {
            return .success(try SceneAssets(scene["assets"].map { SceneName.names(in: $0) }, environment))
        } catch {
            return .failure(error)
        }
    }

    private static func missing(_ name: String, at place: SourcePlace?) -> SceneFault {
        SceneFault(at: place, "there is no asset catalogue \(quoted(name))", "name a folder such as Assets.xcassets")
    }

    private static func isFolder(_ path: String) -> Bool {
        FileState(path: path)?.kind == .folder
    }

    static func beside(_ folder: String) -> [(name: String, folder: String)] {
        SceneSurroundings.names(in: folder).filter { $0.hasSuffix(".xcassets") }.map { ($0, folder + $0) }
    }

    // MARK: Looking up

    mutating func color(_ name: SceneName) throws(SceneFault) -> UIColor {
        try found(name, .color, "colour") { (library) throws(SceneError) in try library.color(name.text) }
    }

    mutating func image(_ name: SceneName) throws(SceneFault) -> UIImage {
        try found(name, .picture, "image") { (library) throws(SceneError) in try library.image(name.text) }
    }

    private mutating func found<Value>(
        _ name: SceneName, _ kind: AssetCatalog.Kind, _ word: String,
        _ look: (AssetLibrary) throws(SceneError) -> Value?
    ) throws(SceneFault) -> Value {
        let value: Value?
        do throws(SceneError) {
            value = try look(library)
        } catch {
            // All of it on the line that asks for it; the file's own place comes with it.
            throw SceneFault(
                at: name.place, "the \(word) \(quoted(name.text)) cannot be used",
                error.lines.prefix(3).joined(separator: "; "))
        }
        if let folder = library.folder(of: name.text, kind) { note(folder) }
        if let value { return value }
        throw SceneFault(
            at: name.place, "there is no \(word) \(quoted(name.text)) in the asset catalogues", remedy(name.text, kind))
    }

    private func remedy(_ name: String, _ kind: AssetCatalog.Kind) -> String {
        guard !names.isEmpty else { return "name a catalogue: assets: \"Assets.xcassets\"" }
        let known = library.names(kind)
        if let nearest = Spelling.nearest(to: name, among: known) { return "did you mean \"\(nearest)\"?" }
        guard !known.isEmpty else { return "they hold none" }
        return known.count <= 12 ? "give \(FormatSchema.words(of: known))" : "they hold \(known.count) others"
    }

    private mutating func note(_ folder: String) {
        for catalog in names where folder.hasPrefix(catalog.folder + "/") {
            files[catalog.name + folder.dropFirst(catalog.folder.count)] = folder
            return
        }
    }
}

/// A colour or an image of an asset catalogue: its name, and what was found.
package struct SceneAsset<Value: Hashable & Sendable>: Hashable, Sendable {
    package var name: SceneName
    /// `nil` where the document was read without looking anything up.
    package var value: Value?
}

extension ValueFormat {
    /// A name in the asset catalogues.
    static func asset<Found>(
        _ find: @escaping @Sendable (SceneName, inout SceneAssets) throws(SceneFault) -> Found
    ) -> Self where Value == SceneAsset<Found> {
        let name = ValueFormat<SceneName>.placedName
        return ValueFormat(schema: name.schema) { node, reader in
            guard let name = name.read(node, &reader) else { return nil }
            guard var assets = reader.assets else { return SceneAsset(name: name, value: nil) }
            defer { reader.assets = assets }
            do throws(SceneFault) {
                return SceneAsset(name: name, value: try find(name, &assets))
            } catch {
                reader.faults.append(error)
                return nil
            }
        }
    }
}

extension ValueFormat where Value == SceneAsset<UIColor> {
    static let assetColor = asset { (name, assets) throws(SceneFault) in try assets.color(name) }
}

extension ValueFormat where Value == SceneAsset<UIImage> {
    static let assetImage = asset { (name, assets) throws(SceneFault) in try assets.image(name) }
}
