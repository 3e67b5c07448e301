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

    @Test func theTextTwinsSayWhatChanged() async throws {
        let pictures = try await Pictures()
        for name in ["a", "b"] {
            _ = await CommandRun(
                "inspect", "\(pictures.folder)/\(name).json5", "-o", "\(pictures.folder)/\(name).layout.txt")
        }
        let run = await CommandRun("diff", "\(pictures.folder)/a.png", "\(pictures.folder)/b.png")
        #expect(run.code == .different)
        #expect(run.text.hasPrefix("section 0 / item 0 / text \"On\" became \"Off\"\n"))
        let ignoring = await CommandRun(
            "diff", "\(pictures.folder)/a.png", "\(pictures.folder)/b.png", "--ignore", "**/text")
        #expect(ignoring.code == .done)
        let missing = await CommandRun(
            "diff", "\(pictures.folder)/a.png", "\(pictures.folder)/b.png", "--ignore", "section 4")
        #expect(missing.code == .different)
        #expect(missing.errors.contains("nothing in either picture is called \"section 4\""))
    }

    @Test func limitsLetADifferencePass() async throws {
        let pictures = try await Pictures()
        let (first, second) = ("\(pictures.folder)/a.png", "\(pictures.folder)/b.png")
        #expect(await CommandRun("diff", first, second, "--precision", "0.9").code == .done)
        #expect(await CommandRun("diff", first, second, "--precision", "0.9999").code == .different)
        #expect(await CommandRun("diff", first, second, "--max-diff-pixels", "100000").code == .done)
        #expect(await CommandRun("diff", first, second, "--max-diff-pixels", "1").code == .different)
        #expect(await CommandRun("diff", first, second, "--density", "1").code == .done)
        #expect(await CommandRun("diff", first, second, "--density", "0.1").code == .different)
        #expect(await CommandRun("diff", first, second, "--density", "0.1@10000").code == .done)
        #expect(await CommandRun("diff", first, second, "--perceptual-precision", "0").code == .done)
        #expect(await CommandRun("diff", first, second, "--perceptual-precision", "0.98").code == .different)
        #expect(await CommandRun("diff", first, second, "--ignore", "0,0,1000x1000").code == .done)
    }

    @Test func limitsThatAreNoneAreTold() async throws {
        let pictures = try await Pictures()
        let (first, second) = ("\(pictures.folder)/a.png", "\(pictures.folder)/b.png")
        let run = await CommandRun(
            "diff", first, second, "--precision", "98", "--perceptual-precision", "-1", "--max-diff-pixels", "1.5",
            "--ignore", " ", "--ignore", "0,0,10x")
        #expect(run.code == .wrongRequest)
        #expect(run.errors.split(separator: "\n").count == 5)
        #expect(run.errors.contains("--ignore: \"0,0,10x\" is not right"))
        // Where a node is can only be told by a layout report.
        let path = await CommandRun("diff", first, second, "--ignore", "section 0")
        #expect(path.code == .wrongRequest)
        #expect(path.errors.contains("X,Y,WIDTHxHEIGHT"))
    }

    @Test func whatCannotBeComparedFails() async throws {
        let pictures = try await Pictures()
        let missing = await CommandRun("diff", "\(pictures.folder)/a.png", "\(pictures.folder)/none.png")
        #expect(missing.code == .wrongRequest)
        #expect(
            missing.errors == "galley: error: \(pictures.folder)/none.png: there is no such file — check the path\n")
        let folder = await CommandRun("diff", "\(pictures.folder)/a.png", pictures.folder)
        #expect(folder.errors == "galley: error: \(pictures.folder): this is a folder — name a picture in it\n")
        let noPicture = await CommandRun("diff", "\(pictures.folder)/a.png", "\(pictures.folder)/a.json5")
        #expect(noPicture.code == .wrongRequest)
        #expect(await CommandRun("diff", "\(pictures.folder)/a.png").code == .wrongRequest)
    }
}
