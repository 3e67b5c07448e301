import Comparison
import Foundation
import Galley
import Scenes
import Testing

/// The smallest changes of the example scenes are noticed without any setting and named in words.
@MainActor struct SceneMutationTests {
    /// Scenes whose first row has a text and may have an icon.
    nonisolated private static let scenes = [
        "Examples/settings", "Examples/inbox", "Examples/rtl", "Tests/SnapshotTests/Scenes/Lists/plain",
        "Tests/SnapshotTests/Scenes/Lists/grouped", "Tests/SnapshotTests/Scenes/Lists/insetGrouped",
    ]

    private static let row = "section 0/item 0"

    private let maker = PictureMaker()

    private func picture(_ scene: String, isDark: Bool, _ values: [String: String]) throws -> ComparedPicture {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var overrides = SceneOverrides()
        overrides.isDark = isDark
        overrides.scale = 1
        overrides.height = .points(200)
        // What a mutation changes is said in the picture it is held against, too.
        let common = [
            "text": "Apple", "image": "{ systemName: \"wifi\" }", "textProperties/color": "\"#333333\"",
            "directionalLayoutMargins": "{ top: 12, leading: 20, bottom: 12, trailing: 8 }",
        ]
        for (key, value) in common.merging(values, uniquingKeysWith: { $1 }).sorted(by: { $0.key < $1.key }) {
            overrides.parameters.append(SceneParameter(path: "\(Self.row)/\(key)", value: value))
        }
        let solved = try ScenePictures.solve(file: root.appending(path: "\(scene).json5").path, overrides)
        return ComparedPicture(.png(try maker.png(of: solved)), layout: solved.textReport)
    }

    @Test(arguments: scenes, [false, true])
    func theSmallestChangesAreNamed(scene: String, isDark: Bool) throws {
        let reference = try picture(scene, isDark: isDark, [:])
        func words(_ key: String, _ value: String) throws -> [Substring] {
            let comparison = try PictureComparison(
                expected: reference, actual: picture(scene, isDark: isDark, [key: value]))
            #expect(!comparison.isMatch)
            return comparison.layout.description.split(separator: "\n")
        }
        let place = "section 0 / item 0 / "
        let word = try words("text", "Apples")
        #expect(
            word.contains { $0.hasPrefix("\(place)text ") && $0.hasSuffix("\"Apple\" became \"Apples\"") }, "\(word)")
        let color = try words("textProperties/color", "\"#333336\"")
        #expect(color == ["\(place)text colour #333333 became #333336"])
        let icon = try words("image", "{ systemName: \"bell\" }")
        #expect(
            icon.contains { $0.hasPrefix("\(place)image ") && $0.contains("icon \"wifi\" became \"bell\"") }, "\(icon)")
        let margin = try words("directionalLayoutMargins", "{ top: 12, leading: 21, bottom: 12, trailing: 8 }")
        #expect(margin.contains { $0.hasPrefix(place) && $0.contains(#/\btext\b.* moved 1 pt /#) }, "\(margin)")
    }
}
