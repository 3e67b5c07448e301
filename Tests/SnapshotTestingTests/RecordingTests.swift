import Foundation
import SnapshotTesting
import Testing

/// When references are written, and where.
struct RecordingTests {
    private let bench = SnapshotBench()

    @Test func whatIsMissingIsRecordedAndFailsOnce() throws {
        let first = try #require(bench.verify("one", as: .lines))
        #expect(first.contains("There was no reference. Recorded"))
        #expect(first.contains("\(bench.folder.path)/row.a.txt"))
        #expect(bench.text("row.a.txt") == "one")
        #expect(bench.verify("one", as: .lines) == nil)
    }

    @Test func neverWritesNothing() throws {
        let missing = try #require(bench.verify("one", as: .lines, record: .never))
        #expect(missing.contains("There is no reference"))
        #expect(bench.names == [])
    }

    @Test func allWritesAndAlwaysFails() {
        _ = bench.verify("one", as: .lines)
        #expect(bench.verify("one", as: .lines, record: .all)?.contains("Record mode is on") == true)
        #expect(bench.verify("two", as: .lines, record: true) != nil)
        #expect(bench.text("row.a.txt") == "two")
    }

    @Test func missingKeepsWhatDiffers() {
        _ = bench.verify("one", as: .lines)
        #expect(bench.verify("two", as: .lines, record: false) != nil)
        #expect(bench.text("row.a.txt") == "one")
    }

    @Test func failedReplacesWhatDiffersAndFailsOnce() throws {
        _ = bench.verify("one", as: .lines)
        #expect(bench.verify("one", as: .lines, record: .failed) == nil)
        let failure = try #require(bench.verify("two", as: .lines, record: .failed))
        #expect(failure.contains("- one\n+ two"))
        #expect(failure.contains("recorded in place of the reference"))
        #expect(bench.verify("two", as: .lines, record: .failed) == nil)
        #expect(bench.verify("new", as: .lines, named: "b", record: .failed) != nil)
        #expect(bench.text("row.b.txt") == "new")
    }

    @Test(arguments: ["all", "missing", "failed"])
    func aBuildServerNeverRecords(mode: String) throws {
        let record = try #require(SnapshotTestingConfiguration.Record(rawValue: mode))
        bench.environment = ["CI": "true", "SNAPSHOT_TESTING_RECORD": mode]
        let missing = try #require(bench.verify("one", as: .lines, record: record))
        #expect(missing.contains("recording is off where CI is set"))
        #expect(bench.names == [])
        bench.environment = [:]
        _ = bench.verify("one", as: .lines)
        bench.environment = ["CI": "true"]
        #expect(bench.verify("two", as: .lines, record: record)?.contains("does not match") == true)
        #expect(bench.text("row.a.txt") == "one")
        #expect(bench.verify("one", as: .lines, record: record) == nil)
    }

    @Test func theInnermostSettingCounts() {
        bench.environment = ["SNAPSHOT_TESTING_RECORD": "never"]
        #expect(bench.verify("one", as: .lines) != nil)
        #expect(bench.names == [])
        withSnapshotTesting(record: .missing) {
            #expect(bench.verify("one", as: .lines, named: "b") != nil)
            withSnapshotTesting(diffTool: "compare") {
                #expect(bench.verify("one", as: .lines, named: "c") != nil)
                #expect(bench.verify("one", as: .lines, named: "d", record: .never) != nil)
            }
        }
        #expect(bench.names == ["row.b.txt", "row.c.txt"])
        bench.environment = ["SNAPSHOT_TESTING_RECORD": "nonsense"]
        #expect(bench.verify("one", as: .lines, named: "e")?.contains("Recorded") == true)
    }

    @Test(.snapshots(record: .never)) func theTraitSetsIt() {
        #expect(bench.verify("one", as: .lines) != nil)
        #expect(bench.names == [])
    }

    @Test func asynchronousCodeKeepsTheSetting() async {
        await withSnapshotTesting(record: .never) {
            await Task.yield()
            #expect(SnapshotTestingConfiguration.current?.record == .never)
        }
    }

