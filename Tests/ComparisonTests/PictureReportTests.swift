import Comparison
import Foundation
import Testing

/// The report page's own parts: what it says and which pictures it carries. How it behaves in a browser is checked by
/// `tools/check-report`.
struct PictureReportTests {
    private final class Folder {
        let path = FileManager.default.temporaryDirectory.appending(path: "galley-report-\(UUID().uuidString)").path

        init() throws {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func file(_ name: String, _ text: String) throws -> String {
            try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
            return "\(path)/\(name)"
        }
    }

    /// What the page's script reads.
    private struct PageData: Decodable, Equatable {
        struct Entry: Decodable, Equatable {
            var name: String
            var state: String
            var group: Int?
            var words: [String]
            var message: String?
            var pixels: Int?
            var bounds: [Int]?
            var expected: Int?
            var actual: Int?
            var expectedPath: String?
            var expectedLink: String?
            var actualLink: String?
        }

        var title: String
        var counts: [String: Int]
        var entries: [Entry]
    }

    private struct Page {
        var text: String
        var data: PageData

        init(_ report: PictureReport, budget: Int = PictureReport.standardBudget) throws {
            var bytes: [UInt8] = []
            report.writeHTML(budget: budget, link: { "../\($0.split(separator: "/").last ?? "")" }) { bytes += $0 }
            text = String(decoding: bytes, as: UTF8.self)
            let start = try #require(text.range(of: "<script type=\"application/json\" id=\"data\">"))
            let end = try #require(text[start.upperBound...].range(of: "</script>"))
            data = try JSONDecoder().decode(
                PageData.self, from: Data(text[start.upperBound..<end.lowerBound].utf8))
        }

        /// The pictures it carries, decoded.
        var pictures: [String] {
            text.matches(of: #/<script type="text\/plain" id="image-\d+">([^<]*)<\/script>/#).map { match in
                String(decoding: Data(base64Encoded: String(match.1)) ?? Data(), as: UTF8.self)
            }
        }
    }

    private func changed(
        _ name: String, _ change: String, _ expected: String? = nil, _ actual: String? = nil
    ) -> PictureReport.Entry {
        var entry = PictureReport.Entry(name: name, state: .changed, input: "\(name).json5")
        entry.changes = [change]
        entry.pixels = PictureReport.Pixels(count: 12, share: 0.00001, delta: 3.5, x: 1, y: 2, width: 3, height: 4)
        entry.expectedPath = expected
        entry.actualPath = actual
        return entry
    }

    @Test func anEmptyReportIsAWholePage() throws {
        let page = try Page(PictureReport(title: "Nothing"))
        #expect(page.text.hasPrefix("<!doctype html>"))
        #expect(page.text.hasSuffix("</html>\n"))
        #expect(page.data.entries.isEmpty)
        #expect(!page.text.contains("/*DATA*/") && !page.text.contains("<!--IMAGES-->"))
        #expect(page.data.counts == ["changed": 0, "new": 0, "failed": 0, "orphaned": 0, "equal": 0])
    }

    /// No text, however it reads, ends the script element that it stands in.
    @Test func namesAndWordsCannotBreakThePage() throws {
        let hostile = "</script><script>alert(1)</script><!-- \u{2028} \" \\ \u{0}"
        let page = try Page(PictureReport(title: hostile, entries: [changed(hostile, hostile)]))
        #expect(page.data.title == hostile)
        #expect(page.data.entries[0].name == hostile)
        #expect(page.data.entries[0].words == [hostile])
        #expect(!page.text.contains("<script>alert"))
    }

    @Test func identicalDifferencesAreOneGroup() throws {
        var noWords = changed("d", "")
        noWords.changes = []
        noWords.remark = "expected 1×1 pixels, got 2×2"
        var elsewhere = noWords
        elsewhere.pixels?.x = 9
        let entries = [
            changed("a", "moved"), changed("b", "grew"), changed("c", "moved"), noWords, elsewhere,
            PictureReport.Entry(name: "f", state: .equal),
        ]
        let page = try Page(PictureReport(title: "", entries: entries))
        #expect(page.data.entries.map(\.group) == [0, 1, 0, 2, 3, nil])
        #expect(page.data.entries[3].words == ["expected 1×1 pixels, got 2×2"])
        #expect(page.data.entries[0].bounds == [1, 2, 3, 4])
    }

    @Test func whatWantsLookingAtComesFirst() throws {
        let states: [PictureReport.State] = [.equal, .orphaned, .failed, .new, .changed]
        let entries = states.map { PictureReport.Entry(name: $0.rawValue, state: $0) }
        let page = try Page(PictureReport(title: "", entries: entries))
        #expect(page.data.entries.map(\.state) == ["changed", "new", "failed", "orphaned", "equal"])
    }

    @Test func equalBytesAreCarriedOnce() throws {
        let folder = try Folder()
        let (old, new) = (try folder.file("old", "old picture"), try folder.file("new", "new picture"))
        let copy = try folder.file("copy", "old picture")
        let page = try Page(
            PictureReport(title: "", entries: [changed("a", "x", old, new), changed("b", "y", copy, new)]))
        #expect(page.pictures == ["old picture", "new picture"])
        #expect(page.data.entries.map(\.expected) == [0, 0])
        #expect(page.data.entries.map(\.actual) == [1, 1])
    }

    @Test func oneOfEachDifferenceComesBeforeTheRest() throws {
        let folder = try Folder()
        var entries: [PictureReport.Entry] = []
        for (index, change) in ["x", "x", "x", "y"].enumerated() {
            entries.append(
                changed(
                    "\(index)", change, try folder.file("\(index)e", "expected \(index)"),
                    try folder.file("\(index)a", "actual \(index)")))
        }
        // Room for two pairs: 10 and 8 bytes are 16 and 12 in base 64.
        let page = try Page(PictureReport(title: "", entries: entries), budget: 60)
        #expect(page.pictures == ["expected 0", "actual 0", "expected 3", "actual 3"])
        #expect(page.data.entries.map(\.expected) == [0, nil, nil, 2])
        // What is left out is told by its path.
        #expect(page.data.entries[1].expectedPath?.hasSuffix("/1e") == true)
        #expect(page.data.entries.map(\.expectedLink) == [nil, "../1e", "../2e", nil])
        #expect(page.data.entries.map(\.actualLink) == [nil, "../1a", "../2a", nil])
    }

    @Test func aPictureThatIsGoneIsLeftOut() throws {
        let page = try Page(PictureReport(title: "", entries: [changed("a", "x", "/nowhere/a.png", nil)]))
        #expect(page.pictures.isEmpty)
        #expect(page.data.entries[0].expected == nil)
    }

    @Test func theSameReportGivesTheSameBytes() throws {
        let folder = try Folder()
        let report = PictureReport(
            title: "t", entries: [changed("a", "x", try folder.file("e", "1"), try folder.file("a", "2"))])
        #expect(try Page(report).text == Page(report).text)
        let copy = try JSONDecoder().decode(PictureReport.self, from: JSONEncoder().encode(report))
        #expect(copy == report)
    }
}
