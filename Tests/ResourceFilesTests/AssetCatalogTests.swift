import Foundation
import ResourceFiles
import Testing

/// Sets of asset catalogues: what is read, what is chosen, what is told.
struct AssetCatalogTests {
    /// A catalogue of files that is gone after the body.
    private func withCatalog(_ files: [String: String], _ body: (AssetCatalog, String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString).xcassets").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (name, text) in files {
            let path = URL(filePath: "\(folder)/\(name)")
            try FileManager.default.createDirectory(
                at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: path)
        }
        try body(AssetCatalog.open(folder), folder)
    }

    private func pictures(_ entries: String, properties: String = "{}") throws -> AssetPictures {
        var set: AssetPictures?
        let contents = "{ images: [\(entries)], properties: \(properties) }"
        try withCatalog(["A.imageset/Contents.json": contents]) { (catalog, _) throws in set = try catalog.pictures("A")
        }
        return try #require(set)
    }

    private func chosen(_ set: AssetPictures, _ change: (inout AssetTraits) -> Void = { _ in }) -> String? {
        var traits = AssetTraits()
        change(&traits)
        return set.member(for: traits).map { String(set.members[$0].path.split(separator: "/").last ?? "") }
    }

    // MARK: Choosing

    @Test func theScaleItselfElseTheNextFinerElseTheFinest() throws {
        let set = try pictures(
            "{ filename: '1', scale: '1x' }, { filename: '2', scale: '2x' }, { filename: '3', scale: '3x' }")
        #expect([1, 2, 3].map { scale in chosen(set) { $0.scale = scale } } == ["1", "2", "3"])
        let two = try pictures("{ filename: '1', scale: '1x' }, { filename: '2', scale: '2x' }, { scale: '3x' }")
        #expect(chosen(two) == "2")
        let ends = try pictures("{ filename: '3', scale: '3x' }, { filename: '1', scale: '1x' }")
        #expect(chosen(ends) { $0.scale = 2 } == "3")
        #expect(try pictures("{ filename: 'a.svg' }").members[0].scale == nil)
        #expect(try pictures("{ filename: 'a.png' }").members[0].scale == 1)
    }

    @Test func styleCountsMoreThanContrastAndBothMoreThanScale() throws {
        let dark = "appearances: [{ appearance: 'luminosity', value: 'dark' }]"
        let high = "appearances: [{ appearance: 'contrast', value: 'high' }]"
        let set = try pictures(
            "{ filename: 'any', scale: '3x' }, { filename: 'dark', scale: '1x', \(dark) },"
                + "{ filename: 'high', scale: '3x', \(high) }")
        #expect(chosen(set) == "any")
        #expect(chosen(set) { $0.isDark = true } == "dark")
        #expect(chosen(set) { $0.hasHighContrast = true } == "high")
        #expect(
            chosen(set) {
                $0.isDark = true
                $0.hasHighContrast = true
            } == "dark")
    }

    @Test func languagesDirectionsAndDevices() throws {
        let set = try pictures(
            "{ filename: 'any' }, { filename: 'de', locale: 'de' }, { filename: 'at', locale: 'de-AT' },"
                + "{ filename: 'rtl', 'language-direction': 'right-to-left' }, { filename: 'pad', idiom: 'ipad' },"
                + "{ filename: 'watch', idiom: 'watch' }")
        #expect(
            ["en", "de", "de_CH", "de-AT"].map { name in chosen(set) { $0.language = name } } == [
                "any", "de", "de", "at",
            ])
        #expect(chosen(set) { $0.isRightToLeft = true } == "rtl")
        #expect(chosen(set) { $0.isPad = true } == "pad")
        #expect(set.members.count == 5)
        let mirrored = try pictures("{ filename: 'a', 'language-direction': 'left-to-right' }")
        #expect(mirrored.isMirrored)
        #expect(chosen(mirrored) { $0.isRightToLeft = true } == "a")
        #expect(!set.isMirrored)
    }

    @Test func propertiesAndSlices() throws {
        let slices = "resizing: { mode: '9-part', center: { mode: 'tile' }, 'cap-insets': { top: 4, left: 1e300 } }"
        let set = try pictures(
            "{ filename: 'a@2x.png', scale: '2x', \(slices) }",
            properties: "{ 'template-rendering-intent': 'template' }")
        #expect(set.intent == .template)
        #expect(set.members[0].resizing?.isTiled == true)
        #expect(set.members[0].resizing?.capInsets.top == 4)
        #expect(set.members[0].resizing?.capInsets.left == 32_768)
    }

    // MARK: Colours

    @Test(arguments: [
        ("'0.5'", 0.5), ("0.25", 0.25), ("'0xFF'", 1), ("'0x00'", 0), ("'255'", 1), ("'51'", 0.2), ("'-0.5'", -0.5),
        ("'1.2'", 1.2),
    ])
    func componentsAreSharesBytesAndHexadecimal(text: String, value: Double) throws {
        let contents = "{ colors: [{ color: { components: { red: \(text), green: '0', blue: '0', alpha: '1' } } }] }"
        try withCatalog(["C.colorset/Contents.json": contents]) { (catalog, _) throws in
            let color = try catalog.colors("C")?.members.first?.color
            #expect(color == .components(.sRGB, red: value, green: 0, blue: 0, alpha: 1))
        }
    }

    @Test func spacesGreysAndSystemColors() throws {
        let parts = "components: { red: '1.0', green: '0.0', blue: '0.0', alpha: '0.5' }"
        let contents = """
            { colors: [
              { color: { 'color-space': 'display-p3', \(parts) } }, { idiom: 'mac', color: 3 }, { idiom: 'universal' },
              { color: { 'color-space': 'gray-gamma-22', components: { white: '0.25', alpha: '1.0' } } },
              { color: { platform: 'ios', reference: 'systemBlueColor' } },
              { color: { 'color-space': 'extended-linear-srgb', \(parts) } } ] }
            """
        try withCatalog(["C.colorset/Contents.json": contents]) { (catalog, _) throws in
            let colors = try catalog.colors("C")?.members.map(\.color)
            #expect(
                colors == [
                    .components(.displayP3, red: 1, green: 0, blue: 0, alpha: 0.5),
                    .components(.sRGB, red: 0.25, green: 0.25, blue: 0.25, alpha: 1), .system("systemBlueColor"),
                    .components(.linearSRGB, red: 1, green: 0, blue: 0, alpha: 0.5),
                ])
        }
    }

    // MARK: Folders

    @Test func groupsGiveNamesWhereTheySaySo() throws {
        let image = "{ images: [{ filename: 'a.png' }] }"
        let space = "{ properties: { 'provides-namespace': true } }"
        let files = [
            "Plain/In.imageset/Contents.json": image, "Space/Contents.json": space,
            "Space/Deep/One.imageset/Contents.json": image, "Space/Deep/Contents.json": space,
            "v1.2/Two.symbolset/Contents.json": "{ symbols: [{ filename: 'a.svg' }] }",
            "AppIcon.appiconset/Contents.json": "not read", "Broken.imageset/Contents.json": "{",
            ".hidden/Three.imageset/Contents.json": image,
        ]
        try withCatalog(files) { (catalog, folder) throws in
            #expect(catalog.names(.picture) == ["Broken", "In", "Space/Deep/One", "Two"])
            #expect(try catalog.pictures("Two")?.isSymbol == true)
            #expect(try catalog.pictures("One") == nil)
            // A set of another name does not suffer from a broken one, and what is added later is found.
            #expect(throws: SourceError.self) { try catalog.pictures("Broken") }
            #expect(try catalog.pictures("In")?.members.count == 1)
            try FileManager.default.createDirectory(atPath: "\(folder)/New.imageset", withIntermediateDirectories: true)
            try Data(image.utf8).write(to: URL(filePath: "\(folder)/New.imageset/Contents.json"))
            #expect(try catalog.pictures("New")?.members.count == 1)
            #expect(AssetCatalog.open(folder + "/") === catalog)
        }
    }

    @Test func setsAreReadAgainWhenTheyChange() throws {
        let contents = "{ images: [{ filename: 'a.png' }] }"
        try withCatalog(["A.imageset/Contents.json": contents]) { (catalog, folder) throws in
            #expect(try catalog.pictures("A")?.members.count == 1)
            let two = "{ images: [{ filename: 'a.png' }, { filename: 'b.png', idiom: 'ipad' }] }"
            try Data(two.utf8).write(to: URL(filePath: "\(folder)/A.imageset/Contents.json"))
            #expect(try catalog.pictures("A")?.members.count == 2)
        }
    }

    @Test func linksAreNotFollowed() throws {
        let contents = "{ images: [{ filename: 'a.png' }] }"
        try withCatalog(["In/A.imageset/Contents.json": contents]) { (_, folder) throws in
            try FileManager.default.createSymbolicLink(atPath: "\(folder)/In/Round", withDestinationPath: folder)
            let other = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)").path
            defer { try? FileManager.default.removeItem(atPath: other) }
            try FileManager.default.copyItem(atPath: folder, toPath: other)
            #expect(AssetCatalog.open(other).names(.picture) == ["A"])
        }
    }

    // MARK: Faults

    private static let faults: [(String, String)] = [
        ("{ images: 3 }", "1:11: \"images\" is a number — give a list"),
        ("{ }", "1:1: the set lacks \"images\" — give it a list"),
        ("[]", "1:1: this is no object — write { } around it"),
        ("{ images: [1] }", "1:12: a member of \"images\" is a number — give an object"),
        (
            "{ images: [{ filename: '../a.png' }] }",
            "1:24: \"../a.png\" is no file's name — name a file of the set's folder"
        ),
        ("{ images: [{ filename: 4 }] }", "1:24: \"filename\" is a number — give a string"),
        ("{ images: [{ idiom: 'universal' }] }", "1:1: the set has no picture — add a file"),
    ]

    @Test(arguments: faults)
    func faultsOfImageSetsHaveTheirPlace(text: String, line: String) throws {
        try withCatalog(["A.imageset/Contents.json": text]) { (catalog, folder) throws in
            let error = #expect(throws: SourceError.self) { try catalog.pictures("A") }
            #expect(error?.lines == ["\(folder)/A.imageset/Contents.json:\(line)"])
        }
    }

    @Test(arguments: [
        ("{ components: { red: '300', green: '0', blue: '0' } }", "\"red\" is no component"),
        ("{ components: { red: 1e999, green: '0', blue: '0' } }", "\"red\" is no component"),
        ("{ components: { red: '0xFFF', green: '0', blue: '0' } }", "\"red\" is no component"),
        ("{ components: { red: '0.1', green: '0' } }", "the colour lacks \"blue\""),
        ("{ components: { red: [], green: '0', blue: '0' } }", "\"red\" is no component"),
        ("{ 'color-space': 'lab', components: {} }", "the colour space \"lab\" is not read"),
        ("{ reference: 7 }", "\"reference\" is a number"), ("{ }", "the colour has neither"),
        ("7", "\"color\" is a number"),
    ])
    func faultsOfColors(text: String, problem: String) throws {
        try withCatalog(["C.colorset/Contents.json": "{ colors: [{ color: \(text) }] }"]) { (catalog, _) throws in
            let error = #expect(throws: SourceError.self) { try catalog.colors("C") }
            #expect(error?.lines.first?.contains(problem) == true, "\(error?.lines ?? [])")
        }
    }

    /// Whatever the bytes, there is a set or an error.
    @Test func readingNeverTraps() throws {
        let source = """
            { "colors": [{ "color": { "color-space": "srgb", "components": { "red": "0x80", "alpha": 1e9 } },
              "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }] }],
              "images": [{ "filename": "a.png", "scale": "2x", "resizing": { "cap-insets": { "top": -1e308 } },
              "alignment-insets": { "left": 1e999 }, "language-direction": "right-to-left", "locale": "de" }],
              "properties": { "template-rendering-intent": "template", "provides-namespace": true } }
            """
        let words = [
            "{", "}", "[", "]", "null", "-1e400", "\"x\"", "99999999999999999999", "true", ",", ":", "\u{0}", "NaN",
        ]
        var state: UInt64 = 7
        func roll(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
        try withCatalog(["A.imageset/Contents.json": "{}", "A.colorset/Contents.json": "{}"]) {
            (catalog, folder) throws in
            for _ in 0..<400 {
                var bytes = Array(source.utf8)
                for _ in 0...roll(3) where !bytes.isEmpty {
                    let place = roll(bytes.count)
                    let end = min(bytes.count, place + roll(20))
                    bytes.replaceSubrange(place..<end, with: Array(words[roll(words.count)].utf8))
                }
                for kind in ["imageset", "colorset"] {
                    try Data(bytes).write(to: URL(filePath: "\(folder)/A.\(kind)/Contents.json"))
                }
                if let set = try? catalog.pictures("A") { _ = chosen(set) }
                if let set = try? catalog.colors("A") { _ = set.member(for: AssetTraits()) }
            }
        }
    }
}
