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

    @Test func aBeginningIsNearerThanSeveralOtherLetters() {
        #expect(
            Spelling.nearest(to: "iphone se", among: ["iPhone 8", "iPhone SE (1st generation)"])
                == "iPhone SE (1st generation)")
        #expect(Spelling.nearest(to: "iphone 9", among: ["iPhone 9 Plus", "iPhone 8"]) == "iPhone 8")
    }
}
