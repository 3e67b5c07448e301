import Foundation
import InlineSnapshotTesting
import Testing

/// How snapshots are put into source.
struct InlineSnapshotSourceTests {
    private func edited(
        _ source: String, _ text: String?, line: Int = 1, column: Int,
        syntax: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor()
    ) throws -> String {
        let file = InlineSnapshotSource(source)
        return file.applying([try file.edit(text, line: line, column: column, syntax: syntax)])
    }

    @Test func writesWhatIsMissing() throws {
        let source = """
            func testRow() {
                // assertInlineSnapshot( in a comment
                assertInlineSnapshot(of: row(")", 1), as: .lines)
            }

            """
        let expected = #"""
            func testRow() {
                // assertInlineSnapshot( in a comment
                assertInlineSnapshot(of: row(")", 1), as: .lines) {
                    """
                    Tea

                    Cups
                    """
                }
            }

            """#
        // A compiler may name the place of the name or of what follows it.
        for column in [5, 25] { #expect(try edited(source, "Tea\n\nCups", line: 3, column: column) == expected) }
    }

    @Test func replacesWhatStandsThere() throws {
        let source = #"""
              assertInlineSnapshot(
                of: row, as: .json
              ) {
                """
                old }
                """
              }
              next()
            """#
        let expected = #"""
              assertInlineSnapshot(
                of: row, as: .json
              ) {
                """
                new
                """
              }
              next()
            """#
        #expect(try edited(source, "new", column: 3) == expected)
        #expect(try edited(expected, "new", column: 3) == expected)
        #expect(
            try edited(source, nil, column: 3) == "  assertInlineSnapshot(\n    of: row, as: .json\n  )\n  next()")
    }

    @Test func replacesAnArgument() throws {
        let source = #"assertInlineSnapshot(of: row, as: .lines, matches: { "old" })"#
        #expect(
            try edited(source, "new", column: 1)
                == "assertInlineSnapshot(of: row, as: .lines, matches: {\n    \"\"\"\n    new\n    \"\"\"\n})")
        #expect(try edited(source, nil, column: 1) == "assertInlineSnapshot(of: row, as: .lines)")
    }

    @Test func keepsTabsAndNarrowLevels() throws {
        #expect(
            try edited("\tif true {\n\t\tassertInlineSnapshot(of: 1, as: .dump)\n\t}", "1", line: 2, column: 3)
                == "\tif true {\n\t\tassertInlineSnapshot(of: 1, as: .dump) {\n\t\t\t\"\"\"\n\t\t\t1\n\t\t\t\"\"\"\n\t\t}\n\t}"
        )
        #expect(
            try edited("if a {\n  assertInlineSnapshot(of: 1, as: .dump)\n}", "1", line: 2, column: 3)
                == "if a {\n  assertInlineSnapshot(of: 1, as: .dump) {\n    \"\"\"\n    1\n    \"\"\"\n  }\n}")
    }

    /// Assertions of one's own, and macros, may have several closures.
    @Test func findsTheClosureByItsLabel() throws {
        let syntax = InlineSnapshotSyntaxDescriptor(
            deprecatedTrailingClosureLabels: ["is"], trailingClosureLabel: "expands", trailingClosureOffset: 1)
        #expect(
            try edited("check { 1 }", "a", column: 1, syntax: syntax)
                == "check { 1 } expands: {\n    \"\"\"\n    a\n    \"\"\"\n}")
        for label in ["is", "expands"] {
            #expect(
                try edited("check(x) { 1 } \(label): { \"b\" } other: { 2 }", "a", column: 1, syntax: syntax)
                    == "check(x) { 1 } expands: {\n    \"\"\"\n    a\n    \"\"\"\n} other: { 2 }")
        }
    }

    @Test(arguments: [(9, 1), (1, 40), (1, 14), (2, 1)])
    func tellsWhenNothingStandsThere(line: Int, column: Int) {
        #expect(throws: InlineSnapshotRecorder.Failure.self) {
            try edited("let value = 1\n\n", "a", line: line, column: column)
        }
    }

    // MARK: Literals

    @Test(arguments: [
        ("plain \"text\"", "", "plain \"text\""), (#"a\nb"#, "#", #"a\nb"#), ("\\#(x)", "##", "\\#(x)"),
        ("\"\"\"", "#", "\"\"\""), ("\"\"\"#", "##", "\"\"\"#"), ("a\rb", "", "a\\rb"), ("\\\r", "#", "\\\\#r"),
        ("\u{1}", "", "\\u{1}"), ("end ", "", "end "),
    ])
    func escapes(text: String, hashes: String, line: String) {
        let lines = InlineSnapshotLiteral.closure(text, indentation: "", unit: " ").split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines == ["{", " \(hashes)\"\"\"", " \(line)", " \"\"\"\(hashes)", "}"])
    }

    @Test func keepsEmptyLines() {
        #expect(
            InlineSnapshotLiteral.closure("a\n\nb\n", indentation: "", unit: " ")
                == "{\n \"\"\"\n a\n\n b\n\n \"\"\"\n}")
        #expect(InlineSnapshotLiteral.closure("", indentation: "", unit: " ") == "{\n \"\"\"\n\n \"\"\"\n}")
    }
}
