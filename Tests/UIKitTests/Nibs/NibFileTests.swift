import Foundation
import Testing
import UIKit

/// Nibs of a bundle, with pictures beside them.
@MainActor
struct NibFileTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "nibs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Base.lproj"), withIntermediateDirectories: true)
    }

    private func remove() { try? FileManager.default.removeItem(at: folder) }

    private func write(_ data: Data, _ name: String) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    private let square = """
        <svg xmlns="http://www.w3.org/2000/svg" width="12" height="9"><path d="M0 0h12v9H0z"/></svg>
        """

    @Test func nibsAndPicturesOfABundle() throws {
        defer { remove() }
        try write(xib(view: "<subviews><imageView image=\"flag\" id=\"i\"/></subviews>"), "Flag.xib")
        try write(Data(square.utf8), "flag.svg")
        let bundle = try #require(Bundle(path: folder.path))
        for name in ["Flag", "Flag.xib"] {
            let view = try UINib(nibName: name, bundle: bundle).load(withOwner: nil).first as? UIView
            let picture = (view?.subviews.first as? UIImageView)?.image
            #expect(picture?.size == CGSize(width: 12, height: 9))
        }
        #expect(bundle.loadNibNamed("Flag", owner: nil)?.count == 1)
        let said = warnings { #expect(bundle.loadNibNamed("Banner", owner: nil) == nil) }
        #expect(said.count == 1 && said[0].contains("there is no such nib in /"))
    }

    @Test func imagesAndColorsOfCatalogues() throws {
        defer { remove() }
        let view = """
            <subviews><imageView image="flag" id="i"><color key="tintColor" name="Ink"/></imageView></subviews>
            """
        try write(xib(view: view), "Flag.xib")
        try write(Data("{ images: [{ filename: 'flag.svg' }] }".utf8), "Media.xcassets/flag.imageset/Contents.json")
        try write(Data(square.utf8), "Media.xcassets/flag.imageset/flag.svg")
        let ink = "{ colors: [{ color: { components: { red: '1.0', green: '0.0', blue: '0.0' } } }] }"
        try write(Data(ink.utf8), "Media.xcassets/Ink.colorset/Contents.json")
        let bundle = try #require(Bundle(path: folder.path))
        let made = try UINib(nibName: "Flag", bundle: bundle).load(withOwner: nil).first as? UIView
        let picture = made?.subviews.first as? UIImageView
        #expect(picture?.image?.size == CGSize(width: 12, height: 9))
        #expect(picture?.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func baseLocalisation() throws {
        defer { remove() }
        try write(xib("<label text=\"Base\" id=\"l\"/>"), "Base.lproj/Label.xib")
        let bundle = try #require(Bundle(path: folder.path))
        let label = try UINib(nibName: "Label", bundle: bundle).load(withOwner: nil).first as? UILabel
        #expect(label?.text == "Base")
    }

    @Test func aPictureThatIsNotThereIsSaid() throws {
        defer { remove() }
        let said = try warnings {
            let view: UIView? = try first(xib(view: "<subviews><imageView image=\"../flag\" id=\"i\"/></subviews>"))
            #expect((view?.subviews.first as? UIImageView)?.image == nil)
        }
        #expect(said.count == 1 && said[0].contains("there is no image \"../flag\""))
    }

    /// A file is read again when it has changed.
    @Test func changedFilesCount() throws {
        defer { remove() }
        let bundle = try #require(Bundle(path: folder.path))
        for text in ["One", "Three", "Seventeen"] {
            try write(xib("<label text=\"\(text)\" id=\"l\"/>"), "Label.xib")
            let label = try UINib(nibName: "Label", bundle: bundle).load(withOwner: nil).first as? UILabel
            #expect(label?.text == text)
        }
    }

    @Test func largeFilesAreMadeInTime() throws {
        defer { remove() }
        let rows = (0..<6000).map { "<label text=\"A\" id=\"l\($0)\" mood=\"good\"/>" }.joined()
        try write(
            xib(
                view:
                    "<subviews><stackView axis=\"vertical\" id=\"s\"><subviews>\(rows)</subviews></stackView></subviews>"
            ),
            "Large.xib")
        let bundle = try #require(Bundle(path: folder.path))
        let said = try warnings {
            let start = ContinuousClock.now
            let made = try UINib(nibName: "Large", bundle: bundle).load(withOwner: nil)
            #expect(made.count == 1)
            #expect(ContinuousClock.now - start < .seconds(60))
        }
        #expect(said.count == 100)
    }
}
