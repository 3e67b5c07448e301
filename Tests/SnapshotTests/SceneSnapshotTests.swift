import Foundation
import Galley
import Testing

/// Every scene below `Scenes/`, in the variants of its suite.
@MainActor struct SceneSnapshotTests {
    @Test(arguments: SnapshotCase.all)
    func looksAsItDidLastTime(snapshot: SnapshotCase) throws {
        let picture = try snapshot.solve()
        #expect(picture.warnings == [])
        try SnapshotCheck(name: snapshot.name, picture: picture).run()
    }

    @Test func everySceneBelongsToASuite() {
        let drawn = Set(SnapshotCase.all.map { "\($0.scene).json5" })
        #expect(SnapshotFolder.files(below: SnapshotFolder.scenes).filter { !drawn.contains($0) } == [])
    }
}
