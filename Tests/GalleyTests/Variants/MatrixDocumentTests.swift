import Galley
import Testing

/// Matrices that are written in files.
struct MatrixDocumentTests {
    private func read(_ text: String) throws -> VariantMatrix {
        try MatrixDocument.read(Array(text.utf8), file: "m.json5", into: VariantMatrix())
    }

    @Test func axesExclusionsAndInclusionsAreRead() throws {
        let matrix = try read(
            """
            {
              include: [{ style: "dark", scale: 3 }],   // axes may stand below
              exclude: { contentSize: ["small"], style: "dark" },
              axes: { style: ["light", "dark"], "content-size": ["small", "large"], iOS: 26, scale: [1, 2],
                      "section 0/item 2/text": ["Short", "5", "[x", 7, true] },
              pairwise: true,
            }
            """)
        #expect(matrix.axes.map(\.name) == ["style", "contentSize", "iOS", "scale", "section 0/item 2/text"])
        #expect(matrix.axes.map(\.values).prefix(4) == [["light", "dark"], ["small", "large"], ["26"], ["1", "2"]])
        // A text that would be read as something else is quoted.
        #expect(matrix.axes[4].values == ["Short", "\"5\"", "\"[x\"", "7", "true"])
        #expect(matrix.exclusions == [[1: ["small"], 0: ["dark"]]])
        #expect(matrix.inclusions == [[0: ["dark"], 3: ["3"]]])
        #expect(matrix.isPairwise)
    }

    @Test func allStandsForEveryValue() throws {
        let matrix = try read("{ axes: { contentSize: 'all', direction: ['all'] } }")
        #expect(matrix.axes[0].values.count == 12)
        #expect(matrix.axes[1].values == ["ltr", "rtl"])
    }

    @Test(arguments: [
        ("[", "m.json5:1:2"), ("3", "m.json5:1:1: this is no matrix"), ("{ axis: {} }", "did you mean \"axes\"?"),
        ("{ axes: { style: ['drak'] } }", "m.json5:1:19: unknown value \"drak\" — did you mean \"dark\"?"),
        ("{ axes: { stile: ['dark'] } }", "there is no axis \"stile\" — did you mean \"style\"?"),
        ("{ axes: { style: [] } }", "there are no values"),
        ("{ axes: { style: null } }", "this is no value of an axis"),
        ("{ axes: { style: ['dark'] }, exclude: [{ scale: 1 }] }", "there is no axis \"scale\""),
        ("{ axes: { style: ['dark'] }, exclude: [{ style: 'light' }] }", "style has no value \"light\""),
        ("{ exclude: [{}] }", "this selects nothing"), ("{ pairwise: 1 }", "no truth value"),
    ])
    func faultsNameTheirPlace(text: String, message: String) {
        let failure = #expect(throws: VariantPlan.Failure.self) { try read(text) }
        #expect(failure?.messages.contains { $0.contains(message) } == true, "\(failure?.messages ?? [])")
        #expect(failure?.messages.allSatisfy { $0.hasPrefix("m.json5:") && $0.contains(" — ") } == true)
    }
}
