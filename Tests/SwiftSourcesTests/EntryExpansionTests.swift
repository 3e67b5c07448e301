import SwiftSources
import Testing

struct EntryExpansionTests {
    private func peer(_ declaration: String) -> String {
        EntryExpansion.text(of: declaration, role: .peer).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test func variablesAreReadAndWrittenUnderAKey() {
        let text = EntryExpansion.text(of: "@Entry public var color: Color = .red", role: .accessor)
        #expect(text.contains("get { self[__Key_color.self] }"))
        #expect(text.contains("set { self[__Key_color.self] = newValue }"))
    }

    @Test(arguments: [
        ("@Entry var a: Int = 1", "private struct __Key_a: EnvironmentKey { static var defaultValue: Int { 1 } }"),
        (
            "@Entry public var b = \"x = :\"",
            "private struct __Key_b: EnvironmentKey { static let defaultValue = \"x = :\" }"
        ),
        (
            "@Entry var c: String?",
            "private struct __Key_c: EnvironmentKey { static var defaultValue: String? { nil } }"
        ),
        (
            "@Entry var d: (Int) -> [String: Int] = { _ in [:] }",
            "private struct __Key_d: EnvironmentKey { static var defaultValue: (Int) -> [String: Int] { { _ in [:] } } }"
        ),
        (
            "@Entry /* var x = 2 */ var `e` = 1 // = one",
            "private struct __Key_e: EnvironmentKey { static let defaultValue = 1 // = one }"
        ),
        (
            "@Entry var f: Box<Int> = Box(1)",
            "private struct __Key_f: EnvironmentKey { static var defaultValue: Box<Int> { Box(1) } }"
        ),
    ])
    func keysHaveTheFirstValue(declaration: String, expected: String) {
        #expect(peer(declaration) == expected)
    }

    /// The brace stands on a line of its own, behind whatever ends the value.
    @Test func commentsEndWithTheirLine() {
        #expect(EntryExpansion.text(of: "@Entry var a = 1 // one", role: .peer).hasSuffix("// one\n\n}"))
    }

    @Test(arguments: ["", "var", "func a() {}", "@Entry let a = 1", "@Entry var", "@Entry var :="])
    func whatIsNoVariableIsLeft(declaration: String) {
        #expect(EntryExpansion.text(of: declaration, role: .peer) == "")
    }
}
