import Foundation
import GalleyCommand
import Testing

/// What a batch of variants leaves in its folder.
@MainActor struct VariantsCommandTests {
    private let folder: TemporaryFolder
    private let input: String

    init() throws {
        folder = try TemporaryFolder()
        input = try folder.write(
            """
            { traits: { size: { width: 120, height: 90 }, scale: 1 }, list: { appearance: "plain" },
              sections: [{ items: [{ text: "One", image: { systemName: "wifi" } }, { text: "Two" }] }] }
            """, to: "one.json5")
    }

    private func variants(into name: String, _ words: [String]) async -> CommandRun {
        await CommandRun(words: ["variants", input, "-o", "\(folder.path)/\(name)"] + words)
    }

    /// Every file of a folder with its bytes.
    private func contents(_ name: String) -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for file in folder.names where file.hasPrefix("\(name)/") {
            files[String(file.dropFirst(name.count + 1))] = folder.bytes(of: file)
        }
        return files
    }

    /// Without the contact sheets.
    private func pictures(_ files: [String: [UInt8]]) -> [String] {
        files.keys.filter { $0.hasSuffix(".png") && !$0.contains(".sheet.") }
    }

    private static let axes = [
        "--style", "light,dark", "--content-size", "small,large,accessibility3", "--direction", "ltr,rtl",
    ]

    @Test func everyCombinationHasAPictureAndIsListed() async throws {
        let run = await variants(into: "a", Self.axes)
        #expect(run.code == .done)
        let files = contents("a")
        let pictures = pictures(files)
        #expect(pictures.count == 12)
        #expect(files["one.dark.accessibility3.rtl.png"]?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
        let results = try JSONSerialization.jsonObject(with: Data(files["results.json"] ?? [])) as? [String: Any]
        let listed = results?["pictures"] as? [[String: Any]]
        #expect(listed?.compactMap { $0["file"] as? String }.sorted() == pictures.sorted())
        let page = String(decoding: files["index.html"] ?? [], as: UTF8.self)
        #expect(pictures.allSatisfy { page.contains("\"\($0)\"") })
        #expect(!page.contains("http"))
    }

    /// Before anything is drawn, not after everything is.
    @Test func whatCannotBeWrittenIsToldFirst() async throws {
        let run = await CommandRun("variants", input, "-o", input)
        #expect(run.code == .wrongRequest)
        #expect(run.errors.contains("a part of the path is not a folder"))
        let references = "\(folder.path)/references"
        let words = ["verify", input, "--references", references, "--record", "missing", "--junit", folder.path]
        let verified = await CommandRun(words: words)
        #expect(verified.code == .wrongRequest)
        #expect(verified.errors.contains("it is a folder — end the path with a file name"))
        #expect(folder.names == ["one.json5"])
    }

    @Test func helpTellsOfLists() async {
        let run = await CommandRun("variants", "--help")
        #expect(run.text.contains("--style light,dark --content-size all"))
        #expect(run.text.contains("-o, --output DIR"))
    }

    @Test func wordsThatStandAloneAreNoList() async {
        let run = await variants(into: "a", ["--lint", "none,contrast"])
        #expect(run.errors.contains("--lint: \"none\" stands alone"))
        let twice = await CommandRun("variants", input, input, "-o", "\(folder.path)/a")
        #expect(twice.errors.contains("is given twice — name it once"))
    }

    @Test func aPictureIsTheOneThatRenderDraws() async {
        _ = await variants(into: "a", Self.axes)
        let words = ["--style", "dark", "--content-size", "accessibility3", "--direction", "rtl"]
        let run = await CommandRun(words: ["render", input, "-o", "-"] + words)
        #expect(run.output == folder.bytes(of: "a/one.dark.accessibility3.rtl.png"))
    }

    @Test func equalPicturesAreDrawnOnceAndSaidToBe() async {
        // The second parameter goes over the first.
        let run = await variants(into: "a", ["--set", "section 0/item 1/text=A,B", "--set", "text=C,D"])
        #expect(run.code == .done)
        #expect(run.errors.contains("4 pictures, 2 of them different"))
        let files = contents("a")
        let isEqual = files["one.A.C.png"] == files["one.B.C.png"]
        #expect(isEqual && files["one.A.C.png"] != nil)
        let results = String(decoding: files["results.json"] ?? [], as: UTF8.self)
        #expect(results.contains(#""sameAs": "one.A.C.png""#))
        #expect(run.errors.contains("section 0/item 1/text=B: gives the same picture as A (noEffect, in 2 pictures"))
    }

    @Test func anyNumberOfJobsGivesTheSameBytes() async {
        for jobs in ["1", "2", "5"] { _ = await variants(into: jobs, Self.axes + ["-j", jobs]) }
        #expect(contents("1") == contents("2"))
        #expect(contents("1") == contents("5"))
        // Twelve pictures, two sheets, journal, results and page.
        #expect(contents("1").count == 17)
    }

    @Test func shardsMergedAreTheWhole() async {
        _ = await variants(into: "whole", Self.axes)
        for part in 1...3 { _ = await variants(into: "s\(part)", Self.axes + ["--shard", "\(part)/3"]) }
        let folders = (1...3).map { "\(folder.path)/s\($0)" }
        #expect((1...3).map { pictures(contents("s\($0)")).count }.reduce(0, +) == 12)
        // In another order, and with a slash.
        let merge = await CommandRun(words: [
            "merge", folders[2] + "/", folders[0], folders[1], "-o", "\(folder.path)/m",
        ])
        #expect(merge.code == .done)
        #expect(contents("m") == contents("whole"))
        let partly = await CommandRun(words: ["merge", folders[0], folders[1], "-o", "\(folder.path)/n"])
        #expect(partly.code == .wrongRequest)
        #expect(partly.errors.contains("are in none of the folders"))
        _ = await variants(into: "other", ["--style", "light,dark"])
        let mixed = await CommandRun(words: ["merge", folders[0], "\(folder.path)/other", "-o", "\(folder.path)/n"])
        #expect(mixed.errors.contains("is of another batch"))
        let nothing = await CommandRun(words: ["merge", folder.path, "-o", "\(folder.path)/n"])
        #expect(nothing.errors.contains("holds no finished run"))
    }

    @Test func theEnvironmentDealsOut() async {
        let environment = ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2"]
        let words = ["variants", input, "-o", "\(folder.path)/e"] + Self.axes
        let run = await CommandRun(words: words, environment: environment)
        #expect(run.errors.contains("drawing part 1/2, as the environment says"))
        let drawn = pictures(contents("e")).count
        #expect((1..<12).contains(drawn))
        // One picture alone is nobody's part.
        let single = await CommandRun(
            words: ["render", input, "-o", "\(folder.path)/x.png"],
            environment: ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2"])
        #expect(single.errors.isEmpty && folder.bytes(of: "x.png") != nil)
    }

    @Test func whatIsWholeIsKeptAndTheRestDrawnAgain() async throws {
        _ = await variants(into: "a", Self.axes)
        let whole = contents("a")
        let all = await variants(into: "a", Self.axes + ["--resume"])
        #expect(all.errors.contains("12 kept from before"))
        // One file is cut, one is gone, and one line of the journal was never finished.
        _ = try folder.write(Array(whole["one.dark.small.ltr.png"]?.prefix(50) ?? []), to: "a/one.dark.small.ltr.png")
        try FileManager.default.removeItem(atPath: "\(folder.path)/a/one.light.large.rtl.png")
        let journal = try #require(whole["journal.jsonl"])
        _ = try folder.write(Array(journal.dropLast(30)), to: "a/journal.part.jsonl")
        try FileManager.default.removeItem(atPath: "\(folder.path)/a/journal.jsonl")
        let some = await variants(into: "a", Self.axes + ["--resume"])
        #expect(some.errors.contains("9 kept from before"))
        #expect(contents("a") == whole)
        // Another scene, another style of drawing: nothing is kept.
        _ = try folder.write(
            #"{ traits: { size: { width: 120, height: 90 }, scale: 1 }, list: { appearance: "plain" }, sections: [] }"#,
            to: "one.json5")
        let none = await variants(into: "a", Self.axes + ["--resume"])
        #expect(!none.errors.contains("kept"))
        #expect(contents("a") != whole)
    }

    @Test func aSceneThatFailsIsToldOnceAndTheOthersAreDrawn() async throws {
        let broken = try folder.write("{ list: { apearance: 'plain' } }", to: "broken.json5")
        let run = await CommandRun(words: ["variants", broken, input, "-o", "\(folder.path)/a"] + Self.axes)
        #expect(run.code == .wrongRequest)
        #expect(run.errors.components(separatedBy: "did you mean \"appearance\"?").count == 2)
        #expect(run.errors.contains("12 pictures, 12 not drawn"))
        #expect(pictures(contents("a")).count == 12)
    }

    @Test func matrixFilesAddToTheCommandLine() async throws {
        let matrix = try folder.write(
            "{ axes: { style: ['light', 'dark'] }, exclude: [{ style: 'dark', scale: 2 }] }", to: "m.json5")
        let refused = await variants(into: "a", ["--matrix", matrix])
        #expect(refused.code == .wrongRequest && refused.errors.contains("m.json5:1:"))
        let run = await variants(into: "a", ["--matrix", matrix, "--scale", "1,2", "--format", "text"])
        #expect(run.code == .done)
        #expect(run.text.split(separator: "\n").count == 3)
    }

    @Test(arguments: [
        (["--style", "light,drak"], "--style: unknown value \"drak\" — did you mean \"dark\"?"),
        (["--scale", "1,9"], "--scale: \"9\" is not right — a number from 1 to 4"),
        (["--style", "light,"], "--style: unknown value \"\""), (["--set", "text"], "--set: \"text\" is not right"),
        (["--lint", "truncatd"], "--lint: unknown rule \"truncatd\" — did you mean \"truncated\"?"),
        (["--matrix", "/nowhere"], "--matrix: \"/nowhere\" cannot be read"),
        (["--content-size", "huge"], "--content-size: unknown content size \"huge\""),
    ])
    func wrongRequestsAreTold(words: [String], message: String) async {
        let run = await variants(into: "a", words)
        #expect(run.code == .wrongRequest)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(contents("a").isEmpty)
    }

    @Test func aFolderIsNeededAndSomethingToDraw() async throws {
        #expect(await CommandRun("variants", input).errors.contains("say where with -o DIR"))
        let matrix = try folder.write("{ axes: { style: ['dark'] }, exclude: [{ style: 'dark' }] }", to: "m.json5")
        #expect(await variants(into: "a", ["--matrix", matrix]).code == .nothingMatched)
    }
}