    @Test func namesAreCountedAndMadeSafe() {
        for _ in 0..<3 { _ = bench.verify("one", as: .lines, named: nil) }
        _ = bench.verify("one", as: .lines, named: " dark/large text! ")
        _ = bench.verify(Data([1]), as: .data, named: "bytes")
        _ = bench.verify("one", as: .lines, testName: "cell(width:height:)")
        #expect(
            bench.names == [
                "cell-width-height.a.txt", "row.1.txt", "row.2.txt", "row.3.txt", "row.bytes",
                "row.dark-large-text.txt",
            ])
    }

    @Test func failuresLieAmongTheArtifacts() throws {
        _ = bench.verify("one\ntwo", as: .lines)
        bench.environment = ["SNAPSHOT_ARTIFACTS": "\(bench.folder.path)/failed"]
        let failure = try #require(bench.verify("one\nthree", as: .lines))
        #expect(failure.contains("\(bench.folder.path)/failed/ListTests/row.a.txt"))
        #expect(bench.text("failed/ListTests/row.a.txt") == "one\nthree")
        #expect(bench.text("failed/ListTests/row.a.difference.patch") == "  one\n- two\n+ three\n")
    }

    @Test func theDifferenceToolIsNamed() throws {
        _ = bench.verify("one", as: .lines)
        let failure = try #require(
            withSnapshotTesting(diffTool: .init { "look at \($0) and \($1)" }) { bench.verify("two", as: .lines) })
        #expect(failure.contains("look at \(bench.folder.path)/row.a.txt and \(bench.folder.path)/artifacts/"))
        #expect(
            SnapshotTestingConfiguration.DiffTool.ksdiff(currentFilePath: "a", failedFilePath: "b")
                == "ksdiff \"a\" \"b\"")
    }

    /// Many tests that take the same snapshot at once leave one whole file.
    @Test func recordingAtOnceLeavesWholeFiles() async {
        let text = String(repeating: "a line of a long text\n", count: 5000)
        let folder = bench.folder
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<5 {
                        _ = SnapshotEnvironment.$replacement.withValue(SnapshotEnvironment(variables: [:])) {
                            verifySnapshot(
                                of: text, as: .lines, named: "a", record: .all, snapshotDirectory: folder.path,
                                testName: "row()")
                        }
                        if let data = FileManager.default.contents(atPath: "\(folder.path)/row.a.txt") {
                            #expect(data.count == text.utf8.count)
                        }
                    }
                }
            }
        }
        #expect(bench.names == ["row.a.txt"])
        #expect(bench.text("row.a.txt") == text)
    }

    // MARK: What is said

    @Test func aNamedSnapshotIsNamed() throws {
        _ = bench.verify("one", as: .lines)
        #expect(bench.verify("two", as: .lines)?.hasPrefix("The snapshot \"a\" does not match") == true)
    }

    @Test func whatDiffersIsToldWhereNothingCanBeKept() throws {
        _ = bench.verify("one", as: .lines)
        let file = bench.folder.appending(path: "row.a.txt")
        bench.environment = ["SNAPSHOT_ARTIFACTS": file.path]
        let failure = try #require(bench.verify("two", as: .lines))
        #expect(failure.contains("- one\n+ two\n\nThe failure was not kept: cannot write "))
        let inside = verify(record: nil, in: file.path)
        #expect(inside?.hasPrefix("The snapshot could not be recorded: cannot write ") == true)
        #expect(inside?.hasSuffix("a part of the path is not a folder — choose a path through folders") == true)
    }

    @Test func aReferenceThatCannotBeReadIsNotMissing() throws {
        let folder = bench.folder.appending(path: "row.a.txt")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        #expect(
            bench.verify("one", as: .lines) == "The reference cannot be read: \(folder.path) — it is a folder")
    }

    /// As references are kept that lie elsewhere.
    @Test func aLinkedReferenceStaysALink() throws {
        let elsewhere = bench.folder.appending(path: "elsewhere.txt")
        _ = bench.verify("one", as: .lines)
        try FileManager.default.moveItem(at: bench.folder.appending(path: "row.a.txt"), to: elsewhere)
        try FileManager.default.createSymbolicLink(
            at: bench.folder.appending(path: "row.a.txt"), withDestinationURL: elsewhere)
        #expect(bench.verify("two", as: .lines, record: .all) != nil)
        #expect(bench.text("elsewhere.txt") == "two")
        #expect(bench.verify("two", as: .lines) == nil)
    }

    @Test func aValueThatThrowsIsToldAsSuch() {
        struct Spilled: Error {}
        func tea() throws -> String { throw Spilled() }
        let failure = verifySnapshot(of: try tea(), as: .lines, named: "tea", record: .never)
        #expect(failure == "There is nothing to take a snapshot of: the value threw Spilled()")
    }

    @Test(arguments: [1]) func aTestWithArgumentsIsToldToNameItsSnapshots(number: Int) {
        let failure = bench.verify("\(number)", as: .lines, named: nil)
        #expect(failure?.hasSuffix("give the snapshot a name with named:.") == true)
        #expect(bench.verify("\(number)", as: .lines)?.contains("with named:") == false)
    }

    /// Helpers hand on what their callers may leave out.
    @Test func aTruthValueThatMayBeMissingIsTaken() {
        let none: Bool? = nil
        let (on, off): (Bool?, Bool) = (true, false)
        #expect(verify(record: none)?.contains("There was no reference") == true)
        #expect(verify(record: off) == nil)
        #expect(verify(record: on)?.contains("Record mode is on") == true)
        #expect(verify(record: none) == nil)
    }

    private func verify(record: Bool?, in folder: String? = nil) -> String? {
        SnapshotEnvironment.$replacement.withValue(SnapshotEnvironment(variables: [:])) {
            verifySnapshot(
                of: "one", as: .lines, named: "truth", record: record,
                snapshotDirectory: folder ?? bench.folder.path,
                testName: "row()")
        }
    }

    @Test func anAssertionFailsItsTest() {
        withKnownIssue {
            assertSnapshot(of: "one", as: .lines, named: "never-there", record: .never)
        } matching: {
            $0.comments.contains { $0.rawValue.contains("There is no reference") }
                && $0.sourceLocation?.fileName == "RecordingTests.swift"
        }
    }
}
