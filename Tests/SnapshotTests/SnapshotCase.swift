import Foundation
import Galley
import PracticeCells
import Testing
import UIKit

/// A picture that is kept: what it is called and how it is made.
struct SnapshotCase: Sendable, CustomTestStringConvertible {
    /// Suite folders and name, as below `Snapshots/`, without an ending.
    var name: String
    var content: Content
    var variant: SnapshotVariant

    enum Content: Sendable {
        /// A scene below `Scenes/`.
        case scene(String)
        /// What code makes.
        case view(@MainActor @Sendable () -> PracticeView)
    }

    var testDescription: String { name }

    @MainActor func solve() throws -> SolvedPicture {
        switch content {
        case .scene(let scene):
            return try ScenePictures.solve(
                file: SnapshotFolder.scenes.appending(path: "\(scene).json5").path, variant.overrides)
        case .view(let make):
            let practice = make()
            return try withExtendedLifetime(practice) {
                try Galley.solve(
                    practice.view, traits: variant.traits,
                    options: RenderOptions(
                        size: CGSize(width: 320, height: 100), scale: 1, showsFullHeight: true, look: variant.look))
            }
        }
    }

    /// The variants that every scene of a suite is drawn in.
    private static let suites: [(folder: String, variants: [SnapshotVariant])] = [
        ("Lists", SnapshotVariant.stylesAndLooks),
        ("Cells", SnapshotVariant.stylesAndLooks),
        ("Layouts", SnapshotVariant.stylesAndLooks),
        ("Sheets", SnapshotVariant.stylesAndLooks),
        ("Bars", SnapshotVariant.stylesAndLooks),
        ("Sizes", SnapshotVariant.sizesAndDirections),
    ]

    static let all = scenes + views

    static let scenes: [SnapshotCase] = suites.flatMap { suite in
        SnapshotFolder.files(below: SnapshotFolder.scenes.appending(path: suite.folder))
            .filter { $0.hasSuffix(".json5") }
            .flatMap { file in
                let scene = "\(suite.folder)/\(file.dropLast(".json5".count))"
                return suite.variants.map {
                    SnapshotCase(name: scene + $0.suffix, content: .scene(scene), variant: $0)
                }
            }
    }

    // MARK: Views

    private static let note = "Bring the tent, the stove, both lamps, and something for the rain"

    private static let practice: [(name: String, make: @MainActor @Sendable () -> PracticeView)] = [
        ("sharedCellsInACollection", { .sharedCellsInACollection() }),
        ("sharedCellsInATable", { .sharedCellsInATable() }),
        ("profileFromANib", { .profile() }),
        ("teasOfACatalogue", { .teasOfACatalogue() }),
        ("labelOfASubclass", { .notesInASubclass([note]) }),
        ("contentView", { .notesInAContentView([note], wraps: true) }),
        ("contentViewWithAColour", { .notesInAContentView([note], color: .systemYellow) }),
        ("backgroundView", { .notesOnABackgroundView([note]) }),
        ("paragraphs", { .paragraphs() }),
        ("looks", { .looks() }),
    ]

    private static let views: [SnapshotCase] = practice.flatMap { practice in
        SnapshotVariant.stylesAndLooks.map {
            SnapshotCase(name: "Practice/\(practice.name)\($0.suffix)", content: .view(practice.make), variant: $0)
        }
    }
}
