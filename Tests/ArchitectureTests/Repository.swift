import Foundation

/// The checkout that these tests were built from.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    struct SourceFile: CustomStringConvertible {
        /// Relative to the repository.
        var path: String
        var lines: [Substring]
        private let data: Data

        init(path: String, data: Data) {
            self.path = path
            self.data = data
            lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        }

        /// Whether the words stand anywhere in the file: far quicker than looking through the lines.
        func mentions(_ words: String) -> Bool { data.range(of: Data(words.utf8)) != nil }

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
        return SourceFile(path: path, data: try Data(contentsOf: url))
    }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }

    static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
    }
}
