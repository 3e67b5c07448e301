import Appearance
import Foundation
import ResourceFiles
import Synchronization

extension AssetLibrary {
    private struct Key: Hashable {
        var bundle: String?
        var caller: ResourceCaller
    }
    private static let known = Mutex<[Key: AssetLibrary]>([:])

    /// What code finds by name: what its bundle holds; where there is none, and for the main one, what lies beside the program
    /// and in the calling module's target, else around the calling source file, and last in other targets.
    static func of(_ bundle: Bundle?, _ caller: ResourceCaller) -> AssetLibrary {
        let key = Key(bundle: bundle.map(\.bundlePath), caller: caller)
        if let library = known.withLock({ $0[key] }) { return library }
        let library = make(bundle, caller)
        known.withLock { $0[key] = library }
        return library
    }

    private static func make(_ bundle: Bundle?, _ caller: ResourceCaller) -> AssetLibrary {
        let own = ResourceFolders.of(bundle, caller)
        var folders = own
        var catalogs = own.flatMap { self.catalogs(in: $0) }
        if bundle.map(ResourceFolders.isMain) ?? true {
            if catalogs.isEmpty, let folder = caller.folder {
                let around = ResourceFolders.ancestors(of: folder).lazy.map { self.catalogs(in: $0) }
                catalogs = around.first { !$0.isEmpty } ?? []
            }
            let others = ResourceFolders.targets.filter { !own.contains($0) }
            folders += (caller.folder.map { [$0] } ?? []) + others
            catalogs += others.flatMap { self.catalogs(in: $0) }
        }
        return AssetLibrary(catalogs.map(AssetCatalog.open), folders: folders)
    }

    /// The catalogues in a folder, and one level further in.
    private static func catalogs(in folder: String) -> [String] {
        func names(_ folder: String) -> [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        }
        func catalogs(_ folder: String, _ names: [String]) -> [String] {
            names.filter { $0.hasSuffix(".xcassets") }.map { "\(folder)/\($0)" }
        }
        let all = names(folder)
        // What has a dot is a file, hidden, or of another kind, such as another target's resources.
        let inner = all.filter { !$0.contains(".") }.map { "\(folder)/\($0)" }
        return catalogs(folder, all) + inner.flatMap { catalogs($0, names($0)) }
    }

    // MARK: By name

    /// The image; `nil` after a warning where there is none that can be used.
    func found(image name: String) -> UIImage? {
        found(name, .picture, "image") { (name) throws(SourceError) in
            if let image = try self.image(name) ?? self.file(name) { return image }
            let stem = (name as NSString).deletingPathExtension
            return stem == name ? nil : try self.image(stem)
        }
    }

    /// The colour; `nil` after a warning where there is none that can be used.
    func found(color name: String) -> UIColor? {
        found(name, .color, "colour") { (name) throws(SourceError) in try self.color(name) }
    }

    private func found<Value>(
        _ name: String, _ kind: AssetCatalog.Kind, _ word: String, _ look: (String) throws(SourceError) -> Value?
    ) -> Value? {
        do throws(SourceError) {
            if let value = try look(name) { return value }
            let remedy =
                catalogs.isEmpty
                ? "declare the catalogue among the target's resources and give its bundle (Bundle.module)"
                : Spelling.nearest(to: name, among: names(kind)).map { "did you mean \"\($0)\"?" }
                    ?? "add it to \(catalogs.prefix(3).map { ($0.folder as NSString).lastPathComponent }.joined(separator: ", "))"
            RenderDiagnostics.current.report(.asset("there is no \(word) \(quoted(name)) — \(remedy)"))
        } catch {
            let lines = error.lines.prefix(3).joined(separator: "; ")
            RenderDiagnostics.current.report(.asset("the \(word) \(quoted(name)) cannot be used — \(lines)"))
        }
        return nil
    }
}
