import DisplayLists
import Foundation
import Testing

/// Font files are mapped once for all who read them.
struct FontBytesTests {
    private func scratchFile() -> String {
        FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).otf").path
    }

    @Test func oneMappingServesAll() throws {
        let path = scratchFile()
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("OTTO".utf8).write(to: URL(fileURLWithPath: path))
        let first = try #require(FontBytes.of(path: path))
        #expect(FontBytes.of(path: path) === first)
        #expect(unsafe Array(first.bytes) == Array("OTTO".utf8))
    }

    @Test func aReplacedFileIsAnother() throws {
        let path = scratchFile()
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("OTTO".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        let first = try #require(FontBytes.of(path: path))
        try Data("true".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        let second = try #require(FontBytes.of(path: path))
        #expect(unsafe Array(second.bytes) == Array("true".utf8))
        #expect(unsafe Array(first.bytes) == Array("OTTO".utf8))
    }

    @Test func whatIsNoFileIsNone() throws {
        #expect(FontBytes.of(path: "/nowhere/None.otf") == nil)
        #expect(FontBytes.of(path: NSTemporaryDirectory()) == nil)
        let path = scratchFile()
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data().write(to: URL(fileURLWithPath: path))
        #expect(FontBytes.of(path: path) == nil)
    }
}
