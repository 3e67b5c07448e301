import Foundation
import GalleyCommand
import Testing

/// Scenes in folders, and the names of their references.
@MainActor struct VerifyFolderTests {
    private let folder: TemporaryFolder
    private var references: String { "\(folder.path)/references" }

    init() throws { folder = try TemporaryFolder() }

    private func scene(_ text: String, in name: String) throws -> String {
        let place = URL(filePath: "\(folder.path)/\(name)").deletingLastPathComponent()
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        return try folder.write(
            """
            { traits: { size: { width: 120, height: 60 }, scale: 1 }, list: { appearance: "plain" },
              sections: [{ items: [{ text: "\(text)" }] }] }
            """, to: name)
    }

    private func verify(_ inputs: [String], _ options: String...) async -> CommandRun {
        await CommandRun(words: ["verify"] + inputs + ["--references", references] + options)
    }

    private var recorded: [String] {
        folder.names.filter { $0.hasPrefix("references/") && $0.hasSuffix(".png") }
    }

    @Test func foldersAreNoPartOfNames() async throws {
        let inputs = [try scene("One", in: "screens/a/one.json5"), try scene("Two", in: "screens/b/two.json5")]
        #expect(await verify(inputs, "--record", "missing").text == "recorded  one\nrecorded  two\n")
        #expect(recorded == ["references/one.png", "references/two.png"])
        // Folders below the references are another's.
        try FileManager.default.createDirectory(atPath: "\(references)/c", withIntermediateDirectories: true)
        _ = try folder.write("", to: "references/c/three.png")
        #expect(await verify(inputs).text == "equal     one\nequal     two\n")
    }

    /// What wants looking at must not drown in what does not.
    @Test func ofManyEqualPicturesTheRestIsCounted() async throws {
        let inputs = try (10..<63).map { try scene("Row \($0)", in: "s\($0).json5") }
        let recording = await verify(inputs, "--record", "missing").text.split(separator: "\n")
        #expect(recording.count == 51 && recording.last == "recorded  … and 3 more pictures")
        _ = try scene("Changed", in: "s62.json5")
        let lines = await verify(inputs).text.split(separator: "\n")
        #expect(lines[49] == "equal     s59" && lines[50].hasPrefix("changed   s62: "))
        #expect(lines.last == "equal     … and 2 more pictures")
        #expect(await verify(inputs, "--verbose").text.contains("equal     s61\n"))
        #expect(await verify(inputs, "--quiet").text.hasPrefix("changed   s62: "))
        #expect(await verify(inputs, "--format", "json").text.split(separator: "\n").count == 53)
    }

    @Test func aRootMakesThemSo() async throws {
        let inputs = [
            try scene("One", in: "screens/a/list.json5"), try scene("Two", in: "screens/b/list.json5"),
            try scene("Three", in: "screens/list.json5"),
        ]
        let root = "\(folder.path)/screens/"
        let run = await verify(inputs, "--root", root, "--record", "missing", "--style", "light,dark")
        #expect(run.code == .done)
        #expect(
            recorded
                == ["a/list", "b/list", "list"].flatMap { name in
                    ["dark", "light"].map { "references/\(name).\($0).png" }
                })
        // One alone is called the same.
        let single = await verify([inputs[1]], "--root", root, "--style", "light,dark", "-o", "\(folder.path)/out")
        #expect(single.text.hasPrefix("equal     b/list.light\nequal     b/list.dark\norphaned  a/list.dark: "))
        #expect(single.errors.hasPrefix("galley: 4 orphaned, 2 equal"))
        let outside = await verify(inputs, "--root", "\(folder.path)/screens/a")
        #expect(outside.code == .wrongRequest)
        #expect(outside.errors.contains("--root: \"\(inputs[1])\" does not lie in "))
    }

    @Test func theSameNameTwiceIsNoClash() async throws {
        let inputs = [
            try scene("One", in: "screens/a/list.json5"), try scene("Two", in: "screens/b/x/list.json5"),
            try scene("Three", in: "screens/b/other.json5"),
        ]
        let run = await verify(
            inputs, "--record", "missing", "-o", "\(folder.path)/out", "--json", "\(folder.path)/r.json")
        #expect(run.text == "recorded  a/list\nrecorded  b/x/list\nrecorded  b/other\n")
        #expect(run.errors.contains("two inputs have the same name: pictures are named by their paths, as --root "))
        #expect(run.errors.contains("/screens does\n"))
        #expect(recorded == ["references/a/list.png", "references/b/other.png", "references/b/x/list.png"])
        #expect(folder.bytes(of: "out/actual/b/x/list.png") == folder.bytes(of: "references/b/x/list.png"))
        #expect(String(decoding: folder.bytes(of: "r.json") ?? [], as: UTF8.self).contains("\"b/x/list.png\""))
        #expect(await verify(inputs, "--root", "\(folder.path)/screens").text.hasPrefix("equal     a/list\n"))
        let twice = await verify([inputs[0], inputs[0]])
        #expect(twice.code == .wrongRequest)
        #expect(twice.errors.contains("is given twice"))
    }

    @Test func whatAKilledRunLeftUnfinishedGoes() async throws {
        let input = try scene("One", in: "screens/a/one.json5")
        try FileManager.default.createDirectory(atPath: "\(references)/a", withIntermediateDirectories: true)
        // No process has this number.
        let left = ["references/a/.one.png.99999999.part", "references/.one.png.99999999.part"]
        for name in left { _ = try folder.write("half", to: name) }
        _ = try folder.write("", to: "references/.keep")
        _ = await verify([input], "--record", "missing", "--root", "\(folder.path)/screens")
        #expect(folder.names.filter { $0.hasSuffix(".part") } == [left[1]])
        _ = await verify([input])
        #expect(!folder.names.contains { $0.hasSuffix(".part") })
        #expect(folder.names.contains("references/.keep"))
    }

    @Test func shardsKeepTheirNames() async throws {
        let inputs = try (0..<4).map { try scene("Row \($0)", in: "screens/\($0)/list.json5") }
        _ = await verify(inputs, "--record", "all")
        let run = await verify(inputs, "-o", "\(folder.path)/out")
        let report = folder.bytes(of: "out/report.html")
        for part in 1...2 { _ = await verify(inputs, "-o", "\(folder.path)/p\(part)", "--shard", "\(part)/2") }
        let merged = await CommandRun("merge", "\(folder.path)/p1", "\(folder.path)/p2", "-o", "\(folder.path)/out")
        #expect(merged.text == run.text)
        #expect(folder.bytes(of: "out/report.html") == report)
    }
}
