import Foundation
import ResourceFiles
import Scenes
import Testing

@MainActor
private func outcome(
    _ text: String, folder: String = "", _ change: (inout SceneEnvironment) -> Void = { _ in }
) -> [String] {
    var environment = SceneEnvironment(name: "a.json5", folder: folder)
    change(&environment)
    do throws(SceneError) {
        return try Scene(Array(text.utf8), environment).warnings
    } catch {
        return error.lines
    }
}

/// A scene of one plain row.
private func row(_ item: String, _ rest: String = "") -> String {
    "{list:{appearance:'plain'},\(rest)sections:[{items:[{\(item)}]}]}"
}

@MainActor @Suite struct SceneReviewTests {
    @Test(arguments: [
        (
            "{tabBar: {items: ['A', 'B'], selectedIndex: 2}}",
            "a.json5:1:10: there is no tab 2: \"items\" has 2 — count from 0"
        ),
        (
            "{navigationBar: {trailing: [{image: {systemName: 'starr'}}]}}",
            "a.json5:1:50: unknown symbol \"starr\" — did you mean \"star\"?"
        ),
        (
            "{sections: [{items: [{text: 'A'}]}]}",
            "a.json5:1:22: the scene lacks \"list\" — give it list: { appearance: \"plain\" }"
        ),
        (
            row("accessories: ['detail', {type: 'detail'}]"),
            "a.json5:1:71: the accessory \"detail\" comes twice in one row — keep one of them, or use a customView"
        ),
        (
            "{traits: {device: 'iPone 17'}}",
            "a.json5:1:19: there is no device \"iPone 17\" — did you mean \"iPhone 17\"?"
        ),
        (
            row("swipe: {revealed: 'leading', trailing: [{title: 'A'}]}"),
            "a.json5:1:54: there are no leading actions to reveal — give some"
        ),
        (
            row("swipe: {revealed: 'trailing', trailing: [{title: 'A'}]}", "traits: {editing: true},"),
            "a.json5:1:78: no swipe is shown in editing mode — leave \"revealed\" or \"editing\" out"
        ),
        (
            row("image: {systemName: 'wifii'}"),
            "a.json5:1:67: unknown symbol \"wifii\" — did you mean \"wifi\"?"
        ),
    ])
    func text(scene: String, expected: String) {
        #expect(outcome(scene) == [expected])
    }

    @Test func onlyOneRowIsSwipedOpen() {
        let item = "{swipe: {revealed: 'trailing', trailing: [{title: 'A'}]}}"
        let text = "{list: {appearance: 'plain'}, sections: [{items: [\n\(item),\n\(item)]}]}"
        #expect(
            outcome(text) == [
                "a.json5:3:9: another row is swiped open already — reveal the actions of one row"
            ])
    }

    @Test func faultsOfEveryStageAreToldTogether() {
        let text = "{list: {appearance: 'plan'},\nsections: [{items: [{image: {file: 'none.png'}}]}],\ntitel: 1}"
        #expect(
            outcome(text) == [
                "a.json5:1:21: \"appearance\" has no value \"plan\" — did you mean \"plain\"?",
                "a.json5:2:36: there is no file \"none.png\" — check the path; it starts at the scene's folder",
                "a.json5:3:1: a scene has no key \"titel\" — did you mean \"title\"?",
            ])
    }

    @Test func unknownSymbolsAreToldOnce() {
        let text = row("image: {systemName: 'qqqq'}, accessories: [{type: 'customView', systemName: 'qqqq'}]")
        #expect(outcome(text).count == 1)
    }
}

@MainActor @Suite struct SceneFileTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appending(path: "scene"), withIntermediateDirectories: true)
        try Self.png.write(to: folder.appending(path: "scene/dot.png"))
        try Self.png.write(to: folder.appending(path: "outside.png"))
        try Self.png.dropLast(30).write(to: folder.appending(path: "scene/cut.png"))
        try Data("hello".utf8).write(to: folder.appending(path: "scene/hello.png"))
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "scene/link.png"), withDestinationURL: folder.appending(path: "outside.png"))
    }

    /// One black pixel.
    private static let png =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==")
        ?? Data()

    private func outcome(file: String, allowing: [String] = []) -> [String] {
        defer { try? FileManager.default.removeItem(at: folder) }
        return ScenesTests.outcome(row("image:{file:'\(file)'}"), folder: folder.appending(path: "scene").path) {
            $0.allowedFolders = allowing
        }
    }

    @Test(arguments: ["dot.png", "./dot.png", "../scene/dot.png"])
    func filesOfTheFolderAreRead(file: String) {
        #expect(outcome(file: file) == [])
    }

    @Test(arguments: ["../outside.png", "link.png", "/etc/hostname", "../scene-not/x.png", "../../../etc/passwd"])
    func filesOutsideAreRefused(file: String) {
        #expect(
            outcome(file: file) == [
                "a.json5:1:59: \"\(file)\" lies outside the scene's folder — "
                    + "move the file there, or allow its folder with --allow-path"
            ])
    }

    @Test func allowedFoldersAreRead() {
        #expect(outcome(file: "../outside.png", allowing: [folder.path]) == [])
    }

    @Test(arguments: [
        ("none.png", "there is no file \"none.png\" — check the path; it starts at the scene's folder"),
        (".", "\".\" is no file — name a PNG, JPEG or SVG file"),
        ("hello.png", "\"hello.png\": not a picture — PNG, JPEG and SVG are read"),
    ])
    func unusableFiles(file: String, expected: String) {
        #expect(outcome(file: file) == ["a.json5:1:59: " + expected])
    }

    @Test func truncatedPicturesAreRefused() {
        let lines = outcome(file: "cut.png")
        #expect(lines.count == 1 && lines[0].hasPrefix("a.json5:1:59: \"cut.png\": "))
    }
}
