import DisplayLists
import Foundation
import Testing
import Typesetting

@Suite struct ScriptTests {
    let bench: Bench

    init() throws {
        bench = try Bench()
    }

    @Test(arguments: [
        ("日本語テキスト", nil, "NotoSansCJKjp-Regular"), ("骨", "ja", "NotoSansCJKjp-Regular"),
        ("骨", "zh-Hans-CN", "NotoSansCJKsc-Regular"), ("骨", "zh-Hant", "NotoSansCJKtc-Regular"),
        ("骨", "zh-TW", "NotoSansCJKtc-Regular"), ("骨", "zh-HK", "NotoSansCJKhk-Regular"),
        ("骨", "ko", "NotoSansCJKkr-Regular"), ("骨", nil, "NotoSansCJKsc-Regular"),
        ("骨", "de", "NotoSansCJKsc-Regular"), ("한국어", nil, "NotoSansCJKkr-Regular"),
        ("مرحبا", nil, "NotoSansArabic-Regular"), ("שלום", nil, "NotoSansHebrew-Regular"),
        ("ไทย", nil, "NotoSansThai-Regular"), ("नमस्ते", nil, "NotoSansDevanagari-Regular"),
        ("Привет", nil, "Inter-Regular"), ("Ελληνικά", nil, "Inter-Regular"), ("བོད", nil, "NotoSerifTibetan-Regular"),
    ])
    func everyScriptHasItsFace(text: String, language: String?, face: String) {
        let set = bench.set(text) { $0.language = language }
        #expect(Set(set.faces) == [face])
        #expect(set.glyphs.allSatisfy { $0.id != 0 })
    }

    @Test func boldTextFallsBackToBoldFaces() {
        #expect(bench.set("مرحبا", weight: .semibold).faces == ["NotoSansArabic-Bold"])
        #expect(bench.set("日本", weight: .bold).runs[0].face.path.hasSuffix("NotoSansCJK-Bold.ttc"))
        #expect(bench.set("日本", weight: .medium).runs[0].face.path.hasSuffix("NotoSansCJK-Regular.ttc"))
    }

    @Test func arabicLettersJoin() {
        let joined = bench.set("ببب").glyphs.map(\.id)
        let alone = bench.set("ب").glyphs.map(\.id)
        #expect(joined.count >= 3)
        #expect(Set(joined).count > 1)
        #expect(!joined.contains(alone[0]))
    }

    @Test func lettersJoinAcrossAStyleChange() {
        func span(_ text: String, _ style: Int) -> Paragraph.Span {
            .init(text: text, font: FontDescription(size: 17), style: style)
        }
        let whole = bench.set("ببب").glyphs.map(\.id)
        let parts = bench.typesetter.typeset(Paragraph(spans: [span("ب", 1), span("بب", 2)]), width: nil)
        #expect(parts.glyphs.map(\.id) == whole)
        #expect(parts.runs.map(\.style) == [2, 1])
    }

    @Test func rightToLeftTextRunsFromTheRight() {
        let set = bench.set("אבג")
        let xs = set.glyphs.map(\.x)
        #expect(xs == xs.sorted())
        #expect(bench.set("א").glyphs[0].id == set.glyphs.last?.id)
    }

    @Test(arguments: [
        ("abc שלום def", Paragraph.Direction.leftToRight, ["abc ", "שלום", " def"]),
        ("abc שלום def", .natural, ["abc ", "שלום", " def"]),
        ("abc שלום def", .rightToLeft, ["def", " ", "שלום", " ", "abc"]),
        ("שלום 123 עולם", .natural, ["עולם", " ", "123", " ", "שלום"]),
    ])
    func runsStandInVisualOrder(text: String, direction: Paragraph.Direction, runs: [String]) {
        let set = bench.set(text) { $0.direction = direction }
        #expect(set.runs.map(\.text) == runs)
        #expect(set.texts == [text])
        let sum = set.runs.reduce(0) { $0 + $1.width }
        #expect(isClose(sum, set.size.width))
    }

    @Test func bracketsMirrorInRightToLeftText() {
        let left = bench.set("(").glyphs[0].id
        let right = bench.set(")").glyphs[0].id
        let set = bench.set("(א)")
        #expect(set.glyphs.first?.id == left)
        #expect(set.glyphs.last?.id == right)
        #expect(set.runs.first?.text == ")")
    }

    @Test(arguments: ["👩‍❤️‍👨", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "❤️", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "☀"])
    func anEmojiIsOneGlyph(emoji: String) {
        let set = bench.set(emoji)
        #expect(set.faces == ["NotoColorEmoji"])
        #expect(set.glyphs.count == 1)
        #expect(isClose(set.size.width, 20))
    }

    /// Glyph heights measured on the phone.
    @Test(arguments: [(12.0, 15.0), (16, 20), (17, 20), (20, 21), (24, 24), (40, 40)])
    func emojiGrowBesideSmallText(size: Double, expected: Double) {
        #expect(isClose(bench.width("😀", size: size), expected))
    }

    @Test func textPresentationIsRespected() {
        #expect(bench.set("❤\u{fe0e}").faces != ["NotoColorEmoji"])
        #expect(bench.set("©").faces == ["Inter-Regular"])
        #expect(bench.set("1").faces == ["Inter-Regular"])
    }

    @Test func marksStayWithTheirLetters() {
        // No face has this pair as one character.
        let set = bench.set("x\u{323}")
        #expect(isClose(set.size.width, bench.width("x")))
        #expect(set.runs.count == 1)
        let arabic = bench.set("مَرْحَبًا")
        #expect(isClose(arabic.size.width, bench.width("مرحبا")))
    }

    @Test func controlCharactersShowNothing() {
        for text in ["\0", "\u{1}", "\u{7f}", "\u{200b}", "\u{feff}", "\u{200d}", "\u{ad}"] {
            let set = bench.set("a\(text)b")
            #expect(isClose(set.size.width, bench.width("a") + bench.width("b")), "\(text.unicodeScalars)")
        }
    }

    @Test func whatNoFaceHasIsABox() {
        let set = bench.set("\u{10FFFD}")
        #expect(set.glyphs.map(\.id) == [0])
        #expect(set.size.width > 0)
    }

    @Test func runsCoverTheLineWithoutHoles() {
        for text in ["Hello", "abc שלום def", "日本語 and 👩‍❤️‍👨 more", "مرحبا Item 3"] {
            let line = bench.set(text, width: 500) { $0.alignment = .center }.lines[0]
            var pen = line.x
            for run in line.runs {
                #expect(isClose(run.x, pen))
                #expect(run.pointSize == 17)
                pen += run.width
            }
            #expect(isClose(pen, line.x + line.width))
        }
    }

    @Test func otherFamilies() {
        #expect(bench.set("i") { $0.spans[0].font.family = .monospaced }.faces == ["DejaVuSansMono"])
        #expect(bench.set("i") { $0.spans[0].font.family = .serif }.faces == ["NotoSerif-Regular"])
        #expect(bench.set("i") { $0.spans[0].font.family = .named("NotoSans-Italic") }.faces == ["NotoSans-Italic"])
        #expect(bench.set("i") { $0.spans[0].font.family = .named("noto sans") }.faces == ["NotoSans-Regular"])
        #expect(bench.set("i") { $0.spans[0].font.family = .named("No Such Face") }.faces == ["Inter-Regular"])
        #expect(bench.set("i", weight: .bold) { $0.spans[0].font.isItalic = true }.faces == ["Inter-BoldItalic"])
    }
}
