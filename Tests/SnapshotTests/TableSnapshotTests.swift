import Foundation
import Galley
import Testing
import UIKit

/// Tables, in the styles, looks, sizes and directions that change them.
@MainActor struct TableSnapshotTests {
    private typealias Sample = (name: String, variants: [SnapshotVariant], make: @MainActor @Sendable () -> SampleTable)

    private nonisolated static let samples: [Sample] = [
        ("styles", SnapshotVariant.stylesAndLooks, { .styles() }),
        ("grouped", SnapshotVariant.stylesAndLooks, { .settings(.grouped) }),
        ("insetGrouped", SnapshotVariant.stylesAndLooks, { .settings(.insetGrouped) }),
        ("editing", SnapshotVariant.stylesAndLooks, { .editing() }),
        ("choosing", SnapshotVariant.stylesAndLooks, { .choosing() }),
        ("swiped", SnapshotVariant.stylesAndLooks, { .swiped() }),
        ("settings", SnapshotVariant.sizesAndDirections, { .settings(.insetGrouped) }),
        ("stylesSized", SnapshotVariant.sizesAndDirections, { .styles() }),
        ("editingSized", [SnapshotVariant(isRightToLeft: true)], { .editing() }),
    ]

    /// As below `Snapshots/`, without an ending.
    nonisolated static let names: [String] = samples.flatMap { sample in
        sample.variants.map { "Tables/\(sample.name)\($0.suffix)" }
    }

    @Test(arguments: names)
    func looksAsItDidLastTime(name: String) throws {
        for sample in Self.samples {
            for variant in sample.variants where "Tables/\(sample.name)\(variant.suffix)" == name {
                try SnapshotCheck(name: name, picture: try Self.solve(sample.make(), variant)).run()
            }
        }
    }

    private static func solve(_ table: SampleTable, _ variant: SnapshotVariant) throws -> SolvedPicture {
        let options = RenderOptions(
            size: CGSize(width: 320, height: 200), scale: 1, showsFullHeight: true, look: variant.look)
        _ = try Galley.solve(table.view, traits: variant.traits, options: options)
        table.reveal()
        return try Galley.solve(table.view, traits: variant.traits, options: options)
    }
}
