import Foundation
import Synchronization

/// A folder of colour, image and symbol sets. Sets are read when they are asked for, and kept as long as their files stay
/// as they are.
package final class AssetCatalog: Sendable {
    /// Two kinds may share a name.
    package enum Kind: Hashable, Sendable {
        case color
        /// An image set or a symbol set.
        case picture
    }

    private struct Key: Hashable {
        var kind: Kind
        var name: String
    }

    /// A set that was read, and what its file was then.
    private struct Kept<Value: Sendable>: Sendable {
        var version: FileVersion
        var result: Result<Value, SourceError>
    }

    private struct State {
        var folders: [Key: String] = [:]
        var colors: [String: Kept<AssetColors>] = [:]
        var pictures: [String: Kept<AssetPictures>] = [:]
    }

    package let folder: String
    private let state: Mutex<State>

    /// The deepest that groups stand in each other.
    private static let depthLimit = 32
    /// The most sets that are looked at.
    private static let countLimit = 200_000

    private static let opened = Mutex<[String: AssetCatalog]>([:])

    /// The catalogue of a folder; the same one each time, so that it is looked through once.
    package static func open(_ folder: String) -> AssetCatalog {
        let path = URL(fileURLWithPath: folder).standardizedFileURL.path
        if let known = opened.withLock({ $0[path] }) { return known }
        let catalog = AssetCatalog(path)
        return opened.withLock { opened in
            if let known = opened[path] { return known }
            opened[path] = catalog
            return catalog
        }
    }

    private init(_ folder: String) {
        self.folder = folder
        state = Mutex(State(folders: Self.sets(in: folder)))
    }

    package func names(_ kind: Kind) -> [String] {
        state.withLock { $0.folders.keys.filter { $0.kind == kind }.map(\.name) }.sorted()
    }

    /// Where a set lies; `nil` when there is none of the name. One that was added since is found too.
    package func folder(of name: String, _ kind: Kind) -> String? {
        let key = Key(kind: kind, name: name)
        let known = state.withLock { $0.folders[key] }
        if let known, FileManager.default.fileExists(atPath: known) { return known }
        let folders = Self.sets(in: folder)
        return state.withLock { state in
            state.folders = folders
            return folders[key]
        }
    }

    /// The colours of a set; `nil` when there is none of the name.
    package func colors(_ name: String) throws(SourceError) -> AssetColors? {
        try set(name, .color, \.colors, AssetSetReader.colors)
    }

    /// The pictures of a set; `nil` when there is none of the name.
    package func pictures(_ name: String) throws(SourceError) -> AssetPictures? {
        try set(name, .picture, \.pictures, AssetSetReader.pictures)
    }

    private func set<Value: Sendable>(
        _ name: String, _ kind: Kind, _ kept: any WritableKeyPath<State, [String: Kept<Value>]> & Sendable,
        _ read: (String) throws(SourceError) -> Value
    ) throws(SourceError) -> Value? {
        guard let folder = folder(of: name, kind) else { return nil }
        let version = FileVersion(folder + "/Contents.json")
        if let known = state.withLock({ $0[keyPath: kept][name] }), known.version == version {
            return try known.result.get()
        }
        let result: Result<Value, SourceError>
        do throws(SourceError) {
            result = .success(try read(folder))
        } catch {
            result = .failure(error)
        }
        state.withLock { $0[keyPath: kept][name] = Kept(version: version, result: result) }
        return try result.get()
    }

    // MARK: Looking through the folders

    private static let kinds: [Substring: Kind] = [
        ".colorset": .color, ".imageset": .picture, ".symbolset": .picture,
    ]

    /// The folders of all sets; those of other kinds hold none. Of two with one name the first one in the order of names counts.
    private static func sets(in folder: String) -> [Key: String] {
        var found: [Key: String] = [:]
        var groups = [(path: folder, space: "", depth: 0)]
        while let group = groups.popLast(), found.count < countLimit {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: group.path)) ?? []
            // A link could lead round in circles, or out of the catalogue.
            for name in names.sorted() where !name.hasPrefix(".") && isPlainFolder("\(group.path)/\(name)") {
                let path = "\(group.path)/\(name)"
                let dot = name.lastIndex(of: ".") ?? name.endIndex
                if let kind = kinds[name[dot...]] {
                    let key = Key(kind: kind, name: group.space + name[..<dot])
                    if found[key] == nil { found[key] = path }
                } else if group.depth < depthLimit {
                    let space = AssetSetReader.providesNamespace(path) ? "\(group.space)\(name)/" : group.space
                    groups.append((path, space, group.depth + 1))
                }
            }
        }
        return found
    }

    private static func isPlainFolder(_ path: String) -> Bool {
        FileState(path: path, followsLinks: false)?.kind == .folder
    }
}
