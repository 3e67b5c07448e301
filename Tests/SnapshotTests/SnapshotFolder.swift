import Foundation

/// Where snapshots lie and where a failing test puts what it drew instead.
enum SnapshotFolder {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let references = root.appending(path: "Snapshots", directoryHint: .isDirectory)
    static let scenes = root.appending(path: "Tests/SnapshotTests/Scenes", directoryHint: .isDirectory)

    /// Emptied once in a run, so that it holds this run's failures alone.
    static let failures: URL = {
        let folder = root.appending(path: ".build/snapshot-failures", directoryHint: .isDirectory)
        try? FileManager.default.removeItem(at: folder)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }()

    /// `nil` when there is no such file.
    static func reference(_ name: String) -> [UInt8]? {
        (try? Data(contentsOf: references.appending(path: name))).map { Array($0) }
    }

    static func writeFailure(_ bytes: [UInt8], named name: String) throws {
        let url = failures.appending(path: name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// Relative paths of the files below a folder, sorted.
    static func files(below folder: URL) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.split(separator: "/").last?.contains(".") == true }.sorted()
    }
}
