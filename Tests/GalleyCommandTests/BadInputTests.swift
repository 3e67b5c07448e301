import Foundation
import GalleyCommand
import Testing

/// What is wrong with an input is told in one line with its place, ends in the right code and leaves no file behind.
@MainActor struct BadInputTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Draws a scene into `out/` and gives the message without its beginning.
    private func fault(of scene: String, _ options: String...) async throws -> (code: ExitCode, message: String) {
        let file = try folder.write(scene, to: "scene.json5")
        let before = folder.names
        let run = await CommandRun(words: ["render", file, "-o", "\(folder.path)/out/"] + options)
        #expect(folder.names == before, "files were left behind")
        #expect(run.output.isEmpty)
        return (run.code, run.errors.replacing(folder.path + "/", with: "").trimmingCharacters(in: .newlines))
    }

    private func list(_ items: String, traits: String = "") -> String {
        "{ traits: { \(traits) }, list: { appearance: 'plain' }, sections: [{ items: [\(items)] }] }"
    }

    @Test(arguments: [
        ("{ list: ", "scene.json5:1:"),
        ("", "scene.json5"),
        ("{\n  sectoins: [],\n}", "scene.json5:2:3: "),
        ("{ list: { appearance: 3 }, sections: [] }", "scene.json5:1:23: "),
        ("{ list: { appearance: 'plian' }, sections: [] }", "scene.json5:1:23: "),
        ("{ traits: { size: { width: -5 } } }", "scene.json5:1:"),
        ("{ traits: { size: { width: 1e30 } } }", "scene.json5:1:"),
        ("{ traits: { size: { width: NaN } } }", "scene.json5:1:"),
        ("{ traits: { scale: 0 } }", "scene.json5:1:"),
        ("{ traits: { scale: 1000 } }", "scene.json5:1:"),
        ("{ traits: { device: 'iPhone 71' } }", "scene.json5:1:"),
    ])
    func wrongScenesNameTheirPlace(scene: String, place: String) async throws {
        let (code, message) = try await fault(of: scene)
        #expect(code == .wrongRequest)
        #expect(message.hasPrefix("galley: error: \(place)"), "\(message)")
        #expect(message.contains(" — "), "\(message)")
        #expect(!message.contains("\n"), "\(message)")
    }

    @Test func aMisspeltKeyIsAnsweredWithTheRightOne() async throws {
        let (_, message) = try await fault(of: "{ sectoins: [] }")
        #expect(message.contains("\"sections\""), "\(message)")
    }

    @Test func severalFaultsAreAllTold() async throws {
        let (_, message) = try await fault(of: "{ sectoins: [],\n  titel: '',\n  list: { appearance: 'x' } }")
        #expect(message.split(separator: "\n").count == 3, "\(message)")
    }

    @Test func aMissingFileAndAFolderAreToldApart() async throws {
        let missing = await CommandRun("render", "\(folder.path)/nothing.json5", "-o", "\(folder.path)/a.png")
        #expect(missing.code == .wrongRequest)
        #expect(missing.errors.contains("nothing.json5: there is no such file"))
        let run = await CommandRun("render", folder.path, "-o", "\(folder.path)/a.png")
        #expect(run.code == .wrongRequest)
        #expect(run.errors.contains("this is a folder"))
        #expect(folder.names.isEmpty)
    }

    @Test func aDamagedPictureIsAFaultOfTheScene() async throws {
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        _ = try folder.write(png, to: "cut.png")
        let (code, message) = try await fault(of: list("{ text: 'a', image: { file: 'cut.png' } }"))
        #expect(code == .wrongRequest)
        #expect(message.contains("cut.png"), "\(message)")
    }

    @Test func anEnormousPictureIsAFaultOfTheScene() async throws {
        // A header that asks for 100,000 × 100,000 pixels.
        var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        png += Array("IHDR".utf8) + [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0, 8, 6, 0, 0, 0, 0xB9, 0x65, 0x3B, 0xE1]
        _ = try folder.write(png, to: "huge.png")
        let (code, message) = try await fault(of: list("{ text: 'a', image: { file: 'huge.png' } }"))
        #expect(code == .wrongRequest)
        #expect(message.contains("huge.png"), "\(message)")
    }

    @Test func anUnknownSymbolIsAWarningAndWithStrictAFault() async throws {
        let scene = list("{ text: 'a', image: { systemName: 'wifii' } }", traits: "size: { width: 100, height: 50 }")
        let (code, message) = try await fault(of: scene, "--strict")
        #expect(code == .wrongRequest)
        #expect(message.hasPrefix("galley: error: scene.json5:1:"), "\(message)")
        #expect(message.contains("wifii") && message.contains("wifi\""), "\(message)")
        #expect(!message.contains("\n"), "\(message)")
        let run = await CommandRun("render", "\(folder.path)/scene.json5", "-o", "\(folder.path)/a.png")
        #expect(run.code == .done)
        #expect(run.errors.hasPrefix("galley: warning: "))
        #expect(folder.bytes(of: "a.png") != nil)
        let quiet = await CommandRun("render", "-q", "\(folder.path)/scene.json5", "-o", "\(folder.path)/a.png")
        #expect(quiet.errors.isEmpty)
    }

    @Test func tooManyPixelsAreAFaultOfTheRequest() async throws {
        let scene = list("{ text: 'a' }", traits: "size: { width: 20000, height: 20000 }, scale: 1")
        let (code, message) = try await fault(of: scene)
        #expect(code == .wrongRequest)
        #expect(message.contains("too large"), "\(message)")
    }

    @Test(arguments: [
        ("/proc/nowhere/a.png", ExitCode.wrongRequest, "no such file or folder"),
        ("/dev/full", .failed, "no space left on the device"),
        ("/dev/null/a.png", .wrongRequest, "a part of the path is not a folder"),
    ])
    func whereNothingCanBeWrittenIsSaid(path: String, code: ExitCode, reason: String) async throws {
        let scene = try folder.write(list("{ text: 'a' }", traits: "size: { width: 9, height: 9 }"), to: "a.json5")
        let run = await CommandRun("render", scene, "-o", path)
        #expect(run.code == code)
        #expect(run.errors.hasPrefix("galley: error: cannot write \"\(path)\": \(reason)"), "\(run.errors)")
    }

    @Test(arguments: [
        ["--size", "0x5"], ["--size", "-5x5"], ["--size", "nanx5"], ["--size", "1e30x"], ["--size", "x"],
        ["--size", "12"], ["--scale", "0"], ["--scale", "1000"], ["--scale", "-1"], ["--scale", "nan"],
        ["--jobs", "0"], ["--shard", "3/2"], ["--locale", "x!"], ["--style", "drak"], ["--device", "iPhone 71"],
        ["--content-size", "lagre"], ["--font-path", "/nowhere"], ["--ios", "17"],
    ])
    func wrongValuesOfOptionsNameTheOption(words: [String]) async {
        let run = await CommandRun(words: ["render", "a.json5"] + words)
        #expect(run.code == .wrongRequest)
        #expect(run.errors.hasPrefix("galley: error: \(words[0]): "), "\(run.errors)")
        #expect(run.errors.split(separator: "\n").count == 1)
    }
}
