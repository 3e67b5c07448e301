import Galley
import Testing

/// Every picture of hosted views, in its variants.
@MainActor struct HostedSnapshotTests {
    @Test func lookAsTheyDidLastTime() throws {
        for picture in HostedPicture.all {
            for variant in picture.variants {
                let solved = try picture.solve(variant)
                #expect(solved.warnings == [])
                try SnapshotCheck(name: "Hosted/\(picture.name)\(variant.suffix)", picture: solved).run()
            }
        }
    }

    static var names: [String] {
        HostedPicture.all.flatMap { picture in picture.variants.map { "Hosted/\(picture.name)\($0.suffix)" } }
    }
}
