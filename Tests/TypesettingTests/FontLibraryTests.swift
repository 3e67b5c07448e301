import DisplayLists
import Foundation
import Testing
import Typesetting

@Suite struct FontLibraryTests {
    /// A folder that goes away with the test.
    private struct Folder: ~Copyable {
        let path: String

        init() throws {
            path = NSTemporaryDirectory() + "faces-\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }

        deinit {
            try? FileManager.default.removeItem(atPath: path)
        }

        func link(_ face: String, as name: String) throws {
            try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: face)
        }
    }

    @Test func everyDeclaredFaceIsPresentAndBelongsToAPackage() {
        #expect(FontLibrary.declaredFaces.count > 60)
        for face in FontLibrary.declaredFaces {
            #expect(face.isPresent, "\(face.name)")
            #expect(face.package.hasPrefix("fonts-"))
        }
        #expect(Set(FontLibrary.declaredFaces.map(\.name)).count == FontLibrary.declaredFaces.count)
    }

    @Test func anAbsentFaceIsNotPresent() {
        #expect(!FontLibrary.DeclaredFace(name: "None", path: "/nowhere/None.otf", package: "fonts-none").isPresent)
        let error = TypesettingError.missingFace(name: "None", path: "/nowhere/None.otf", package: "fonts-none")
        #expect(error.description.contains("fonts-none"))
    }

    @Test func aFolderOfTheUsersComesFirst() throws {
        let folder = try Folder()
        try folder.link("/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf", as: "b.ttf")
        try folder.link("/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf", as: "a.ttf")
        try Data("not a font".utf8).write(to: URL(fileURLWithPath: folder.path + "/readme.txt"))
        let bench = try Bench(extraFolders: [folder.path])
        func face(_ name: String, _ weight: FontWeight) -> [String] {
            bench.set("a", weight: weight) { $0.spans[0].font.family = .named(name) }.faces
        }
        #expect(face("DejaVu Serif", .regular) == ["DejaVuSerif"])
        #expect(face("DejaVu Serif", .heavy) == ["DejaVuSerif-Bold"])
        #expect(face("DejaVuSerif-Bold", .regular) == ["DejaVuSerif-Bold"])
        // It is asked before the declared faces for what the system face lacks, and the system face stays.
        #expect(bench.set("ա").faces == ["DejaVuSerif"])
        #expect(bench.set("a").faces == ["Inter-Regular"])
        let library = try FontLibrary(extraFolders: [folder.path])
        #expect(library.hasFace(named: "dejavu serif"))
        #expect(library.hasFace(named: "Inter-Black"))
        #expect(!library.hasFace(named: "Comic Sans MS"))
    }

    @Test func aFolderThatIsNotThereIsAnError() {
        #expect(throws: TypesettingError.missingFolder(path: "/nowhere")) {
            try FontLibrary(extraFolders: ["/nowhere"])
        }
    }

    @Test func aFontFileThatIsNoneIsAnError() throws {
        let folder = try Folder()
        let path = folder.path + "/broken.otf"
        try Data("not a font".utf8).write(to: URL(fileURLWithPath: path))
        #expect(throws: TypesettingError.unreadableFace(path: path)) {
            try FontLibrary(extraFolders: [folder.path])
        }
    }

    @Test func theSameTextSetsTheSameWayEveryTime() throws {
        let texts = ["Hello", "مرحبا Item 3", "日本語", "👩‍❤️‍👨 Holiday", "A longer text that wraps over lines"]
        let (one, other) = (try Bench(), try Bench())
        let first = texts.map { one.set($0, width: 100) }
        let second = texts.reversed().map { other.set($0, width: 100) }.reversed()
        #expect(first == Array(second))
        #expect(texts.map { one.set($0, width: 100) } == first)
    }

    /// Equal strings that are spelt differently, one after the other, so that a cache could mix them up.
    @Test func spellingsAreKeptApart() throws {
        let bench = try Bench()
        let (composed, decomposed) = ("caf\u{e9}", "cafe\u{301}")
        #expect(bench.set(composed).texts[0].utf8.elementsEqual(composed.utf8))
        #expect(bench.set(decomposed).texts[0].utf8.elementsEqual(decomposed.utf8))
    }

    /// In a process of its own, since libraries read their environment once.
    @Test func theEnvironmentHasNoSay() async {
        await #expect(processExitsWith: .success) {
            let variables = [
                "FONTCONFIG_FILE": "/nowhere", "FONTCONFIG_PATH": "/nowhere", "LANG": "ar_EG.UTF-8",
                "LC_ALL": "ja_JP.UTF-8",
                "LANGUAGE": "ar", "PANGO_LANGUAGE": "ja:ar", "HB_SHAPER_LIST": "fallback", "XDG_DATA_HOME": "/nowhere",
                "HOME": "/nowhere",
            ]
            for (name, value) in variables { setenv(name, value, 1) }
            setlocale(LC_ALL, "")
            let bench = try Bench()
            let arabic = bench.set("ببب").glyphs.map(\.id)
            guard bench.set("骨").faces == ["NotoSansCJKsc-Regular"], Set(arabic).count > 1,
                abs(bench.width("Item 1") - 45.211_575_723_876_955) < 1e-9
            else { exit(EXIT_FAILURE) }
        }
    }
}
