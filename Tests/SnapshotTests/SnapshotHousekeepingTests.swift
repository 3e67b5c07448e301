import Foundation
import Testing

/// Nothing lies in `Snapshots/` that no test draws, and nothing there is heavier than it has to be.
@MainActor struct SnapshotHousekeepingTests {
    /// Pictures that may be larger than 20 KiB, each with the reason.
    private static let large: [String: String] = [:]

    @Test func nothingIsLeftOver() throws {
        let drawn = Set(SnapshotCase.all.flatMap { ["\($0.name).png", "\($0.name).list.txt"] })
        let known = drawn.union(["README.md", "rendered-with.txt"])
        let orphans = SnapshotFolder.files(below: SnapshotFolder.references).filter { !known.contains($0) }
        guard !orphans.isEmpty else { return }
        let list = orphans.joined(separator: "\n")
        try SnapshotFolder.writeFailure(Array("\(list)\n".utf8), named: "orphans.txt")
        Issue.record("no test draws these:\n\(list)\nTo remove them: tools/snapshots accept \(orphans[0])")
    }

    @Test func namesAreUnique() {
        let names = SnapshotCase.all.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test func picturesAreSmall() throws {
        for name in SnapshotFolder.files(below: SnapshotFolder.references) where name.hasSuffix(".png") {
            guard Self.large[name] == nil, let bytes = SnapshotFolder.reference(name) else { continue }
            if bytes.count > 20 * 1024 { Issue.record("\(name) has \(bytes.count) bytes") }
        }
    }
}
