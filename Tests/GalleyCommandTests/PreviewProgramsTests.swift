import Foundation
import GalleyCommand
import Testing

/// What stays of the programs that previews were drawn by.
struct PreviewProgramsTests {
    private let folder: TemporaryFolder
    private let programs: PreviewPrograms
    private let now = Date(timeIntervalSince1970: 2_000_000_000)
    private static let day = 86_400.0

    init() throws {
        folder = try TemporaryFolder()
        programs = PreviewPrograms(folder: folder.path, limit: 3)
    }

    /// A program that was last used some days ago.
    private func make(_ name: String, days: Double) throws {
        for file in [name, "\(name).digest"] {
            _ = try folder.write("of \(name)", to: file)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755, .modificationDate: now.addingTimeInterval(-days * Self.day)],
                ofItemAtPath: "\(folder.path)/\(file)")
        }
    }

    private var kept: [String] { folder.names.filter { !$0.hasSuffix(".digest") }.sorted() }

    @Test func keepsTheOnesUsedLast() throws {
        for (name, days) in [("a", 4.0), ("b", 1), ("c", 3), ("d", 2)] { try make(name, days: days) }
        try make("new", days: 0)
        programs.add("new", digest: "of new", now: now)
        #expect(kept == ["b", "d", "new"])
        #expect(folder.names.filter { $0.hasSuffix(".digest") }.count == 3)
    }

    @Test func useKeepsAProgramAlive() throws {
        for (name, days) in [("a", 4.0), ("b", 1), ("c", 3)] { try make(name, days: days) }
        #expect(programs.has("a", digest: "of a", now: now))
        #expect(!programs.has("b", digest: "of other files", now: now) && !programs.has("z", digest: "", now: now))
        try make("new", days: 0)
        programs.add("new", digest: "of new", now: now)
        #expect(kept == ["a", "b", "new"])
    }

    @Test func removesWhatNobodyUses() throws {
        try make("a", days: 15)
        try make("b", days: 13)
        try make("c.123", days: 1)
        try make("d.456", days: 0)
        _ = try folder.write("", to: "gone.digest")
        try make("new", days: 0)
        programs.add("new", digest: "of new", now: now)
        #expect(kept == ["b", "d.456", "new"], "a running compilation keeps its parts")
        #expect(!folder.names.contains("gone.digest"))
    }
}
