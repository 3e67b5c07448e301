import Foundation
import Testing

/// Runs every file in `Cases`.
@Suite struct LayoutCaseTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")

    static let files: [String] = {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).filter { $0.hasSuffix(".layout") }.sorted()
    }()

    @Test(arguments: files) func layoutIsAsExpected(file: String) throws {
        let source = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
        let (expectations, failures) = try LayoutCase.run(source)
        #expect(expectations > 0, "\(file) expects nothing")
        for failure in failures { Issue.record("\(file), \(failure)") }
    }

    @Test func thereAreCases() {
        #expect(Self.files.count >= 20)
    }
}
