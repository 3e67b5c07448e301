import Appearance
import DisplayLists
import Foundation
import ResourceFiles
import Testing
import UIKit

/// Colours and images that are chosen again wherever they are shown.
@MainActor struct AssetTests {
    private static let light = UITraitCollection(userInterfaceStyle: .light)
    private static let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func library(_ files: [String: String], _ body: (AssetLibrary) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString).xcassets").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (name, text) in files {
            let path = URL(filePath: "\(folder)/\(name)")
            try FileManager.default.createDirectory(
                at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: path)
        }
        try body(AssetLibrary([AssetCatalog.open(folder)]))
    }

    private static let onDark = "appearances: [{ appearance: 'luminosity', value: 'dark' }]"
    private static func square(_ side: Int) -> String {
        "<svg xmlns='http://www.w3.org/2000/svg' width='\(side)' height='\(side)'><rect width='9' height='9'/></svg>"
    }

    private static let images: [String: String] = [
        "Mark.imageset/Contents.json": """
        { images: [{ filename: 'a.svg', scale: '2x', resizing: { 'cap-insets': { top: 4, left: 6 } } },
          { filename: 'b.svg', \(onDark) }], properties: { 'template-rendering-intent': 'template' } }
        """,
        "Mark.imageset/a.svg": square(40), "Mark.imageset/b.svg": square(30),
    ]

    private func bitmap(_ side: Int) throws -> UIImage {
        let pixels = [UInt8](repeating: 255, count: side * side * 4)
        return UIImage(bitmap: try #require(Bitmap(width: side, height: side, pixels: pixels)))
    }

    private func side(_ image: UIImage?, _ traits: UITraitCollection) -> Double? {
        image.map { Double($0.size(with: .standard.merging(traits), fallback: nil).width) }
    }

    @Test func imagesFollowTheTraitsOfTheirPlace() throws {
        try library(Self.images) { (library) throws in
            let image = try #require(try library.image("Mark"))
            #expect(side(image, Self.light) == 20)
            #expect(side(image, Self.dark) == 30)
            #expect(image.renderingMode == .alwaysTemplate)
            #expect(rounded(image.capInsets.left) == 3)
            #expect(image.scale == 2)
            #expect(try library.image("Mark") == image)
            let original = image.withRenderingMode(.alwaysOriginal)
            #expect(original.resolved(with: Self.dark).renderingMode == .alwaysOriginal)

            let view = UIImageView(image: image)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(view)
            view.overrideUserInterfaceStyle = .dark
            #expect(rounded(view.intrinsicContentSize.width) == 30)
            view.overrideUserInterfaceStyle = .light
            #expect(rounded(view.intrinsicContentSize.width) == 20)
        }
    }

    @Test func assetsGiveThePictureForTraits() throws {
        try library(Self.images) { (library) throws in
            let image = try #require(try library.image("Mark"))
            let asset = try #require(image.imageAsset)
            #expect(asset.image(with: Self.dark).size.width == 30)
            #expect(asset.image(with: Self.light).size.width == 20)
        }
    }

    @Test func registeredPicturesAreShownWhereTheirTraitsHold() throws {
        let asset = UIImageAsset()
        asset.register(try bitmap(10), with: Self.light)
        asset.register(try bitmap(12), with: Self.dark)
        asset.register(
            try bitmap(14),
            with: UITraitCollection(traitsFrom: [Self.dark, UITraitCollection(accessibilityContrast: .high)]))
        let image = asset.image(with: Self.light)
        #expect(side(image, Self.light) == 10)
        #expect(side(image, Self.dark) == 12)
        let both = UITraitCollection(traitsFrom: [Self.dark, UITraitCollection(accessibilityContrast: .high)])
        #expect(side(image, both) == 14)
        asset.unregister(imageWith: Self.dark)
        #expect(side(image, Self.dark) == 10)
        // A picture of an asset that stands in itself ends in nothing instead of never.
        let round = UIImageAsset()
        round.register(round.image(with: Self.light), with: Self.light)
        #expect(side(round.image(with: Self.light), Self.light) == 0)
    }

    @Test func aPlainPictureTakesOthersBesideIt() throws {
        let image = try bitmap(10)
        #expect(side(image, Self.dark) == 10)
        image.imageAsset?.register(try bitmap(12), with: Self.dark)
        #expect(side(image, Self.dark) == 12)
        #expect(side(image, Self.light) == 10)
        #expect(image.imageAsset === image.imageAsset)
    }

    @Test func colorsFollowTheTraits() throws {
        let files = [
            "A.colorset/Contents.json": """
            { colors: [{ color: { components: { red: '1.0', green: '0.0', blue: '0.0' } } },
              { color: { reference: 'labelColor' }, \(Self.onDark) }] }
            """,
            "Plain.colorset/Contents.json":
                "{ colors: [{ color: { components: { white: '0.5' }, 'color-space': 'extended-gray' } }] }",
            "Linear.colorset/Contents.json":
                "{ colors: [{ color: { 'color-space': 'extended-linear-srgb',"
                + "components: { red: '0.2140', green: '1.0', blue: '0.0' } } }] }",
        ]
        try library(files) { (library) throws in
            let color = try #require(try library.color("A"))
            #expect(color.resolved(with: Self.light).hexadecimal == "#FF0000FF")
            #expect(color.resolved(with: Self.dark) == UIColor.label.resolved(with: Self.dark))
            #expect(try library.color("A") == color)
            #expect(try library.color("Plain") == UIColor(white: 0.5, alpha: 1))
            let linear = try #require(try library.color("Linear")).resolved(with: Self.light)
            #expect(abs(linear.red - 0.5) < 0.001)
            #expect(abs(linear.green - 1) < 0.001)
            #expect(linear.blue == 0)
            #expect(try library.color("Missing") == nil)
        }
    }

    // MARK: Symbols

    private static let template = """
        <?xml version="1.0"?>
        <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
        <svg xmlns="http://www.w3.org/2000/svg"><g id="Guides"><line id="Baseline-M" x1="0" y1="100" x2="9" y2="100"/>
        <line id="Capline-M" x1="0" y1="29.54" x2="9" y2="29.54"/>
        <line id="left-margin-Regular-M" x1="10" y1="0"/><line id="right-margin-Regular-M" x1="110" y1="0"/></g>
        <g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 20 100)">
        <path class="hierarchical-0:secondary" d="M0 0L80 0L80 -20L0 -20Z"/><g transform="translate(0 -40)">
        <path d="M0 0L80 0L80 -40L0 -40Z"/></g></g></g></svg>
        """

    @Test func symbolSetsAreSymbols() throws {
        let files = [
            "leaf.symbolset/Contents.json": "{ symbols: [{ filename: 'leaf.svg' }] }",
            "leaf.symbolset/leaf.svg": Self.template,
        ]
        try library(files) { (library) throws in
            let image = try #require(try library.image("leaf"))
            #expect(image.isSymbolImage)
            // The box is as wide as the margins and as high as the ink: 100 × 80 of units that are 0.7046 ÷ 70.46 em.
            let twenty = try #require(image.applyingSymbolConfiguration(.init(pointSize: 20)))
            #expect(abs(twenty.size.width - 20) < 0.4)
            #expect(abs(twenty.size.height - 16) < 0.4)
            let baseline = try #require(twenty.baseline(with: .standard, fallback: nil))
            #expect(abs(baseline - 16) < 0.05)
            let large = try #require(
                image.applyingSymbolConfiguration(.init(pointSize: 20, weight: .regular, scale: .large)))
            #expect(abs(large.size.width - 25.72) < 0.4)
            let layered = try #require(image.applyingSymbolConfiguration(.init(hierarchicalColor: .red)))
            let text = "\(layered.items(in: CGRect(x: 0, y: 0, width: 20, height: 16), tint: .red, traits: .standard))"
            #expect(text.contains("layered") || text.contains("alpha: 0.25"), "\(text)")
        }
    }

    /// Whatever the bytes, there is a symbol that can be measured, or a fault.
    @Test func readingATemplateNeverTraps() throws {
        var generator = SeededGenerator(seed: 5)
        let words = [
            "<g>", "</g>", "/>", "1e308", "-1e999", "NaN", "matrix(0 0 0 0 0 0)", "\"", "M", "z", "Black-L", "&", " ",
        ]
        for _ in 0..<300 {
            var bytes = Array(Self.template.utf8)
            for _ in 0...Int.random(in: 0...3, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                let end = min(bytes.count, place + Int.random(in: 0...20, using: &generator))
                let word = words.randomElement(using: &generator) ?? ""
                bytes.replaceSubrange(place..<end, with: Array(word.utf8))
            }
            guard case .success(let template) = SymbolTemplateReader.read(bytes, name: "a") else { continue }
            for scale in SymbolStyle.Scale.allCases {
                let size = template.outline(SymbolStyle(pointSize: 20, weight: 700, scale: scale)).size
                #expect(size.width.isFinite && size.height.isFinite)
            }
        }
    }

    @Test func drawingsThatAreNoTemplatesAreTold() throws {
        let files = [
            "a.symbolset/Contents.json": "{ symbols: [{ filename: 'a.svg' }] }", "a.symbolset/a.svg": Self.square(3),
            "b.symbolset/Contents.json": "{ symbols: [{ filename: 'b.svg' }] }",
            "b.symbolset/b.svg": "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>",
            "c.symbolset/Contents.json": "{ symbols: [{ filename: 'c.svg' }] }",
        ]
        try library(files) { (library) throws in
            func problem(_ name: String) throws -> String {
                try library.image(name)?.assetFault(for: .standard)?.problem ?? "none"
            }
            #expect(try problem("a") == "a.symbolset/a.svg: it has no group such as \"Regular-M\"")
            #expect(try problem("b") == "b.symbolset/b.svg: it declares entities")
            #expect(try problem("c") == "c.symbolset/c.svg cannot be read")
        }
    }
}
