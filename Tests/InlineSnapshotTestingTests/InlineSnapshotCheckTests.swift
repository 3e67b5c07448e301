import Foundation
import InlineSnapshotTesting
import Testing

/// What an assertion says, and what it leaves in the source.
final class InlineSnapshotCheckTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "inline-\(UUID().uuidString).swift")
    private let recorder = InlineSnapshotRecorder()
    private static let source =
        "check()\nassertInlineSnapshot(of: a, as: .lines)\nassertInlineSnapshot(of: b, as: .lines)\n"

    init() throws { try Data(Self.source.utf8).write(to: file) }

    deinit { try? FileManager.default.removeItem(at: file) }

    private var text: String {
        FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private func run(
        _ value: String?, _ expected: String?, line: Int = 2, record: SnapshotTestingConfiguration.Record
    ) -> String? {
        let check = InlineSnapshotCheck(
            record: record, timeout: 1, syntax: InlineSnapshotSyntaxDescriptor(),
            place: InlineSnapshotPlace(file: file.path, line: line, column: 1), function: "row()", recorder: recorder)
        return check.run({ value }, as: .lines, expected: expected.map { text in { text } })
    }

    @Test func comparesInEveryMode() {
        for record in [SnapshotTestingConfiguration.Record.never, .missing, .failed] {
            #expect(run("a", "a", record: record) == nil)
            #expect(run(nil, nil, record: record) == nil)
        }
        let failure = run("b", "a", record: .missing) ?? ""
        #expect(failure.contains("does not match") && failure.contains("- a\n+ b"), "\(failure)")
        #expect(run(nil, "a", record: .missing)?.contains("the value is nil") == true)
        #expect(run("a", nil, record: .never)?.contains("recording is off") == true)
        #expect(text == Self.source)
    }

    /// Places stay those that the compiler saw, whatever was written above them meanwhile.
    @Test func writesSeveralSnapshotsIntoOneFile() {
        #expect(run("one", nil, line: 2, record: .missing)?.contains("Wrote it into the source") == true)
        #expect(run("two\n", nil, line: 3, record: .missing)?.contains("row()") == true)
        #expect(
            text == "check()\nassertInlineSnapshot(of: a, as: .lines) {\n    \"\"\"\n    one\n    \"\"\"\n}\n"
                + "assertInlineSnapshot(of: b, as: .lines) {\n    \"\"\"\n    two\n\n    \"\"\"\n}\n")
    }

    @Test func writesWhatFailsOnDemandAlone() {
        #expect(run("new", "old", record: .failed)?.contains("was written into the source") == true)
        #expect(text.contains("    new\n"))
        #expect(run("a", "a", line: 3, record: .all)?.contains("Record mode is on") == true)
        #expect(text.contains("    a\n"))
    }

    @Test func holdsOneSnapshotAPlace() {
        _ = run("one", nil, record: .missing)
        #expect(run("one", nil, record: .missing)?.contains("Wrote it") == true)
        #expect(run("two", nil, record: .missing)?.contains("another snapshot before") == true)
        #expect(text.contains("one") && !text.contains("two"))
    }

    @Test func leavesAloneWhatOthersChanged() throws {
        _ = run("one", nil, record: .missing)
        try Data("// mine\n".utf8).write(to: file)
        #expect(run("two", nil, line: 3, record: .missing)?.contains("was changed while its tests ran") == true)
        #expect(text == "// mine\n")
        #expect(run("x", nil, line: 99, record: .all)?.contains("There is no assertion at line 99") == true)
    }

    @Test func aBuildServerWritesNothing() {
        SnapshotEnvironment.$replacement.withValue(SnapshotEnvironment(variables: ["CI": "true"])) {
            #expect(SnapshotTestingConfiguration.Record.inForce(.all) == .never)
        }
    }
}
