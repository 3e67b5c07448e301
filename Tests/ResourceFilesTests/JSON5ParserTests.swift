import ResourceFiles
import Testing

private func parse(_ text: String) -> JSON5Parser.Result { JSON5Parser.parse(Array(text.utf8)) }

/// The value in a form that can be compared: keys in order, numbers as Swift prints them.
private func shape(_ node: JSON5Node?) -> String {
    guard let node else { return "nothing" }
    switch node.value {
    case .null: return "null"
    case .boolean(let truth): return "\(truth)"
    case .number(let number): return "\(number)"
    case .string(let text): return "<\(text)>"
    case .array(let nodes): return "[" + nodes.map { shape($0) }.joined(separator: ",") + "]"
    case .object(let object):
        return "{" + object.members.map { "\($0.key):\(shape($0.node))" }.joined(separator: ",") + "}"
    case .invalid: return "?"
    }
}

private func faults(_ text: String) -> [String] { parse(text).faults.map { $0.line(in: "f") } }

@Suite struct JSON5ParserTests {
    @Test(arguments: [
        ("{}", "{}"), ("[]", "[]"), ("[1,]", "[1.0]"), ("{a:1,}", "{a:1.0}"), ("null", "null"),
        ("// c\n{/* c */a/**/:/* * / */true}// end", "{a:true}"),
        ("{$a_1: 1, 'b c': 2, \"d\": 3, ü: 4, \\u0061b: 5}", "{$a_1:1.0,b c:2.0,d:3.0,ü:4.0,ab:5.0}"),
        ("\u{FEFF}[ \u{A0}\u{2003}\u{2028}\u{B}\u{C}1 ]", "[1.0]"),
        ("{true: true, null: null, Infinity: 1}", "{true:true,null:null,Infinity:1.0}"),
    ])
    func structure(text: String, expected: String) {
        let result = parse(text)
        #expect(result.faults.isEmpty)
        #expect(shape(result.root) == expected)
    }

    @Test(arguments: [
        ("0", "0.0"), ("-0", "-0.0"), ("+1", "1.0"), (".5", "0.5"), ("5.", "5.0"), ("-.5e1", "-5.0"), ("1e3", "1000.0"),
        ("1E+3", "1000.0"), ("2.5e-1", "0.25"), ("0xFF", "255.0"), ("-0Xff", "-255.0"), ("Infinity", "inf"),
        ("-Infinity", "-inf"), ("+Infinity", "inf"), ("NaN", "nan"), ("1e999", "inf"),
        ("0x20000000000000", "9007199254740992.0"),
    ])
    func numbers(text: String, expected: String) {
        let result = parse(text)
        #expect(result.faults.isEmpty)
        #expect(shape(result.root) == expected)
    }

    @Test(arguments: ["01", "0x", "1e", "1.2.3", ".", "+", "--1", "1a", "-x", "0xG", "1_000"])
    func notNumbers(text: String) {
        #expect(faults("[\(text), 2]").count == 1)
        #expect(shape(parse("[\(text), 2]").root) == "[?,2.0]")
    }

