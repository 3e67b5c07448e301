import Foundation
import GalleyCommand
import Testing

/// Where pictures go, and what a batch does.
@MainActor struct RenderCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func scene(_ text: String, in name: String) throws -> String {
        try folder.write(
            """
            { traits: { size: { width: 120, height: 60 }, scale: 2 }, list: { appearance: "plain" },
              sections: [{ items: [{ text: "\(text)" }] }] }
            """, to: name)
    }

    private func isPNG(_ name: String) -> Bool {
        folder.bytes(of: name)?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true
    }

    @Test func onePictureGoesToAFileOrIntoAFolder() async throws {
        let input = try scene("One", in: "one.json5")
        #expect(await CommandRun("render", input, "-o", "\(folder.path)/new/file.png").code == .done)
        #expect(await CommandRun("render", input, "-o", "\(folder.path)/new").code == .done)
        #expect(await CommandRun("render", input, "--output=\(folder.path)/slash/").code == .done)
        #expect(isPNG("new/file.png") && isPNG("new/one.png") && isPNG("slash/one.png"))
    }

    @Test func standardOutputTakesThePicture() async throws {
        let input = try scene("One", in: "one.json5")
        let run = await CommandRun("render", input, "-o", "-")
        #expect(run.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(run.errors.isEmpty)
        let two = await CommandRun("render", input, input, "-o", "-")
        #expect(two.code == .wrongRequest)
    }

    @Test func aBatchGoesOnAfterAFaultAndGivesTheSameBytesForAnyNumberOfJobs() async throws {
        let names = (0..<6).map { "s\($0)" }
        var inputs = try names.map { try scene($0, in: "\($0).json5") }
        inputs.insert("\(folder.path)/missing.json5", at: 2)
        var errors: Set<String> = []
        for jobs in [1, 2, 5] {
            let run = await CommandRun(words: ["render", "-o", "\(folder.path)/\(jobs)", "-j\(jobs)"] + inputs)
            #expect(run.code == .wrongRequest)
            errors.insert(run.errors)
        }
        #expect(errors.count == 1)
        #expect(errors.first?.contains("missing.json5") == true)
        for name in names {
            #expect(isPNG("1/\(name).png"))
            #expect(folder.bytes(of: "1/\(name).png") == folder.bytes(of: "2/\(name).png"))
            #expect(folder.bytes(of: "1/\(name).png") == folder.bytes(of: "5/\(name).png"))
        }
        #expect(folder.bytes(of: "1/s0.png") != folder.bytes(of: "1/s1.png"))
    }

    @Test func resultsCanBeReadByPrograms() async throws {
        let input = try scene("One", in: "one.json5")
        let run = await CommandRun("render", input, "-o", "\(folder.path)/a.png", "--format", "json")
        #expect(
            run.text == """
                { "input": "\(input)", "output": "\(folder.path)/a.png", "width": 240, "height": 120 }

                """)
    }

    @Test func twoInputsOfOneNameAreRefused() async throws {
        let run = await CommandRun("render", "a/x.json5", "b/x.json5", "-o", folder.path)
        #expect(run.code == .wrongRequest)
        #expect(run.errors.contains("would both be written to"))
    }

    @Test func shardsDealOutEveryInputOnce() async throws {
        let names = (0..<5).map { "s\($0)" }
        let inputs = try names.map { try scene($0, in: "\($0).json5") }
        for part in 1...3 {
            let words = ["render", "-o", "\(folder.path)/\(part)", "--shard", "\(part)/3"]
            #expect(await CommandRun(words: words + inputs).code == .done)
            #expect(await CommandRun(words: words + inputs.reversed()).code == .done)
        }
        let drawn = folder.names.filter { $0.hasSuffix(".png") }.map { $0.split(separator: "/").last.map(String.init) }
        #expect(drawn.compactMap { $0 }.sorted() == names.map { "\($0).png" })
    }

    @Test func anExistingFileIsReplacedAndALinkStaysALink() async throws {
        let input = try scene("One", in: "one.json5")
        _ = try folder.write("old", to: "target.png")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/link.png", withDestinationPath: "target.png")
        #expect(await CommandRun("render", input, "-o", "\(folder.path)/link.png").code == .done)
        #expect(isPNG("target.png"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/link.png") == "target.png")
        #expect(!folder.names.contains { $0.hasSuffix(".part") })
    }

    @Test func optionsGoOverTheScene() async throws {
        let input = try scene("One", in: "one.json5")
        let words = [
            [], ["--style", "dark"], ["--size", "130x"], ["--scale", "1"], ["--ios", "18"], ["--direction", "rtl"],
            ["--content-size", "accessibility1"], ["--appearance", "insetGrouped"],
        ]
        var pictures: Set<[UInt8]> = []
        for options in words {
            pictures.insert(await CommandRun(words: ["render", input, "-o", "-"] + options).output)
        }
        #expect(pictures.count == words.count)
    }

    /// A path to the test's folder from the current one.
    private var relativeFolder: String {
        let depth = FileManager.default.currentDirectoryPath.split(separator: "/").count
        return String(repeating: "../", count: depth) + folder.path.dropFirst()
    }

    @Test func aSceneReadsOtherFoldersOnlyWhenAllowed() async throws {
        for name in ["a", "b"] {
            try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
        }
        let empty = try scene("One", in: "one.json5")
        _ = await CommandRun("render", empty, "-o", "\(folder.path)/b/picture.png")
        _ = try folder.write(
            """
            { traits: { size: { width: 120, height: 60 } }, list: { appearance: "plain" },
              sections: [{ items: [{ image: { file: "../b/picture.png" } }] }] }
            """, to: "a/scene.json5")
        for base in [folder.path, relativeFolder] {
            let words = ["render", "\(base)/a/scene.json5", "-o", "\(folder.path)/o.png"]
            let refused = await CommandRun(words: words)
            #expect(refused.code == .wrongRequest)
            #expect(refused.errors.contains("outside the scene's folder"), "\(refused.errors)")
            let allowed = await CommandRun(words: words + ["--allow-path", "\(base)/b"])
            #expect(allowed.errors == "")
            #expect(allowed.code == .done)
        }
    }
}
