import Foundation

/// The checkout that these tests were built from.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    struct SourceFile: CustomStringConvertible {
        /// Relative to the repository.
        var path: String
        var lines: [Substring]

        var description: String { path }

        /// The folder below `Sources` or `Tests`.
        var target: String {
            let parts = path.split(separator: "/")
            return parts.count > 2 ? String(parts[1]) : ""
        }
    }

    static func files(in folder: String, named isWanted: (String) -> Bool = { $0.hasSuffix(".swift") }) throws
        -> [SourceFile]
    {
        let start = root.appending(path: folder, directoryHint: .isDirectory)
        let names = FileManager.default.enumerator(atPath: start.path)?.compactMap { $0 as? String } ?? []
        return try names.sorted().filter { isWanted($0) && !$0.contains(".build/") }.compactMap { name in
            try file("\(folder)/\(name)")
        }
    }

    /// `nil` for a folder and for what does not exist.
    static func file(_ path: String) throws -> SourceFile? {
        let url = root.appending(path: path)
        guard (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true else { return nil }
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        return SourceFile(path: path, lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }

    static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
    }
}
