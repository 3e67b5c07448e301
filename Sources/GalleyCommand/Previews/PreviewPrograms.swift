package import Foundation

/// The compiled programs that previews are drawn by: one for each list of files that was ever asked for. Those that have
/// not been used for long are removed, so that the folder does not grow without end.
package struct PreviewPrograms {
    let folder: String
    /// How many programs are kept at most.
    let limit: Int
    /// For how long a program is kept that nobody uses, in seconds.
    private let age = 14.0 * 24 * 60 * 60
    /// For how long what a stopped compilation has left is kept, in seconds: it may still be running.
    private let partialAge = 60.0 * 60

    package init(folder: String, limit: Int = 24) {
        self.folder = folder
        self.limit = limit
    }

    /// The program of a list of files.
    func path(_ name: String) -> String { "\(folder)/\(name)" }

    /// Holds what a program was made of; its age says when the program was last used.
    func digestFile(_ name: String) -> String { "\(folder)/\(name).digest" }

    /// Whether the program is there and made of what the digest says; it counts as used.
    package func has(_ name: String, digest: String, now: Date = Date()) -> Bool {
        let files = FileManager.default
        guard files.contents(atPath: digestFile(name)) == Data(digest.utf8),
            files.isExecutableFile(atPath: path(name))
        else { return false }
        // One that cannot be marked is compiled anew some day, which does no harm.
        try? files.setAttributes([.modificationDate: now], ofItemAtPath: digestFile(name))
        return true
    }

    /// Notes what a new program is made of, and makes room for it.
    package func add(_ name: String, digest: String, now: Date = Date()) {
        _ = FileManager.default.createFile(atPath: digestFile(name), contents: Data(digest.utf8))
        removeOld(but: name, now: now)
    }

    private func removeOld(but kept: String, now: Date) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var programs: [(name: String, age: Double)] = []
        for name in names where name != kept && name != "\(kept).digest" {
            if name.hasSuffix(".digest") {
                if !FileManager.default.fileExists(atPath: path(String(name.dropLast(7)))) { remove(path(name)) }
                continue
            }
            guard name.contains(".") else {
                programs.append((name, modified(digestFile(name), now) ?? modified(path(name), now) ?? 0))
                continue
            }
            if let age = modified(path(name), now), age > partialAge { remove(path(name)) }
        }
        programs.sort { ($0.age, $0.name) < ($1.age, $1.name) }
        for (place, program) in programs.enumerated() where place + 1 >= limit || program.age > age {
            // Without its digest it counts as missing, should it not go.
            remove(digestFile(program.name))
            remove(path(program.name))
        }
    }

    /// Seconds since a file was changed; `nil` when it is not there.
    private func modified(_ path: String, _ now: Date) -> Double? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.modificationDate] as? Date).map { now.timeIntervalSince($0) }
    }

    private func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }
}
