import Foundation
import GalleyCommand
import Testing

/// What `inspect --why` says of sizes.
@MainActor struct InspectCommandTests {
    private let folder: TemporaryFolder
    private let input: String

    init() throws {
        folder = try TemporaryFolder()
        input = try folder.write(
            """
            { traits: { size: { width: 300, height: 400 }, scale: 2 }, list: { appearance: "plain" },
              sections: [
                { header: "Head", items: [{ text: "One" }, { text: "Two" }] },
                { header: "Cards", items: [{ text: "A" }, { text: "B and more words than one line holds" }],
                  layout: { group: { direction: "horizontal",
                    size: { width: { fractionalWidth: 1 }, height: { estimated: 50 } },
                    items: [{ size: { width: { fractionalWidth: 0.5 },
                                      height: { uniformAcrossSiblings: 50 } } }] } } },
                { items: [{ text: "Fixed" }],
                  layout: { group: { direction: "horizontal",
                    size: { width: { fractionalWidth: 1 }, height: { absolute: 60 } },
                    items: [{ size: { width: { absolute: 80 }, height: { fractionalHeight: 0.5 } } }] } } },
              ] }
            """, to: "sizes.json5")
    }

    private func why(_ path: String, _ more: String...) async -> CommandRun {
        await CommandRun(words: ["inspect", input, "--why", path] + more)
    }

    @Test func rowsOfListsAreMeasured() async {
        let run = await why("section 0/item 1")
        #expect(run.code == .done)
        #expect(
            run.text == """
                section 0/item 1 [cell]
                  width: final 300 (the section's box)
                  height: estimate 52 → preferred 52 → final 52 (as measured)

                """)
    }

    @Test func siblingsDecideTogether() async {
        let run = await why("section 1/item 0")
        let lines = run.text.split(separator: "\n")
        #expect(lines[1] == "  width: fractionalWidth(0.5): final 150 (0.5 of the width 300, down to a pixel)")
        #expect(lines[2].hasPrefix("  height: uniformAcrossSiblings(estimate: 50): estimate 50 → preferred "))
        #expect(lines[2].hasSuffix(" (as large as the largest sibling)"))
    }

    @Test func declaredSizesNameTheirWhole() async {
        let run = await why("section 2/item 0")
        #expect(
            run.text == """
                section 2/item 0 [cell]
                  width: absolute(80): final 80 (absolute)
                  height: fractionalHeight(0.5): final 30 (0.5 of the height 60, down to a pixel)

                """)
    }

    @Test func headersOfListsAndOfGroupsAreExplained() async {
        let list = await why("section 0/header")
        #expect(list.text.hasPrefix("section 0/header [header]\n  width: final 300 (the section's box)\n"))
        #expect(list.text.contains(" → final "))
        let cards = await why("section 1/header")
        #expect(cards.text.contains("height: estimated(44): estimate 44 → preferred "))
        #expect(cards.text.hasSuffix(" (as measured)\n"))
    }

    @Test func aPartOfAnElementStandsForTheElement() async {
        let part = await why("section 0/item 1/text")
        let element = await why("section 0/item 1")
        #expect(part.text == element.text)
    }

    @Test func programsReadJSON() async throws {
        let run = await why("section 0/item 1", "--format", "json")
        #expect(
            run.text == """
                {
                  "path": "section 0/item 1",
                  "role": "cell",
                  "width": { "final": 300, "reason": "the section's box" },
                  "height": { "estimate": 52, "preferred": 52, "final": 52, "reason": "as measured" }
                }

                """)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.output)) }
    }

    @Test(arguments: [
        ("section 0/itme 1", #"nothing shows at "section 0/itme 1" — did you mean "section 0/item 1"?"#),
        ("section 0/item 7", #"nothing shows at "section 0/item 7" — did you mean "section 0/item 0"?"#),
    ])
    func anUnknownPathNamesTheNearest(path: String, message: String) async {
        let run = await why(path)
        #expect(run.code == .nothingMatched)
        #expect(run.errors == "galley: error: \(input): \(message)\n")
        #expect(run.output.isEmpty)
    }

    @Test func noPathNoExplanation() async {
        let run = await CommandRun("inspect", input, "--why")
        #expect(run.code == .wrongRequest)
        #expect(run.errors == "galley: error: --why needs a value: --why PATH\n")
    }
}
