import SwiftSources
import Testing

/// Requirements that Objective-C lets a type leave out have defaults, and whoever asks for them needs no `?`.
struct OptionalRequirementTests {
    private func text(_ source: String) throws -> String { try #require(PortableSource(source).text) }

    @Test func withoutAResultTheDefaultDoesNothing() throws {
        let text = try text("@objc protocol A {\n    @objc optional func b(_ c: Int)\n}\nlet d = 1")
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines[1] == "    func b(_ c: Int) ")
        #expect(lines[2] == "}; extension A { func b(_ c: Int)  {}; }")
        #expect(lines[3] == "let d = 1")
    }

    @Test func anOptionalResultIsNil() throws {
        #expect(try text("protocol A { @objc optional func b() -> Int? }").contains("func b()  -> Int? { nil }"))
    }

    @Test func anotherResultIsThrownAndAskedForAsOptional() throws {
        let text = try text("protocol A { @objc optional func b(_ c: Int, at d: inout Int) -> String }")
        #expect(text.contains("{ @_disfavoredOverload func b(_ c: Int, at d: inout Int) throws -> String"))
        #expect(text.contains("throws -> String { throw CancellationError() }"))
        #expect(text.contains("-> (String)? { try? (b(c, at: &d) as String) }"))
    }

    @Test func propertiesAreAskedForThroughAParent() throws {
        let text = try text("public protocol A: B { @objc optional var c: Bool { get } }")
        #expect(text.hasPrefix("public protocol A: B , A_Asked { @_disfavoredOverload var c: Bool { get throws }"))
        #expect(text.contains("public protocol A_Asked {}; public extension A_Asked { var c: (Bool)? {"))
    }

    @Test func aResultMayStandOnTheNextLine() throws {
        let source = "protocol A {\n    @objc optional func b(\n        c: Int\n    ) -> Int?\n    func d()\n}"
        let lines = try text(source).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 6)
        #expect(lines[4] == "    func d()")
    }

    @Test(
        arguments: [
            ("a?.tableView?(b, c: d) ?? 1", "a?.tableView (b, c: d) ?? 1"),
            ("a.scrollViewDidScroll?(b)", "a.scrollViewDidScroll (b)"),
            ("a.onTap?(b)", nil),
            ("scrollViewDidScroll?(b)", nil),
            ("a ? (b) : c", nil),
        ] as [(String, String?)])
    func namesThatMayNotBeThereAre(source: String, expected: String?) {
        #expect(PortableSource(source).text == expected)
    }

    @Test func oneFileAsksForWhatAnotherOneDeclares() {
        let requirements = OptionalRequirements(in: ["protocol A { @objc optional func finish(b: Int) }"])
        #expect(PortableSource("a.finish?(b: 1)", requirements: requirements).text == "a.finish (b: 1)")
        #expect(PortableSource("a.finish?(b: 1)").text == nil)
    }

    @Test(arguments: ["protocol", "protocol A {", "protocol A { optional }", "protocol A { @objc optional func", "p"])
    func unfinishedCodeStaysWhatItIs(source: String) {
        _ = PortableSource(source).text
    }
}
