import Foundation
import ResourceFiles
import Synchronization

/// What lies beside a scene and may belong to it without being named.
enum SceneSurroundings {
    private static let endings = [".lproj", ".xcstrings", ".xcassets"]

    private struct Listing: Sendable {
        var folder: FileVersion
        var names: [String]
    }

    /// Of the folder looked at last: to read a whole folder costs something, and the scenes of a batch share one.
    private static let last = Mutex<Listing?>(nil)

    /// The names of string tables, their folders and asset catalogues in a folder, sorted.
    ///
    /// - Parameter folder: ends in a slash; the current one when empty.
    static func names(in folder: String) -> [String] {
        let version = FileVersion(folder.isEmpty ? "." : folder)
        if let known = last.withLock({ $0 }), known.folder == version { return known.names }
        let all = (try? FileManager.default.contentsOfDirectory(atPath: version.path)) ?? []
        let names = all.filter { name in endings.contains { name.hasSuffix($0) } }.sorted()
        last.withLock { $0 = version.isSettled ? Listing(folder: version, names: names) : nil }
        return names
    }
}
