import Foundation
import Galley
import Testing

/// A picture that is kept: what it is called and how it is made.
struct SnapshotCase: Sendable, CustomTestStringConvertible {
    /// Suite folders and name, as below `Snapshots/`, without an ending.
    var name: String
    /// A scene below `Scenes/`.
    var scene: String
    var variant: SnapshotVariant

    var testDescription: String { name }

    @MainActor func solve() throws -> SolvedPicture {
        try ScenePictures.solve(
            file: SnapshotFolder.scenes.appending(path: "\(scene).json5").path, variant.overrides)
    }

    /// The variants that every scene of a suite is drawn in.
    private static let suites: [(folder: String, variants: [SnapshotVariant])] = [
        ("Lists", SnapshotVariant.stylesAndLooks),
        ("Cells", SnapshotVariant.stylesAndLooks),
        ("Layouts", SnapshotVariant.stylesAndLooks),
        ("Sheets", SnapshotVariant.stylesAndLooks),
        ("Sizes", SnapshotVariant.sizesAndDirections),
    ]

    static let all: [SnapshotCase] = suites.flatMap { suite in
        SnapshotFolder.files(below: SnapshotFolder.scenes.appending(path: suite.folder))
            .filter { $0.hasSuffix(".json5") }
            .flatMap { file in
                let scene = "\(suite.folder)/\(file.dropLast(".json5".count))"
                return suite.variants.map { SnapshotCase(name: scene + $0.suffix, scene: scene, variant: $0) }
            }
    }
}
