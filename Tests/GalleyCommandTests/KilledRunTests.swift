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

    private func start(_ words: [String]) throws -> Process {
        let process = try Executable.process()
        process.arguments =
            words + [
                "--style", "light,dark", "--content-size", "small,large,xxxLarge,accessibility1", "--direction",
                "ltr,rtl", "--quiet", "-j", "2",
            ]
        try process.run()
        return process
    }

    private func start(into name: String, _ options: [String] = []) throws -> Process {
        try start(["variants", input, "-o", "\(folder.path)/\(name)", "--sheet", "none"] + options)
    }

    private func contents(_ name: String) -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for file in folder.names where file.hasPrefix("\(name)/") {
            files[String(file.dropFirst(name.count + 1))] = folder.bytes(of: file)
        }
        return files
    }

    /// Without what is being written.
    private func wholeNames(_ name: String) -> [String] {
        folder.names.filter { $0.hasPrefix("\(name)/") && !$0.hasSuffix(".part") }.map {
            String($0.dropFirst(name.count + 1))
        }
    }

    private func lineCount(_ name: String) -> Int {
        folder.bytes(of: "\(name)/journal.part.jsonl")?.count { $0 == UInt8(ascii: "\n") } ?? 0
    }

    @Test(.timeLimit(.minutes(10)))
    func aKilledRunLeavesWholeFilesAndIsTakenUp() throws {
        try start(into: "whole").waitUntilExit()
        let whole = contents("whole")
        #expect(whole.count == 19)
        // One folder throughout: each run takes up what those before it were killed at.
        var kills = 0
        for lines in [2, 6, 9] {
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
        #expect(kills >= 2)
        let last = try start(into: "cut", ["--resume"])
        last.waitUntilExit()
        #expect(last.terminationStatus == 0)
        #expect(contents("cut") == whole)
    }

    @Test(.timeLimit(.minutes(10)))
    func aStoppedRunSaysHowToGoOn() throws {
        let process = try Executable.process()
        let errors = Pipe()
        process.standardError = errors
        process.arguments = [
            "variants", input, "-o", "\(folder.path)/stopped", "--content-size", "all", "--style", "all",
        ]
        try process.run()
        while process.isRunning, lineCount("stopped") < 2 { usleep(500) }
        process.interrupt()
        process.waitUntilExit()
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        // On a busy machine it may have ended before.
        guard process.terminationReason == .uncaughtSignal else { return }
        #expect(process.terminationStatus == SIGINT)
        #expect(said.hasSuffix("galley: stopped: the same command with --resume goes on where it was\n"), "\(said)")
    }

    @Test(.timeLimit(.minutes(10)))
    func aKilledVerificationLeavesWholeReferences() throws {
        func verify(_ name: String) throws -> Process {
            try start(
                ["verify", input, "--references", "\(folder.path)/\(name)", "--record", "missing"]
                    + ["-o", "\(folder.path)/\(name)-out"])
        }
        try verify("whole").waitUntilExit()
        let whole = contents("whole")
        #expect(whole.count == 32)
        for count in [1, 8, 17] {
            let process = try verify("cut")
            while process.isRunning, wholeNames("cut").count < count { usleep(500) }
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let found = wholeNames("cut")
            #expect(found.count >= count)
            for name in found { #expect(folder.bytes(of: "cut/\(name)") == whole[name], "\(name)") }
        }
        try verify("cut").waitUntilExit()
        #expect(contents("cut") == whole)
    }
}
