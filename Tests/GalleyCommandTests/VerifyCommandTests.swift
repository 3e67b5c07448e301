import Foundation
import GalleyCommand
import Testing

/// What `galley verify` says, writes and ends with.
@MainActor struct VerifyCommandTests {
    private let folder: TemporaryFolder
    private var references: String { "\(folder.path)/references" }

    init() throws { folder = try TemporaryFolder() }

    private func scene(_ text: String, in name: String) throws -> String {
        try folder.write(
            """
            { traits: { size: { width: 120, height: 60 }, scale: 2 }, list: { appearance: "plain" },
              sections: [{ items: [{ text: "\(text)" }] }] }
            """, to: name)
    }

    private func verify(
        _ inputs: [String], _ options: String..., environment: [String: String] = [:]
    ) async -> CommandRun {
        await CommandRun(
            words: ["verify"] + inputs + ["--references", references] + options, environment: environment)
    }

    private func isPNG(_ name: String) -> Bool {
        folder.bytes(of: name)?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true
    }

    // MARK: Recording

    @Test func aMissingReferenceIsADifferenceAndNothingIsWritten() async throws {
        let input = try scene("One", in: "one.json5")
        let run = await verify([input])
        #expect(run.code == .different)
        #expect(
            run.text == "new       one: there is no reference \"\(references)/one.png\" — look at the picture, "
                + "then record it with --record missing\n")
        #expect(run.errors == "galley: 1 new\n")
        #expect(folder.names == ["one.json5"])
    }

    @Test(arguments: ["missing", "new", "failed", "all"]) func aMissingReferenceIsRecorded(mode: String) async throws {
        let input = try scene("One", in: "one.json5")
        let run = await verify([input], "--record", mode)
        #expect(run.code == .done)
        #expect(run.text == "recorded  one\n")
        #expect(isPNG("references/one.png"))
        let twin = folder.bytes(of: "references/one.layout.txt").map { String(decoding: $0, as: UTF8.self) }
        #expect(await twin == CommandRun("inspect", input).text)
        #expect(await verify([input]).text == "equal     one\n")
        #expect(await verify([input]).code == .done)
        #expect(!folder.names.contains { $0.hasSuffix(".part") })
    }

    @Test(arguments: [("never", false), ("missing", false), ("failed", true), ("all", true)])
    func aChangedReferenceIsReplacedOnDemandAlone(mode: String, isReplaced: Bool) async throws {
        let input = try scene("One", in: "one.json5")
        _ = await verify([input], "--record", "all")
        let old = folder.bytes(of: "references/one.png")
        _ = try scene("Two", in: "one.json5")
        let run = await verify([input], "--record", mode)
        #expect(run.code == (isReplaced ? .done : .different))
        #expect((folder.bytes(of: "references/one.png") != old) == isReplaced)
        #expect(await verify([input]).code == (isReplaced ? .done : .different))
    }

    @Test func aBuildServerRecordsNoMissingReference() async throws {
        let input = try scene("One", in: "one.json5")
        let run = await verify([input], "--record", "missing", environment: ["CI": "true"])
        #expect(run.code == .different)
        #expect(run.errors.contains("CI is set: no missing reference is recorded"))
        #expect(folder.names == ["one.json5"])
        #expect(await verify([input], "--record", "missing", environment: ["CI": "false"]).code == .done)
        _ = try scene("Two", in: "one.json5")
        #expect(await verify([input], "--record", "failed", environment: ["CI": "true"]).code == .done)
    }

    // MARK: Differences

    @Test func aDifferenceIsToldInWordsAndPictures() async throws {
        let input = try scene("On", in: "one.json5")
        _ = await verify([input], "--record", "all")
        _ = try scene("Off", in: "one.json5")
        let run = await verify([input], "-o", "\(folder.path)/out")
        #expect(run.code == .different)
        #expect(run.text.hasPrefix("changed   one: "))
        #expect(run.text.contains("pixels differ within "))
        #expect(run.text.contains("\n          section 0 / item 0 / text "))
        #expect(run.text.contains("\"On\" became \"Off\""))
        #expect(isPNG("out/actual/one.png") && isPNG("out/diff/one.png"))
        let page = try #require(folder.bytes(of: "out/report.html"))
        #expect(String(decoding: page, as: UTF8.self).contains("\\\"On\\\" became \\\"Off\\\""))
        // What is right again leaves nothing that says otherwise.
        _ = try scene("On", in: "one.json5")
        #expect(await verify([input], "-o", "\(folder.path)/out").code == .done)
        #expect(folder.names.filter { $0.hasPrefix("out/") && $0.hasSuffix(".png") } == [])
    }

    @Test func aToleratedDifferenceIsNone() async throws {
        let input = try scene("On", in: "one.json5")
        _ = await verify([input], "--record", "all")
        _ = try scene("Off", in: "one.json5")
        #expect(await verify([input], "--precision", "0.5").code == .done)
        #expect(await verify([input], "--max-diff-pixels", "3").code == .different)
        #expect(await verify([input], "--ignore", "section 0/item 0").code == .done)
        let unmatched = await verify([input], "--ignore", "section 7")
        #expect(unmatched.errors.contains("nothing in one is called \"section 7\""))
    }

    @Test func aDifferenceSharesNoCodeWithAFailure() async throws {
        let input = try scene("On", in: "one.json5")
        _ = await verify([input], "--record", "all")
        _ = try scene("Off", in: "one.json5")
        let broken = try folder.write("{ nothing: 1 }", to: "broken.json5")
        let run = await verify([broken, input])
        #expect(run.code == .wrongRequest)
        #expect(run.errors.contains("\(broken):1:3: "))
        #expect(run.text.hasPrefix("failed    broken\nchanged   one: "))
        _ = try folder.write("no picture", to: "references/one.png")
        let unreadable = await verify([input])
        #expect(unreadable.code == .wrongRequest)
        #expect(unreadable.errors.contains("\(references)/one.png: the reference is "))
    }

    @Test func aSizeThatChangedIsADifference() async throws {
        let input = try scene("One", in: "one.json5")
        _ = await verify([input], "--record", "all")
        let run = await verify([input], "--size", "130x60", "-o", "\(folder.path)/out")
        #expect(run.code == .different)
        #expect(run.text.contains("picture became 10 pt wider (120 → 130)"))
        #expect(isPNG("out/diff/one.png"))
    }

    // MARK: Many pictures

    @Test func orphansAreToldAndFailWhenAskedTo() async throws {
        let inputs = [try scene("One", in: "one.json5"), try scene("Two", in: "two.json5")]
        _ = await verify(inputs, "--record", "all")
        let run = await verify([inputs[0]])
        #expect(run.code == .done)
        #expect(
            run.text
                == "equal     one\norphaned  two: no picture belongs to the reference \"\(references)/two.png\"\n")
        #expect(run.errors == "galley: 1 orphaned, 1 equal\n")
        #expect(await verify([inputs[0]], "--strict").code == .different)
        // A picture that could not be drawn has a reference all the same.
        _ = try folder.write("{", to: "two.json5")
        #expect(await !verify(inputs).text.contains("orphaned"))
    }

    @Test func theSameForAnyNumberOfJobs() async throws {
        let inputs = try (0..<7).map { try scene("Row \($0)", in: "s\($0).json5") }
        _ = await verify(inputs, "--record", "all", "-j", "3")
        for index in [1, 4] { _ = try scene("Line", in: "s\(index).json5") }
        _ = try folder.write("{", to: "s5.json5")
        var answers: Set<String> = []
        var pages: Set<[UInt8]> = []
        for jobs in ["1", "2", "5"] {
            let run = await verify(inputs, "-o", "\(folder.path)/out", "-j", jobs)
            answers.insert(run.text + run.errors)
            pages.insert(try #require(folder.bytes(of: "out/report.html")))
        }
        #expect(answers.count == 1)
        #expect(pages.count == 1)
    }

    @Test func shardsShareOutPicturesAndOrphans() async throws {
        let inputs = try (0..<6).map { try scene("Row \($0)", in: "s\($0).json5") }
        _ = await verify(inputs, "--record", "all")
        var names: [String] = []
        for part in 1...3 {
            let run = await verify(Array(inputs[..<4]), "--shard", "\(part)/3", "--format", "json")
            names += run.text.matches(of: #/"name": "(s\d)"/#).map { String($0.1) }
        }
        #expect(names.sorted() == (0..<6).map { "s\($0)" })
    }

    @Test func variantsHaveReferencesOfTheirOwn() async throws {
        let input = try scene("One", in: "one.json5")
        let run = await verify([input], "--style", "light,dark", "--direction", "ltr,rtl", "--record", "missing")
        #expect(run.text.split(separator: "\n").count == 4)
        #expect(isPNG("references/one.dark.rtl.png"))
        #expect(await verify([input], "--style", "light,dark", "--direction", "ltr,rtl").code == .done)
    }

    // MARK: Reports

    @Test func reportsForProgramsAreWritten() async throws {
        let inputs = try ["one", "two"].map { try scene($0, in: "\($0).json5") }
        _ = await verify([inputs[0]], "--record", "all")
        let run = await verify(
            inputs, "-o", "\(folder.path)/out", "--junit", "\(folder.path)/out/junit.xml", "--json",
            "\(folder.path)/out/reg.json", "--format", "json")
        #expect(run.code == .different)
        #expect(run.text.hasPrefix("{ \"name\": \"one\", \"state\": \"equal\", "))
        let junit = String(decoding: try #require(folder.bytes(of: "out/junit.xml")), as: UTF8.self)
        #expect(junit.contains("tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\""))
        let reg = Data(try #require(folder.bytes(of: "out/reg.json")))
        let json = try #require(try JSONSerialization.jsonObject(with: reg) as? [String: Any])
        #expect(json["newItems"] as? [String] == ["two.png"])
        #expect(json["passedItems"] as? [String] == ["one.png"])
        #expect(json["actualDir"] as? String == "./actual")
        #expect(json["expectedDir"] as? String == "../references")
        // Viewers of this form show the equal ones too.
        #expect(isPNG("out/actual/one.png") && isPNG("out/actual/two.png"))
    }

    @Test func aPageAloneNeedsNoFolder() async throws {
        let input = try scene("One", in: "one.json5")
        _ = await verify([input], "--record", "all")
        _ = try scene("Two", in: "one.json5")
        let run = await verify([input], "--html", "\(folder.path)/page.html")
        #expect(run.errors.contains("1 changed: \(folder.path)/page.html"))
        let page = String(decoding: try #require(folder.bytes(of: "page.html")), as: UTF8.self)
        #expect(page.contains("id=\"image-1\""))
        #expect(!page.contains("actualPath\":"))
        #expect(!folder.names.contains { $0.contains("actual") })
        _ = await verify([input], "--html", folder.path)
        #expect(folder.bytes(of: "report.html") == folder.bytes(of: "page.html"))
    }

    @Test func aReplacedReferenceIsStillShown() async throws {
        let input = try scene("One", in: "one.json5")
        _ = await verify([input], "--record", "all")
        let old = folder.bytes(of: "references/one.png")
        _ = try scene("Two", in: "one.json5")
        #expect(await verify([input], "--record", "failed", "-o", "\(folder.path)/out").text.hasPrefix("recorded  one"))
        #expect(folder.bytes(of: "out/expected/one.png") == old)
    }

    @Test func aWorkflowIsTold() async throws {
        let input = try scene("One", in: "one.json5")
        let summary = try folder.write("Before\n", to: "summary.md")
        let environment = [
            "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary, "GITHUB_WORKSPACE": folder.path,
        ]
        let run = await verify([input], environment: environment)
        #expect(run.errors.contains("\n::error file=one.json5,line=1,title=one is new::there is no reference"))
        let text = String(decoding: try #require(folder.bytes(of: "summary.md")), as: UTF8.self)
        #expect(text.hasPrefix("Before\n### galley verify against "))
        #expect(text.contains("| one | new | there is no reference"))
        #expect(await !verify([input]).errors.contains("::error"))
    }

    @Test func wrongRequestsAreTold() async throws {
        let input = try scene("One", in: "one.json5")
        let noFolder = await CommandRun("verify", input)
        #expect(noFolder.code == .wrongRequest)
        #expect(noFolder.errors.contains("say where they lie with --references DIR"))
        let file = await CommandRun("verify", input, "--references", input)
        #expect(file.errors.contains("is not a folder"))
        let mode = await verify([input], "--record", "mising")
        #expect(mode.errors.contains("did you mean \"missing\"?"))
        #expect(await verify([], "-o", "x").code == .wrongRequest)
    }
}
