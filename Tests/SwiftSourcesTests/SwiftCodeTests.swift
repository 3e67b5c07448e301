import SwiftSources
import Testing

/// What is code and what only looks like it.
struct SwiftCodeTests {
    @Test(arguments: [
        (#"a // "b" { "#, #"a          "#),
        ("a /* b /* { */ \" */ c", "a                   c"),
        (##"x("#Preview { }", y)"##, #"x("            ", y)"#),
        (#"x("\"{", y)"#, #"x("   ", y)"#),
        (#"x("a\(b("c{") + d)e")"#, #"x(" \(b("  ") + d) ")"#),
        (##"x(#"a"b\(c)"#, y)"##, ##"x(#"       "#, y)"##),
        (##"x(#"a\#(b)"#)"##, ##"x(#" \#(b)"#)"##),
        ("x(\"\"\"\n \"{\"\n \"\"\") {", "x(\"\"\"\n    \n \"\"\") {"),
        (#"x(#/"{/#) {"#, "x(      ) {"),
        ("`class` \"a\nb", "`class` \" \nb"),
        ("a /* b", "a     "),
        ("é // é", "é      "),
    ])
    func whatIsNoCodeIsBlank(source: String, code: String) {
        #expect(SwiftCode(source).blanked == code)
        #expect(SwiftCode(source).blanked.utf8.count == source.utf8.count)
    }

    @Test func typesAreFoundByWhatTheyAdopt() {
        let source = """
            // struct A: PreviewProvider {}
            let text = "struct B: PreviewProvider {"
            #if DEBUG
            struct C_Previews: PreviewProvider {
                struct D<T>: Equatable {}
            }
            #endif
            extension Outer.E : Sendable,
                SwiftUI.PreviewProvider {}
            struct F: PreviewProviderLike {}
            final class G<T: PreviewProvider>: Base, PreviewProvider where T: Any {}
            struct H {} let x: PreviewProvider
            """
        let found = SwiftCode(source).types(that: "PreviewProvider")
        #expect(found.map(\.name) == ["C_Previews", "E", "G"])
        #expect(found.map(\.line) == [4, 8, 11])
    }

    @Test func aPreviewBecomesATypeThatMakesIt() {
        let text = PreviewExpansion.text(
            of: " // #1\n\n  #Preview(\"a \\\"b\", traits: .portrait) { View(\"}\") }", fileID: "App/A \"b\".swift",
            line: 3, column: 7, discriminator: "$s1A")
        #expect(
            text == """
                struct $s1A7PreviewfMu_: PreviewRegistry {
                    static var fileID: String { "App/A \\"b\\".swift" }
                    static var line: Int { 5 }
                    static var column: Int { 3 }
                    @MainActor static func makePreview() throws -> MadePreview {
                        MadePreview("a \\"b", traits: .portrait) { View("}") }
                    }
                }
                """)
    }

    @Test func aPreviewWithoutArgumentsKeepsItsBody() {
        let text = PreviewExpansion.text(
            of: " #Preview {\n  A()\n}", fileID: "App/A.swift", line: 3, column: 7, discriminator: "$s")
        #expect(text.contains("MadePreview {\n  A()\n}\n"))
        #expect(text.contains("line: Int { 3 }"))
        #expect(text.contains("column: Int { 8 }"))
    }
}
