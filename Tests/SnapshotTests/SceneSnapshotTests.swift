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
        let drawn = Set(
            SnapshotCase.scenes.map { snapshot in
                if case .scene(let scene) = snapshot.content { "\(scene).json5" } else { "" }
            })
        #expect(SnapshotFolder.files(below: SnapshotFolder.scenes).filter { !drawn.contains($0) } == [])
    }
}
