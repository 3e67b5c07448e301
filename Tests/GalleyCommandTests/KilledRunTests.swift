import Foundation
import Testing

/// A batch that is killed while it draws, and taken up.
struct KilledRunTests {
    private let folder: TemporaryFolder
    private let input: String

    init() throws {
        folder = try TemporaryFolder()
        input = try folder.write(
            """
            { traits: { size: { width: 200, height: 300 }, scale: 2 }, list: { appearance: "insetGrouped" },
              sections: [{ items: [{ text: "One", image: { systemName: "wifi" } }, { text: "Two" }, { text: "Three" }] }] }
            """, to: "one.json5")
    }

    private func start(into name: String, _ options: [String] = []) throws -> Process {
        let process = try Executable.process()
        process.arguments =
            ["variants", input, "-o", "\(folder.path)/\(name)", "--style", "light,dark", "--content-size", "all"]
            + ["--direction", "ltr,rtl", "--sheet", "none", "--quiet", "-j", "2"] + options
        try process.run()
        return process
    }

    private func contents(_ name: String) -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for file in folder.names where file.hasPrefix("\(name)/") {
            files[String(file.dropFirst(name.count + 1))] = folder.bytes(of: file)
        }
        return files
    }

    private func lineCount(_ name: String) -> Int {
        folder.bytes(of: "\(name)/journal.part.jsonl")?.count { $0 == UInt8(ascii: "\n") } ?? 0
    }

    @Test(.timeLimit(.minutes(10)))
    func aKilledRunLeavesWholeFilesAndIsTakenUp() throws {
        try start(into: "whole").waitUntilExit()
        let whole = contents("whole")
        #expect(whole.count == 51)
        // One folder throughout: each run takes up what those before it were killed at.
        var kills = 0
        for lines in [3, 11, 12, 20, 29] {
            let process = try start(into: "cut", ["--resume"])
            while process.isRunning, lineCount("cut") < lines { usleep(500) }
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            kills += process.terminationReason == .uncaughtSignal ? 1 : 0
            let pictures = contents("cut").filter { $0.key.hasSuffix(".png") }
            #expect(pictures.count >= lines - 1)
            for (name, bytes) in pictures { #expect(bytes == whole[name], "\(name) after \(lines) lines") }
        }
        // On a busy machine one may end before it is killed.
        #expect(kills >= 3)
        let last = try start(into: "cut", ["--resume"])
        last.waitUntilExit()
        #expect(last.terminationStatus == 0)
        #expect(contents("cut") == whole)
    }
}
