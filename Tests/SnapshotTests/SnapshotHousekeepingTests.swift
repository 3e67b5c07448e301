import Foundation
import Testing

/// Nothing lies in `Snapshots/` that no test draws, and nothing there is heavier than it has to be.
@MainActor struct SnapshotHousekeepingTests {
    /// Folders whose pictures may be larger than 20 KiB: how large in KiB, and why.
    private static let large: [(folder: String, limit: Int, why: String)] = [
        ("Sheets/", 80, "a contact sheet shows a whole family at once, so that its members can be compared"),
        ("Bars/", 80, "a bar stands over the list that scrolls below it: a whole screen"),
        ("Sizes/bars", 80, "the same screens at other sizes"),
        ("Hosted/", 80, "a list of which every row is different is one screen, not one cell"),
        ("Layouts/mixed", 36, "three kinds of section in one view are one screen, not one cell"),
        ("Tables/", 40, "a table shows every style of row, at the largest text sizes too"),
    ]

    private static let names = SnapshotCase.all.map(\.name) + TableSnapshotTests.names + HostedSnapshotTests.names

    @Test func nothingIsLeftOver() throws {
        let drawn = Set(Self.names.flatMap { ["\($0).png", "\($0).list.txt"] })
        let known = drawn.union(["README.md", "rendered-with.txt"])
        let orphans = SnapshotFolder.files(below: SnapshotFolder.references).filter { !known.contains($0) }
        guard !orphans.isEmpty else { return }
        let list = orphans.joined(separator: "\n")
        try SnapshotFolder.writeFailure(Array("\(list)\n".utf8), named: "orphans.txt")
        Issue.record("no test draws these:\n\(list)\nTo remove them: tools/snapshots accept \(orphans[0])")
    }

    @Test func namesAreUnique() {
        #expect(Set(Self.names).count == Self.names.count)
    }

    @Test func picturesAreSmall() throws {
        for name in SnapshotFolder.files(below: SnapshotFolder.references) where name.hasSuffix(".png") {
            guard let bytes = SnapshotFolder.reference(name) else { continue }
            let limit = Self.large.first { name.hasPrefix($0.folder) }?.limit ?? 20
            if bytes.count > limit * 1024 { Issue.record("\(name) has \(bytes.count) bytes") }
        }
    }
}
