import Foundation
import GalleyCommand
import Testing

@MainActor struct DiffCommandTests {
    /// A folder with two pictures of one scene that differ in a word, gone when the test is.
    private final class Pictures {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-diff-\(UUID().uuidString)").path

        init() async throws {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for (name, word) in [("a", "On"), ("b", "Off")] {
                let scene =
                    "{list:{appearance:'plain'},traits:{size:{width:100},scale:1},sections:[{items:[{text:'\(word)'}]}]}"
                try scene.write(toFile: "\(folder)/\(name).json5", atomically: true, encoding: .utf8)
                let run = await CommandRun("render", "\(folder)/\(name).json5", "-o", "\(folder)/\(name).png")
                #expect(run.code == .done)
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: folder) }
    }

    @Test func equalPicturesAreEqual() async throws {
        let pictures = try await Pictures()
        let run = await CommandRun("diff", "\(pictures.folder)/a.png", "\(pictures.folder)/a.png")
        #expect(run.code == .done)
        #expect(run.text == "equal\n")
    }

    @Test func aDifferenceIsToldAndDrawn() async throws {
        let pictures = try await Pictures()
        let run = await CommandRun(
            "diff", "\(pictures.folder)/a.png", "\(pictures.folder)/b.png", "-o", "\(pictures.folder)/d.png")
        #expect(run.code == .different)
        #expect(run.text.hasSuffix("\n") && run.text.contains(" pixels differ by up to "))
        let drawn = try Data(contentsOf: URL(filePath: "\(pictures.folder)/d.png"))
        #expect(drawn.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func whatCannotBeComparedFails() async throws {
        let pictures = try await Pictures()
        let missing = await CommandRun("diff", "\(pictures.folder)/a.png", "\(pictures.folder)/none.png")
        #expect(missing.code == .wrongRequest)
        #expect(
            missing.errors == "galley: error: \(pictures.folder)/none.png: there is no such file — check the path\n")
        let noPicture = await CommandRun("diff", "\(pictures.folder)/a.png", "\(pictures.folder)/a.json5")
        #expect(noPicture.code == .wrongRequest)
        #expect(await CommandRun("diff", "\(pictures.folder)/a.png").code == .wrongRequest)
    }
}
