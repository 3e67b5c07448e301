import Foundation
import ResourceFiles
import Scenes
import Testing

private func faults(_ text: String) -> [String] {
    do throws(SceneError) {
        _ = try SceneDocument.read(Array(text.utf8), file: "a.json5")
        return []
    } catch {
        return error.lines
    }
}

@Suite struct SceneFaultTests {
    @Test(arguments: [
        ("[]", "a.json5:1:1: the scene is a list — give an object in { }"),
        ("{sectons: []}", "a.json5:1:2: a scene has no key \"sectons\" — did you mean \"sections\"?"),
        (
            "{list: {}}",
            "a.json5:1:8: a list lacks \"appearance\" — give it \"plain\", \"grouped\", \"insetGrouped\", \"sidebar\" or \"sidebarPlain\""
        ),
        (
            "{list: {appearance: 'insetgroup'}}",
            "a.json5:1:21: \"appearance\" has no value \"insetgroup\" — did you mean \"insetGrouped\"?"
        ),
        (
            "{list: {appearance: 'zzz'}}",
            "a.json5:1:21: \"appearance\" has no value \"zzz\" — give \"plain\", \"grouped\", \"insetGrouped\", \"sidebar\" or \"sidebarPlain\""
        ),
        ("{title: 3}", "a.json5:1:9: \"title\" is a number — give a string: \"3\""),
        ("{title: true}", "a.json5:1:9: \"title\" is true or false — give a string: \"true\""),
        ("{title: null}", "a.json5:1:9: \"title\" is null — give a string, or leave the key out"),
        ("{title: 'a\\0b'}", "a.json5:1:9: \"title\" is \"a\u{FFFD}b\" — give a string without U+0000"),
        ("{traits: {scale: 0}}", "a.json5:1:18: \"scale\" is 0 — give a number from 1 to 4"),
        ("{traits: {scale: 1000}}", "a.json5:1:18: \"scale\" is 1000 — give a number from 1 to 4"),
        ("{traits: {scale: NaN}}", "a.json5:1:18: \"scale\" is nan — give a number from 1 to 4"),
        ("{traits: {size: {width: -390}}}", "a.json5:1:25: \"width\" is -390 — give a number from 1 to 32767"),
        ("{traits: {size: {height: 1e9}}}", "a.json5:1:26: \"height\" is 1000000000 — give a number from 1 to 32767"),
        ("{traits: {size: {width: Infinity}}}", "a.json5:1:25: \"width\" is inf — give a number from 1 to 32767"),
        ("{traits: {size: {}}}", "a.json5:1:17: a size has none of its keys — give \"width\" or \"height\""),
        ("{traits: {iOS: 17}}", "a.json5:1:16: \"iOS\" is 17 — give 18 or 26"),
        ("{traits: {iOS: '26'}}", "a.json5:1:16: \"iOS\" is a string — give 18 or 26"),
        (
            "{traits: {locale: 'de_'}}",
            "a.json5:1:19: \"locale\" is \"de_\" — give a language tag such as \"ja\" or \"ar-EG\""
        ),
        (
            "{traits: {preferredContentSizeCategory: 'accesibility3'}}",
            "a.json5:1:41: \"preferredContentSizeCategory\" has no value \"accesibility3\" — did you mean \"accessibility3\"?"
        ),
        (
            "{sections: [{items: [{textProperties: {numberOfLines: 1.5}}]}]}",
            "a.json5:1:55: \"numberOfLines\" is 1.5 — give a whole number from 0 to 100000"
        ),
        (
            "{list: {appearance: 'plain', backgroundColor: '#12'}}",
            "a.json5:1:47: \"backgroundColor\" is \"#12\" — give #RGB, #RRGGBB or #RRGGBBAA"
        ),
        (
            "{list: {appearance: 'plain', backgroundColor: 'sytemBlue'}}",
            "a.json5:1:47: \"backgroundColor\" has no value \"sytemBlue\" — did you mean \"systemBlue\"?"
        ),
        (
            "{list: {appearance: 'plain', backgroundColor: 7}}",
            "a.json5:1:47: \"backgroundColor\" is a number — give one of the 54 names that galley schema lists, a hexadecimal colour such as \"#8E8E93\" or an object in { }"
        ),
        (
            "{sections: [{items: [{image: {}}]}]}",
            "a.json5:1:30: an image has none of its keys — give \"systemName\", \"file\" or \"named\""
        ),
        (
            "{sections: [{items: [{image: {systemName: 'a', file: 'b'}}]}]}",
            "a.json5:1:30: an image has both \"systemName\" and \"file\" — keep one of them"
        ),
        (
            "{sections: [{items: [{image: {systemName: ''}}]}]}",
            "a.json5:1:43: \"systemName\" is \"\" — give a name that is not empty"
        ),
        (
            "{sections: [{items: [{accessories: ['disclosureIndicatr']}]}]}",
            "a.json5:1:37: \"accessories\" has no value \"disclosureIndicatr\" — did you mean \"disclosureIndicator\"?"
        ),
        (
            "{sections: [{items: [{accessories: [{type: 'detial'}]}]}]}",
            "a.json5:1:44: \"type\" has no value \"detial\" — did you mean \"detail\"?"
        ),
        (
            "{sections: [{items: [{accessories: [{type: 'checkmark', placement: 'leading'}]}]}]}",
            "a.json5:1:57: the accessory \"checkmark\" has no key \"placement\" — give \"type\", \"displayed\", \"isHidden\", \"tintColor\" or \"reservedLayoutWidth\""
        ),
        (
            "{sections: [{items: [{accessories: [{type: 'label'}]}]}]}",
            "a.json5:1:37: the accessory \"label\" lacks \"text\" — give it a string or an object in { }"
        ),
        (
            "{sections: [{items: [{accessories: [{switch: true}]}]}]}",
            "a.json5:1:37: the object lacks \"type\" — give it \"disclosureIndicator\", \"outlineDisclosure\", \"detail\", \"checkmark\", \"delete\", \"insert\", \"multiselect\", \"reorder\", \"popUpMenu\", \"label\" or \"customView\""
        ),
        (
            "{sections: [{items: [{state: ['choosen']}]}]}",
            "a.json5:1:31: \"state\" has no value \"choosen\" — give \"selected\", \"highlighted\", \"focused\", \"disabled\", \"pinned\", \"editing\", \"expanded\", \"swiped\" or \"reordering\""
        ),
        ("{sections: [{header: 3}]}", "a.json5:1:22: \"header\" is a number — give a string or an object in { }"),
    ])
    func text(scene: String, expected: String) {
        #expect(faults(scene) == [expected])
    }

