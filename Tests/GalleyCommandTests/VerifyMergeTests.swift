import Foundation
import GalleyCommand
import Testing

/// Shards of `galley verify`, put together by `galley merge`.
@MainActor struct VerifyMergeTests {
    private let folder: TemporaryFolder
    private var references: String { "\(folder.path)/references" }
    private var output: String { "\(folder.path)/out" }
    private let inputs: [String]

    /// Seven scenes in two styles with references: two that changed alike, one without a reference, one that cannot be
    /// drawn; and two orphans.
    init() async throws {
        let folder = try TemporaryFolder()
        self.folder = folder
        inputs = (0..<9).map { "\(folder.path)/s\($0).json5" }
        for index in 0..<9 { try write("Row \(index)", to: index) }
        _ = await verify(["--record", "all"])
        for index in [1, 4] { try write("Line", to: index) }
        try FileManager.default.removeItem(atPath: "\(references)/s2.dark.png")
        _ = try folder.write("{", to: "s5.json5")
    }

    private func write(_ text: String, to index: Int) throws {
        _ = try folder.write(
            """
            { traits: { size: { width: 120, height: 60 }, scale: 2 }, list: { appearance: "plain" },
              sections: [{ items: [{ text: "\(text)" }] }] }
            """, to: "s\(index).json5")
    }

    private func verify(_ options: [String], from inputs: ArraySlice<String>? = nil) async -> CommandRun {
        let options = ["--references", references, "--style", "light,dark"] + options
        return await CommandRun(words: ["verify"] + (inputs ?? self.inputs[...]) + options)
    }

    private var reports: [String] { ["--junit", "\(output)/junit.xml", "--json", "\(output)/reg.json"] }

    private func merge(_ folders: [String], _ options: String...) async -> CommandRun {
        await CommandRun(words: ["merge"] + folders.map { "\(folder.path)/\($0)" } + ["-o", output] + options)
    }

    /// Every file of a folder with its bytes.
    private func contents(_ name: String) -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for file in folder.names where file.hasPrefix("\(name)/") { files[file] = folder.bytes(of: file) }
        return files
    }

    private func restore(_ files: [String: [UInt8]]) throws {
        for (name, bytes) in files { _ = try folder.write(bytes, to: name) }
    }

    @Test(arguments: ["never", "failed"])
    func shardsMergedAreOneRun(mode: String) async throws {
        let before = contents("references")
        let options = ["--record", mode, "--ignore", "section 9"]
        let run = await verify(options + ["-o", output] + reports, from: inputs[..<7])
        let whole = contents("out")
        #expect(whole.keys.filter { $0.hasPrefix("out/actual/") }.count == 12)
        #expect(whole.keys.contains("out/expected/s1.light.png") == (mode == "failed"))
        #expect(String(decoding: whole["out/report.html"] ?? [], as: UTF8.self).contains("id=\"image-2\""))
        try FileManager.default.removeItem(atPath: output)
        try restore(before)
        if mode == "failed" { try FileManager.default.removeItem(atPath: "\(references)/s2.dark.png") }
        var owned: [Int] = []
        for part in 1...3 {
            let report = "\(folder.path)/p\(part)/reg.json"
            let options = options + ["-o", "\(folder.path)/p\(part)", "--shard", "\(part)/3", "--json", report]
            owned.append(await verify(options, from: inputs[..<7]).text.split(separator: "\n").count)
        }
        #expect(owned.allSatisfy { $0 > 0 })
        // What an earlier run left there goes.
        try FileManager.default.createDirectory(atPath: "\(output)/diff", withIntermediateDirectories: true)
        _ = try folder.write("old", to: "out/diff/s0.light.png")
        let merged = await CommandRun(
            words: ["merge"] + [3, 1, 2].map { "\(folder.path)/p\($0)/" } + ["-o", output] + reports)
        #expect(merged.code == run.code)
        #expect(merged.text == run.text)
        #expect(merged.errors == run.errors)
        let same = contents("out")
        #expect(same.keys.sorted() == whole.keys.sorted())
        for (name, bytes) in whole { #expect(same[name] == bytes, "\(name)") }
    }

    @Test func whatIsNoWholeVerificationIsRefused() async throws {
        for part in 1...3 { _ = await verify(["-o", "\(folder.path)/p\(part)", "--shard", "\(part)/3"]) }
        let partly = await merge(["p1", "p3"])
        #expect(partly.code == .wrongRequest)
        #expect(partly.errors.contains("shard 2/3 is in none of the folders — name the folder of every shard\n"))
        #expect(await merge(["p1", "p1", "p2"]).errors.contains("are the same shard — name one of them"))
        #expect(await merge(["p1", "p2", "p3", "references"]).errors.contains("references\" holds no verification"))
        _ = await verify(["-o", "\(folder.path)/p4", "--shard", "2/3", "--precision", "0.5"])
        #expect(await merge(["p1", "p4", "p3"]).errors.contains("p4\" is of another verification than"))
        _ = await verify(["-o", "\(folder.path)/p5", "--shard", "2/4"])
        #expect(await merge(["p1", "p5", "p3"]).errors.contains("p5\" is of another verification than"))
        #expect(!folder.names.contains { $0.hasPrefix("out/") })
        try FileManager.default.removeItem(atPath: "\(folder.path)/p3/actual")
        try FileManager.default.removeItem(atPath: "\(folder.path)/p1/actual")
        #expect(await merge(["p1", "p2", "p3"]).errors.contains("the picture is gone — run that shard again"))
        _ = await CommandRun(words: ["variants", inputs[0], "-o", "\(folder.path)/v"])
        let reports = await merge(["v"], "--junit", "\(folder.path)/junit.xml")
        #expect(reports.errors.contains("--junit is for folders that galley verify filled"))
        _ = await CommandRun(words: ["variants", inputs[0], "-o", "\(folder.path)/p2"])
        #expect(await merge(["p1", "p2", "p3"]).errors.contains("p2\" has variants beside what was verified"))
    }
}
