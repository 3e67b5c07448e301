import Comparison
import Foundation
import Testing

/// What build servers, viewers and workflows read.
struct ReportFormTests {
    private static func entry(
        _ name: String, _ state: PictureReport.State, _ fill: (inout PictureReport.Entry) -> Void = { _ in }
    ) -> PictureReport.Entry {
        var entry = PictureReport.Entry(name: name, state: state, input: "scenes/\(name).json5")
        fill(&entry)
        return entry
    }

    private let report = PictureReport(
        title: "galley verify",
        entries: [
            entry("inbox", .changed) {
                $0.changes = ["section 0 / text \"<On>\" became \"Off\"", "section 0 / item 1 vanished"]
                $0.pixels = PictureReport.Pixels(count: 1, share: 0.5, delta: 9, x: 1, y: 2, width: 3, height: 4)
                $0.expectedPath = "References/inbox.png"
                $0.actualPath = "out/actual/inbox.png"
                $0.differencePath = "out/diff/inbox.png"
            },
            entry("fresh", .new) {
                $0.messages = ["there is no reference"]
                $0.actualPath = "out/actual/fresh.png"
            },
            entry("kept", .new) {
                $0.isRecorded = true
                $0.expectedPath = "References/kept.png"
            },
            entry("broken", .failed) { $0.messages = ["scenes/broken.json5:3:5: unknown key", "second"] },
            entry("same", .equal) { $0.expectedPath = "References/same.png" },
            entry("gone", .orphaned) {
                $0.input = nil
                $0.expectedPath = "References/gone.png"
            },
        ])

    @Test func junitTellsFailuresErrorsAndSkippedApart() {
        let text = JUnitReport(report).text
        let counts = "tests=\"6\" failures=\"2\" errors=\"1\" skipped=\"1\""
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites \(counts)>
                  <testsuite name="galley verify" \(counts)>
                    <testcase classname="galley.verify" name="inbox" file="scenes/inbox.json5">
                      <failure message="section 0 / text &quot;&lt;On&gt;&quot; became &quot;Off&quot; — and 1 more" type="changed">section 0 / text &quot;&lt;On&gt;&quot; became &quot;Off&quot;&#10;section 0 / item 1 vanished&#10;1 pixel differs within 3×4 at 1, 2&#10;reference: References/inbox.png&#10;actual: out/actual/inbox.png&#10;difference: out/diff/inbox.png</failure>
                    </testcase>
                    <testcase classname="galley.verify" name="fresh" file="scenes/fresh.json5">
                      <failure message="there is no reference" type="new">there is no reference&#10;actual: out/actual/fresh.png</failure>
                    </testcase>
                    <testcase classname="galley.verify" name="kept" file="scenes/kept.json5"/>
                    <testcase classname="galley.verify" name="broken" file="scenes/broken.json5">
                      <error message="scenes/broken.json5:3:5: unknown key" type="failed">scenes/broken.json5:3:5: unknown key&#10;second</error>
                    </testcase>
                    <testcase classname="galley.verify" name="same" file="scenes/same.json5"/>
                    <testcase classname="galley.verify" name="gone">
                      <skipped message="no picture belongs to this reference"/>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    /// The report and the exit code agree.
    @Test func junitFailsOrphansWhereTheyFailTheRun() {
        var orphan = PictureReport.Entry(name: "old", state: .orphaned)
        orphan.messages = ["nobody draws it"]
        let report = PictureReport(title: "t", entries: [orphan])
        #expect(JUnitReport(report).text.contains("failures=\"0\" errors=\"0\" skipped=\"1\""))
        let strict = JUnitReport(report, failsOrphans: true).text
        #expect(strict.contains("failures=\"1\" errors=\"0\" skipped=\"0\""))
        #expect(strict.contains("<failure message=\"nobody draws it\" type=\"orphaned\">"))
    }

    @Test func junitHoldsNoCharacterThatXMLForbids() {
        let text = JUnitReport(PictureReport(title: "a\u{1}b\u{FFFE}", entries: [])).text
        #expect(text.contains("name=\"a\u{FFFD}b\u{FFFD}\""))
    }

    private struct Reg: Decodable {
        var failedItems, newItems, deletedItems, passedItems, errorItems: [String]
        var expectedItems, actualItems, diffItems: [String]
        var actualDir, expectedDir, diffDir: String
    }

    @Test func viewersOfRegCLIFindEveryPicture() throws {
        let folders = RegReport.Folders(actual: "./actual", expected: "../References", difference: "./diff")
        let reg = try JSONDecoder().decode(Reg.self, from: Data(RegReport(report, folders: folders).text.utf8))
        #expect(reg.failedItems == ["inbox.png"])
        #expect(reg.newItems == ["fresh.png", "kept.png"])
        #expect(reg.deletedItems == ["gone.png"])
        #expect(reg.passedItems == ["same.png"])
        #expect(reg.errorItems == ["broken.png"])
        #expect(reg.expectedItems == ["inbox.png", "kept.png", "same.png", "gone.png"])
        #expect(reg.actualItems == ["inbox.png", "fresh.png"])
        #expect(reg.diffItems == ["inbox.png"])
        #expect([reg.actualDir, reg.expectedDir, reg.diffDir] == ["./actual", "../References", "./diff"])
    }

    /// Pictures that are gone when somebody reads of them are not told.
    @Test func whatIsKeptForTheReportAloneIsNotTold() {
        var report = report
        report.entries[0].isKeptForReportOnly = true
        let folders = RegReport.Folders(actual: "", expected: "", difference: "")
        let forms = [
            JUnitReport(report).text, RegReport(report, folders: folders).text, report.entries[0].json,
        ]
        #expect(!forms.contains { $0.contains("out/actual/inbox") || $0.contains("out/diff") })
        #expect(report.entries[0].json.contains("\"reference\": \"References/inbox.png\""))
        report.entries[0].isRecorded = true
        #expect(!report.entries[0].json.contains("References"))
    }

    @Test func annotationsStandAtTheirPlace() {
        var report = report
        report.entries[0].input = "/build/scenes/50%,a:b.json5"
        #expect(
            WorkflowReport(report, workspace: "/build").annotations == [
                "::error file=scenes/50%25%2Ca%3Ab.json5,line=1,title=inbox is changed::section 0 / text \"<On>\" became "
                    + "\"Off\"%0Asection 0 / item 1 vanished",
                "::error file=scenes/fresh.json5,line=1,title=fresh is new::there is no reference",
                "::error file=scenes/broken.json5,line=3,col=5,title=broken failed::scenes/broken.json5:3:5: unknown key"
                    + "%0Asecond",
            ])
    }

    @Test func noMoreAnnotationsThanAreShown() {
        let entries = (0..<30).map { Self.entry("\($0)", .new) }
        #expect(WorkflowReport(PictureReport(title: "", entries: entries)).annotations.count == 10)
    }

    @Test func theSummaryIsATable() {
        #expect(
            WorkflowReport(report).summary == """
                ### galley verify: 1 changed, 1 new, 1 failed, 1 orphaned, 1 equal, 1 recorded

                | picture | | what |
                | --- | --- | --- |
                | inbox | changed | section 0 / text "&lt;On&gt;" became "Off" — and 1 more |
                | fresh | new | there is no reference |
                | kept | new, recorded | there is no reference |
                | broken | failed | scenes/broken.json5:3:5: unknown key |
                | gone | orphaned | no picture belongs to this reference |


                """)
        let many = PictureReport(title: "", entries: (0..<150).map { Self.entry("\($0)", .new) })
        #expect(WorkflowReport(many).summary.contains("\n… and 50 more.\n"))
    }
}