    @Test func allFaultsOfAFileAreToldInItsOrder() {
        let scene = """
            {
              titel: "x",
              list: { appearance: "plain", showsSeparators: 1 },
              sections: [{ items: [{ text: yes }, { txt: "a" }] }],
              traits: { scale: 9, iOS: 26, iOS: 18 },
            }
            """
        #expect(
            faults(scene) == [
                "a.json5:2:3: a scene has no key \"titel\" — did you mean \"title\"?",
                "a.json5:3:49: \"showsSeparators\" is a number — give true or false",
                "a.json5:4:32: yes is no value — put text in quotes: \"yes\"",
                "a.json5:4:41: an item has no key \"txt\" — did you mean \"text\"?",
                "a.json5:5:20: \"scale\" is 9 — give a number from 1 to 4",
                "a.json5:5:32: the key \"iOS\" comes twice — keep one of them; the first is in line 5, column 23",
            ])
    }

    @Test func damagedObjectsLackNothing() {
        #expect(faults("{list: {appearance 'plain'}}").count == 1)
    }

    @Test func endlessFaultsAreCounted() {
        let lines = faults("{sections: [\(String(repeating: "{itms: []},", count: 1000))]}")
        #expect(lines.count == 201)
        #expect(lines.last == "a.json5: there are 800 more faults — mend the ones above first")
    }

    @Test(arguments: [
        ("/nonexistent/a.json5", "/nonexistent/a.json5: there is no such file — check the path"),
        ("/", "/: this is a folder — name a scene file in it"),
    ])
    func unreadableFiles(path: String, expected: String) {
        #expect(throws: SceneError.self) { try SceneDocument.read(contentsOf: path) }
        do throws(SceneError) {
            _ = try SceneDocument.read(contentsOf: path)
        } catch {
            #expect(error.lines == [expected])
        }
    }
}

/// The scenes that the package shows off with.
@Suite struct ExampleTests {
    @Test func examplesAreScenesWithoutAWarning() async throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples").standardized
        let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let names = all.filter { $0.hasSuffix(".json5") && !$0.contains(".build/") }
        #expect(names.count >= 5)
        let validator = try SchemaValidator(SceneSchema.text())
        for name in names.sorted() {
            let path = folder.appending(path: name).path
            let bytes = try Data(contentsOf: URL(filePath: path))
            let root = try #require(JSON5Parser.parse([UInt8](bytes)).root)
            #expect(validator.accepts(root), "\(name)")
            let warnings = try await MainActor.run { try Scene(file: path, SceneEnvironment(file: path)).warnings }
            #expect(warnings == [], "\(name)")
        }
    }
}