/// What a batch finds out about its pictures together.
@MainActor struct VariantFindingsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func findings(_ scene: String, _ words: [String]) async throws -> (code: ExitCode, errors: String) {
        let input = try folder.write(scene, to: "s.json5")
        let run = await CommandRun(words: ["variants", input, "-o", "\(folder.path)/o"] + words)
        return (run.code, run.errors)
    }

    private func scene(_ items: String, _ rest: String = "") -> String {
        """
        { traits: { size: { width: 200, height: 120 }, scale: 1\(rest) }, list: { appearance: "plain" },
          sections: [{ items: [\(items)] }] }
        """
    }

    @Test func screensThatAreMirroredAreFine() async throws {
        let row = "{ text: 'One', image: { systemName: 'wifi' }, accessories: ['checkmark'] }"
        for words in [["--direction", "ltr,rtl"], ["--locale", "en,ar"]] {
            let run = try await findings(scene(row), words)
            #expect(run.code == .done && !run.errors.contains("notMirrored"))
        }
    }

    @Test func onlyValuesThatChangeNothingAreFound() async throws {
        let run = try await findings(
            scene("{ text: 'One' }"), ["--set", "title=A,B", "--style", "light,dark", "--sheet", "none"])
        #expect(run.code == .done)
        #expect(run.errors.contains("title=B: gives the same picture as A (noEffect, in 2 pictures"))
        #expect(!run.errors.contains("style=dark"))
    }

    @Test func findingsAreToldOnceForAllPicturesAndCanBeFaults() async throws {
        let long = "{ text: 'A title that is too long for the line', textProperties: { numberOfLines: 1 } }"
        let run = try await findings(scene(long), ["--style", "light,dark"])
        #expect(run.code == .done)
        #expect(run.errors.contains("section 0/item 0/text: text is truncated"))
        #expect(run.errors.contains("(truncated, in 2 pictures, first s.light.png)"))
        let strict = try await findings(scene(long), ["--style", "light,dark", "--strict"])
        #expect(strict.code == .wrongRequest)
        #expect(strict.errors.contains("galley: error: "))
        #expect(folder.bytes(of: "o/s.dark.png") != nil)
        let quiet = try await findings(
            scene(long), ["--style", "light,dark", "--strict", "--lint", "contrast,clipped"])
        #expect(quiet.code == .done)
        #expect(!quiet.errors.contains("truncated"))
    }

    @Test func contactSheetsSpreadTwoAxes() async throws {
        let words = ["--style", "light,dark", "--scale", "1,2", "--contrast", "normal,high", "--lint", "none"]
        let run = try await findings(scene("{ text: 'One' }"), words)
        #expect(run.code == .done)
        #expect(
            folder.names.filter { $0.hasPrefix("o/s.sheet") } == [
                "o/s.sheet.highContrast.png", "o/s.sheet.normalContrast.png",
            ])
        let light = folder.bytes(of: "o/s.sheet.normalContrast.png")
        let page = String(decoding: folder.bytes(of: "o/index.html") ?? [], as: UTF8.self)
        #expect(page.contains("\"s.sheet.normalContrast.png\""))
        let one = try await findings(
            scene("{ text: 'One' }"), words + ["--sheet", "rows=contrast,columns=style,style=dark"])
        #expect(one.code == .done)
        #expect(folder.bytes(of: "o/s.sheet.1x.png") != nil)
        #expect(folder.bytes(of: "o/s.sheet.1x.png") != light)
        let none = try await findings(scene("{ text: 'One' }"), words + ["--sheet", "rows=stile"])
        #expect(none.errors.contains("--sheet: there is no axis \"stile\" — did you mean \"style\"?"))
        let wrong = try await findings(scene("{ text: 'One' }"), words + ["--sheet", "style"])
        #expect(wrong.code == .wrongRequest && wrong.errors.contains("--sheet: \"style\" is not right"))
    }
}
