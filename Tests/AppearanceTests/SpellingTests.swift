import Appearance
import Testing

struct SpellingTests {
    private let names = ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain", "disclosureIndicator"]

    @Test(arguments: [
        ("insetgrouped", "insetGrouped"), ("plian", "plain"), ("groupd", "grouped"), ("sidebr", "sidebar"),
        ("discl", "disclosureIndicator"), ("disclosureIndictaor", "disclosureIndicator"),
    ])
    func proposesWhatWasMeant(word: String, meant: String) {
        #expect(Spelling.nearest(to: word, among: names) == meant)
    }

    @Test(arguments: ["", "x", "purple", "compositional", String(repeating: "grouped", count: 100)])
    func proposesNothingFarFetched(word: String) {
        #expect(Spelling.nearest(to: word, among: names) == nil)
    }

    @Test func doesNotCompleteWhatCouldBeTwoNames() {
        #expect(Spelling.nearest(to: "sid", among: ["sidebarList", "sidebarPlainList"]) == nil)
    }
}