    @Test(arguments: [
        (#"'it\'s "x"'"#, #"<it's "x">"#), (#""\"'\\\/\b\f\n\r\t\v\0""#, "<\"'\\/\u{8}\u{C}\n\r\t\u{B}\0>"),
        (#""\x41\u00e9\uD83D\uDE00""#, "<Aé😀>"), ("\"a\\\nb\\\r\nc\\\u{2028}d\"", "<abcd>"), (#""\q\ü""#, "<qü>"),
        ("'a\u{2028}b\u{2029}'", "<a\u{2028}b\u{2029}>"), ("'日本語 🇯🇵'", "<日本語 🇯🇵>"), ("''", "<>"),
    ])
    func strings(text: String, expected: String) {
        let result = parse(text)
        #expect(result.faults.isEmpty)
        #expect(shape(result.root) == expected)
    }

    @Test func placesCountCharacters() throws {
        let root = try #require(parse("{\r\n  é: '日本', b:\n\t[1,\r22]}").root)
        guard case .object(let object) = root.value, let list = object["b"], case .array(let nodes) = list.value else {
            Issue.record("no object")
            return
        }
        #expect(root.start == SourcePlace(line: 1, column: 1))
        #expect(object.members[0].keyPlace == SourcePlace(line: 2, column: 3))
        #expect(object.members[0].node.start == SourcePlace(line: 2, column: 6))
        #expect(object.members[0].node.end == SourcePlace(line: 2, column: 10))
        #expect(object.members[1].keyPlace == SourcePlace(line: 2, column: 12))
        #expect(nodes.map(\.start) == [SourcePlace(line: 3, column: 3), SourcePlace(line: 4, column: 1)])
        #expect(nodes[1].end == SourcePlace(line: 4, column: 3))
    }

    @Test(arguments: [
        ("", ["f:1:1: the file is empty — write an object: { }"]),
        ("{a:1} x", ["f:1:7: there is more after the end — remove what follows"]),
        ("{a:1,\na:2}", ["f:2:1: the key \"a\" comes twice — keep one of them; the first is in line 1, column 2"]),
        ("{a:1 b:2}", ["f:1:6: a comma is missing — write one before \"b\""]),
        ("{a 1}", ["f:1:4: a colon is missing after the key \"a\" — write a: and its value"]),
        ("{a: yes}", ["f:1:5: yes is no value — put text in quotes: \"yes\""]),
        ("{a:}", ["f:1:4: a value is missing — write it, or remove its key"]),
        ("[,1]", ["f:1:2: a value is missing before the comma — remove the comma"]),
        ("['abc\n]", ["f:1:2: the string is not closed in its line — end it with '"]),
        ("{a:[1,2}", ["f:1:8: \"}\" does not close what line 1 opened — write ] there first"]),
        ("{a:1", ["f:1:5: the file ends inside the { of line 1 — close it with }"]),
        (
            "[1 /* x",
            [
                "f:1:4: the comment is never closed — end it with */",
                "f:1:8: the file ends inside the [ of line 1 — close it with ]",
            ]
        ),
        (#"['\u12']"#, ["f:1:3: \\u needs four hexadecimal digits — write for example \\u00E9"]),
        (#"['\uD83D']"#, ["f:1:3: half of a surrogate pair stands alone — write both halves, or the character itself"]),
        (#"['\1']"#, ["f:1:3: \\1 is no escape — write \\x and two hexadecimal digits"]),
        ("[@]", ["f:1:2: \"@\" begins no value — write a string, a number, true, false, [ or {"]),
        ("{5:1}", ["f:1:2: \"5\" begins no key — write a name, in quotes if it is no plain word"]),
    ])
    func faultTexts(text: String, expected: [String]) {
        #expect(faults(text) == expected)
    }

    @Test func severalFaultsAreToldAtOnce() {
        let text = "{\n  a: yes,\n  b 2,\n  c: [1, {d: @}, 2],\n  c: 0x,\n  e: 5\n}"
        #expect(parse(text).faults.map { $0.place?.line } == [2, 3, 4, 5, 5])
        #expect(shape(parse(text).root) == "{a:?,c:[1.0,{d:?},2.0],e:5.0}")
    }

    @Test func wrongEncoding() {
        #expect(
            JSON5Parser.parse([0x5B, 0x0A, 0x22, 0xFF, 0x22, 0x5D]).faults.map { $0.line(in: "f") }
                == ["f:2:2: the file is not UTF-8 here — save it in UTF-8"])
        for bytes: [UInt8] in [
            [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80], [0xF8],
        ] {
            #expect(JSON5Parser.parse([0x22] + bytes + [0x22]).faults.count == 1)
        }
    }

    @Test func depthIsLimited() {
        let deep = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
        #expect(parse(deep).faults.isEmpty)
        #expect(
            faults("[[1],[" + deep + "],2]") == ["f:1:205: more than 200 levels are nested here — nest less deeply"])
        #expect(faults(String(repeating: "[", count: 100_000)).count == 2)
        #expect(faults(String(repeating: "{a:", count: 100_000)).count == 2)
    }

    @Test func sizeIsLimited() {
        var limits = JSON5Parser.Limits()
        limits.size = 4
        #expect(JSON5Parser.parse(Array("[1 ]".utf8), limits: limits).faults.isEmpty)
        #expect(JSON5Parser.parse(Array("[1  ]".utf8), limits: limits).faults.count == 1)
    }

    @Test func faultsAreLimited() {
        #expect(parse("[" + String(repeating: "@,", count: 10_000) + "]").faults.count == 101)
    }

    @Test func manyKeysOfOneObject() {
        let keys = (0..<1000).map { "k\($0): \($0)" }.joined(separator: ", ")
        #expect(parse("{\(keys)}").faults.isEmpty)
        #expect(faults("{\(keys), k500: 1}").count == 1)
    }
}
