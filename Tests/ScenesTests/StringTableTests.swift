import DisplayLists
import Foundation
import ResourceFiles
import Scenes
import Testing
import UIKit

/// Texts by language: the three formats, plurals, and what happens without a text.
@MainActor struct StringTableTests {
    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    private func table(_ texts: [String: LocalizedText], _ language: String = "en") -> StringTable {
        var table = StringTable()
        table.languages[language] = texts
        return table
    }

    // MARK: .strings

    @Test func stringsFilesHaveCommentsEscapesAndPlainWords() throws {
        let text = """
            /* A comment; with "quotes" = */ "One" = "Eins";
            // Another
            plain.key = "Two\\nlines \\"quoted\\" \\U00e9 é 😀";
            "Same";"Tab" = "a\\tb" ;
            """
        let found = try StringsFile.read(bytes(text), file: "a.strings")
        #expect(
            found == [
                "One": .text("Eins"), "plain.key": .text("Two\nlines \"quoted\" é é 😀"), "Same": .text("Same"),
                "Tab": .text("a\tb"),
            ])
        var wide: [UInt8] = [0xFF, 0xFE]
        for unit in "\"k\" = \"ü😀\";".utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        #expect(try StringsFile.read(wide, file: "a.strings") == ["k": .text("ü😀")])
        #expect(try StringsFile.read([], file: "a.strings").isEmpty)
    }

    @Test(arguments: [
        ("\"a\" = \"b\"", "a.strings:1:10: a semicolon is missing"), ("\"a\" = ;", "a.strings:1:7:"),
        ("\n\"a\" = \"b", "a.strings:2:7: this text does not end"),
        ("/* a", "a.strings:1:1: this comment does not end"),
        ("= \"a\";\n\"b\" \"c\";", "a.strings:2:5: a semicolon is missing"),
        ("\"\\U12\" = \"b\";", "\\U lacks its digits"),
    ])
    func faultsOfStringsFilesNameTheirPlace(text: String, message: String) {
        let error = #expect(throws: SceneError.self) { try StringsFile.read(bytes(text), file: "a.strings") }
        #expect(error?.lines.contains { $0.contains(message) } == true, "\(error?.lines ?? [])")
        #expect(error?.lines.allSatisfy { $0.contains(" — ") } == true)
    }

    // MARK: .stringsdict

    private static let dictionary = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
          <key>files</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@ &amp; more</string>
            <key>files</key><dict>
              <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key><string>d</string>
              <key>zero</key><string>No files</string><key>one</key><string>%d file</string>
              <key>other</key><string>%d files</string></dict>
            <key>folders</key><dict>
              <key>NSStringFormatValueTypeKey</key><string>d</string>
              <key>one</key><string>%d folder</string><key>other</key><string>%d folders</string></dict>
          </dict>
        </dict></plist>
        """

    @Test func dictionariesChooseByNumbers() throws {
        let table = table(try StringsDictionaryFile.read(bytes(Self.dictionary), file: "a.stringsdict"))
        func text(_ first: Double, _ second: Double) -> String {
            table.text("files", arguments: [.number(first), .number(second)], locale: "en")
        }
        #expect(text(1, 2) == "1 file in 2 folders & more")
        #expect(text(0, 1) == "No files in 1 folder & more")
        #expect(text(5, 5) == "5 files in 5 folders & more")
    }

    @Test(arguments: [
        "", "x", "<plist>", "<plist><dict>", "<plist><dict><key>a</key></dict></plist>", "bplist00",
        "<plist><dict><key>a</key><dict></dict></dict></plist>",
        "<plist><dict><key>&bomb;</key><string/></dict></plist>",
        "<plist><dict><string>a</string></dict></plist>", "<html></html>", "<plist><!-- ", "<plist><array><string>a",
        "<plist><dict><key>a</key><string>&#xD800;</string></dict></plist>",
    ])
    func faultsOfDictionariesAreTold(text: String) {
        let error = #expect(throws: SceneError.self) {
            try StringsDictionaryFile.read(bytes(text), file: "a.stringsdict")
        }
        #expect(error?.lines.allSatisfy { $0.hasPrefix("a.stringsdict") && $0.contains(" — ") } == true)
    }

    @Test func depthIsNoFault() {
        let deep = "<plist>" + String(repeating: "<array>", count: 100_000)
        #expect(throws: SceneError.self) { try StringsDictionaryFile.read(bytes(deep), file: "a.stringsdict") }
    }

    // MARK: .xcstrings

    private static let catalog = """
        { "sourceLanguage": "en", "version": "1.0", "strings": {
          "Wi-Fi": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "WLAN" } } } },
          "%lld files": { "localizations": {
            "en": { "variations": { "plural": { "one": { "stringUnit": { "state": "new", "value": "%lld file" } },
                                                 "other": { "stringUnit": { "value": "%lld files" } } } } },
            "ru": { "variations": { "plural": { "one": { "stringUnit": { "value": "%lld файл" } },
              "few": { "stringUnit": { "value": "%lld файла" } }, "many": { "stringUnit": { "value": "%lld файлов" } },
              "other": { "stringUnit": { "value": "%lld файла" } } } } } } },
          "both": { "localizations": { "en": { "stringUnit": { "value": "%#@a@, %#@b@" }, "substitutions": {
            "a": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
               "one": { "stringUnit": { "value": "%arg cat" } }, "other": { "stringUnit": { "value": "%arg cats" } } } } },
            "b": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
               "one": { "stringUnit": { "value": "%arg dog" } }, "other": { "stringUnit": { "value": "%arg dogs" } } } } } } } } },
          "tap": { "localizations": { "en": { "variations": { "device": {
            "iphone": { "stringUnit": { "value": "Tap" } }, "mac": { "stringUnit": { "value": "Click" } } } } } } },
          "Plain": {} } }
        """

    @Test func cataloguesHaveVariationsAndSubstitutions() throws {
        let table = try StringCatalogFile.read(bytes(Self.catalog), file: "L.xcstrings")
        #expect(table.text("Wi-Fi", locale: "de-AT") == "WLAN")
        #expect(table.text("Wi-Fi", locale: "fr") == "Wi-Fi")
        #expect(table.text("Plain", locale: "de") == "Plain")
        #expect(table.text("tap", locale: "en") == "Tap")
        let russian = [1, 2, 5, 21, 11].map { table.text("%lld files", arguments: [.number(Double($0))], locale: "ru") }
        #expect(russian == ["1 файл", "2 файла", "5 файлов", "21 файл", "11 файлов"])
        #expect(table.text("both", arguments: [.number(1), .number(3)], locale: "en") == "1 cat, 3 dogs")
        // Without a table of its own a language reads the source language's.
        #expect(table.text("%lld files", arguments: [.number(1)], locale: "fi") == "1 file")
    }

    @Test(arguments: [
        ("[]", "L.xcstrings:1:1: \"the catalogue\" is a list"), ("{}", "lacks \"strings\""),
        ("{ \"strings\": 3 }", "L.xcstrings:1:14"),
        ("{ \"strings\": { \"a\": { \"localizations\": { \"en\": { \"stringUnit\": {} } } } } }", "lacks \"value\""),
        (
            "{ \"strings\": { \"a\": { \"localizations\": { \"en\": { \"variations\": { \"plural\": { \"some\": {} } } } } } } }",
            "there is no plural category \"some\""
        ), ("{", "L.xcstrings:1:"),
    ])
    func faultsOfCataloguesNameTheirPlace(text: String, message: String) {
        let error = #expect(throws: SceneError.self) { try StringCatalogFile.read(bytes(text), file: "L.xcstrings") }
        #expect(error?.lines.contains { $0.contains(message) } == true, "\(error?.lines ?? [])")
    }

    @Test func brokenFilesNeverTrap() {
        var random = SystemRandomNumberGenerator()
        let sources = [Self.catalog, Self.dictionary, "\"a\" = \"b\\U00e9\"; /* c */ d = \"e\";"]
        for source in sources {
            let whole = bytes(source)
            for _ in 0..<300 {
                var broken = whole
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    let place = Int.random(in: 0..<broken.count, using: &random)
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: broken[place] = UInt8.random(in: 0...255, using: &random)
                    case 1: broken.removeSubrange(place...)
                    default: broken.insert(contentsOf: broken[place...].prefix(20), at: place)
                    }
                    if broken.isEmpty { break }
                }
                _ = try? StringsFile.read(broken, file: "a")
                _ = try? StringsDictionaryFile.read(broken, file: "a")
                _ = try? StringCatalogFile.read(broken, file: "a")
            }
        }
    }

    // MARK: Numbers

    @Test(arguments: [
        ("en", [0: PluralCategory.other, 1: .one, 2: .other]), ("de", [1: .one, 5: .other]), ("ja", [1: .other]),
        ("fr", [0: .one, 1: .one, 2: .other, 1_000_000: .many]),
        ("pl", [1: .one, 2: .few, 5: .many, 22: .few, 12: .many, 21: .many]),
        ("uk-UA", [1: .one, 21: .one, 11: .many, 3: .few, 14: .many]), ("cs", [1: .one, 4: .few, 5: .other]),
        ("ar", [0: .zero, 1: .one, 2: .two, 3: .few, 11: .many, 100: .other, 103: .few, 111: .many]),
        ("he", [1: .one, 2: .two, 20: .other]), ("lt", [1: .one, 2: .few, 11: .other, 21: .one, 10: .other]),
        ("lv", [0: .zero, 1: .one, 11: .zero, 21: .one, 2: .other]),
        ("ro", [0: .few, 1: .one, 19: .few, 20: .other, 101: .few]),
        ("sl", [101: .one, 2: .two, 3: .few, 5: .other]), ("cy", [0: .zero, 3: .few, 6: .many, 7: .other]),
        ("xx", [1: .one]),
    ])
    func languagesCountInTheirOwnWay(language: String, expected: [Int: PluralCategory]) {
        for (number, category) in expected {
            #expect(PluralRules.category(of: number, in: language) == category, "\(number)")
        }
        _ = PluralRules.category(of: .min, in: language)
    }

    /// Variables count among the other arguments of their text.
    @Test func variablesTakeTheirPlaceAmongTheArguments() throws {
        let dictionary = Self.dictionary.replacing("%#@files@ in", with: "%@: %#@files@ (%@)")
        let table = table(try StringsDictionaryFile.read(bytes(dictionary), file: "a.stringsdict"))
        let arguments: [StringArgument] = [.text("A"), .number(1), .text("B"), .number(2)]
        #expect(table.text("files", arguments: arguments, locale: "en") == "A: 1 file (B) 2 folders & more")
    }

    @Test(arguments: [
        ("%@ and %@", "a and 3"), ("%2$@, %1$@", "3, a"), ("100 %", "100 %"), ("100%%", "100%"), ("%5$@", "%5$@"),
        ("%1$@ %2$lld %2$.2f", "a 3 3.00"), ("%", "%"), ("%q", "%q"), ("%0$@", "%0$@"),
    ])
    func placeHoldersAreFilled(pattern: String, text: String) {
        let table = table(["k": .text(pattern)])
        #expect(table.text("k", arguments: [.text("a"), .number(3)], locale: "en") == text)
    }

    // MARK: Scenes

    private func texts(_ scene: String, in folder: String, locale: String?, strings: [String] = []) throws -> [String] {
        var environment = SceneEnvironment(name: "s.json5", folder: "\(folder)/")
        environment.overrides.locale = locale
        environment.strings = strings
        let made = try Scene(bytes(scene), environment)
        let snapshot = WindowSnapshot.take(of: made.makeViewController(), made.request)
        return snapshot.report.nodes.compactMap { $0.text?.text }
    }

    private static let scene = """
        { traits: { size: { width: 320, height: 300 } }, list: { appearance: "insetGrouped" },
          sections: [{ header: "Network", items: [
            { text: "Wi-Fi", secondaryText: { key: "%lld files", arguments: [2] }, style: "valueCell" },
            { text: "Unknown", accessories: [{ type: "label", text: "Wi-Fi" }] }] }] }
        """

    @Test func scenesReadTheTablesBesideThem() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: "\(folder)/ja.lproj", withIntermediateDirectories: true)
        #expect(try texts(Self.scene, in: folder, locale: "de") == ["Wi-Fi", "2 files", "Unknown", "Wi-Fi", "Network"])
        try Data(Self.catalog.utf8).write(to: URL(filePath: "\(folder)/Localizable.xcstrings"))
        try Data("\"Network\" = \"ネットワーク\";".utf8).write(to: URL(filePath: "\(folder)/ja.lproj/Localizable.strings"))
        #expect(try Set(texts(Self.scene, in: folder, locale: "de")) == ["Network", "WLAN", "2 files", "Unknown"])
        #expect(try texts(Self.scene, in: folder, locale: "ja").contains("ネットワーク"))
        #expect(try texts(Self.scene, in: folder, locale: "ru").contains("2 файла"))
        let named = Self.scene.replacing("{ traits:", with: "{ strings: 'ja.lproj', traits:")
        #expect(try texts(named, in: folder, locale: "de").contains("Wi-Fi"))
        let asked = try texts(Self.scene, in: "/", locale: "de", strings: ["\(folder)/Localizable.xcstrings"])
        #expect(asked.contains("WLAN"))
    }

    @Test func tablesThatAreNotThereAreFaults() {
        let missing = Self.scene.replacing("{ traits:", with: "{ strings: 'no.xcstrings', traits:")
        let error = #expect(throws: SceneError.self) { try texts(missing, in: "/tmp", locale: nil) }
        #expect(
            error?.lines.first?.hasPrefix("s.json5:1:12: there is no string table \"no.xcstrings\"") == true,
            "\(error?.lines ?? [])")
        let outside = Self.scene.replacing("{ traits:", with: "{ strings: '../x.xcstrings', traits:")
        #expect(throws: SceneError.self) { try texts(outside, in: "/tmp/a", locale: nil) }
    }
}
