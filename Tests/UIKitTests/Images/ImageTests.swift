import Appearance
import DisplayLists
import Testing
import UIKit

struct ImageTests {
    private let traits = UITraitCollection(displayScale: 3)

    private func bitmap() throws -> Bitmap {
        try #require(Bitmap(width: 6, height: 3, pixels: [UInt8](repeating: 255, count: 72)))
    }

    /// The first shape of the picture's group.
    private func group(_ image: UIImage, _ traits: UITraitCollection, tint: UIColor = .black) -> Group? {
        let rect = CGRect(origin: CGPoint(x: 5, y: 7), size: image.size(with: traits, fallback: nil))
        guard case .group(let group)? = image.items(in: rect, tint: tint, traits: traits).first else { return nil }
        return group
    }

    @Test func sizesSymbolsByTheirConfiguration() throws {
        let circle = try #require(UIImage(systemName: "circle"))
        #expect(circle.isSymbolImage)
        #expect(circle.size(with: traits, fallback: nil) == CGSize(width: 20, height: 20))
        let body = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        #expect(circle.size(with: traits, fallback: body) == CGSize(width: 26, height: 26))
        let own = circle.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
        // The size is the picture's own, the scale the fallback's.
        #expect(own.size(with: traits, fallback: body) == CGSize(width: 52, height: 52))
        let large = traits.modifyingTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
        #expect(circle.size(with: large, fallback: body).width == 151.0 / 3)
    }

    @Test func roundsSymbolsToPixels() throws {
        let chevron = try #require(UIImage(systemName: "chevron.forward"))
        let body = UIImage.SymbolConfiguration(textStyle: .body, scale: .small)
            .applying(UIImage.SymbolConfiguration(weight: .semibold))
        // Printed by the phone at two and at three pixels a point (uikit-rules §5.1).
        #expect(chevron.size(with: traits, fallback: body) == CGSize(width: 31.0 / 3, height: 14))
        #expect(
            chevron.size(with: UITraitCollection(displayScale: 2), fallback: body) == CGSize(width: 10.5, height: 14))
    }

    @Test func appliesConfigurationsOverEachOther() {
        let first = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
        let second = first.applying(UIImage.SymbolConfiguration(textStyle: .title1))
        #expect(second.resolved(with: traits) == SymbolStyle(pointSize: 28, weight: 700, scale: .large))
        #expect(first.applying(UIImage.SymbolConfiguration.unspecified) === first)
        #expect(first.applying(nil) === first)
        #expect(second.configurationWithoutWeight().resolved(with: traits).weight == 400)
        #expect(UIImage.SymbolConfiguration(pointSize: -1).resolved(with: traits).pointSize == 17)
        let font = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 20, weight: .heavy))
        #expect(font.resolved(with: traits) == SymbolStyle(pointSize: 20, weight: 800))
    }

    @Test func paintsSymbolsInTheTint() throws {
        let symbol = try #require(UIImage(systemName: "minus.circle.fill"))
        func colors(_ image: UIImage) throws -> [String] {
            try #require(group(image, traits, tint: .systemRed)).items.compactMap {
                if case .fill(_, .color(let color)) = $0 { color.hexadecimal } else { nil }
            }
        }
        #expect(try colors(symbol) == ["#FF383CFF"])
        #expect(try colors(symbol.withTintColor(.green, renderingMode: .alwaysOriginal)) == ["#00FF00FF"])
        let palette = UIImage.SymbolConfiguration(paletteColors: [.white, .blue])
        #expect(try colors(symbol.withConfiguration(palette)) == ["#0000FFFF", "#FFFFFFFF"])
        #expect(try colors(symbol.withConfiguration(palette).withRenderingMode(.alwaysTemplate)) == ["#FF383CFF"])
        let hierarchy = UIImage.SymbolConfiguration(hierarchicalColor: .blue)
        #expect(try colors(symbol.withConfiguration(hierarchy)) == ["#0000FF40", "#0000FFFF"])
    }

    @Test func mirrorsDirectionalSymbols() throws {
        let rightToLeft = traits.modifyingTraits { $0.layoutDirection = .rightToLeft }
        let forward = try #require(UIImage(systemName: "chevron.forward"))
        let right = try #require(UIImage(systemName: "chevron.right"))
        #expect(try #require(group(forward, traits)).transform?.a != -1)
        #expect(try #require(group(forward, rightToLeft)).transform.map { $0.a < 0 } == true)
        #expect(try #require(group(right, rightToLeft)).transform.map { $0.a > 0 } ?? true)
        let flipping = right.imageFlippedForRightToLeftLayoutDirection()
        #expect(try #require(group(flipping, rightToLeft)).transform.map { $0.a < 0 } == true)
    }

    @Test func standsInForUnknownSymbolsAndSaysSo() throws {
        let diagnostics = RenderDiagnostics()
        try RenderDiagnostics.$current.withValue(diagnostics) {
            let image = try #require(UIImage(systemName: "gearsape"))
            #expect(image.size(with: traits, fallback: nil) == CGSize(width: 20, height: 20))
            let dashes = try #require(group(image, traits)).items.compactMap { item in
                if case .stroke(_, _, let style) = item { style.dashes } else { nil }
            }
            #expect(dashes.first?.count == 2)
        }
        // Once, however often it is asked for.
        #expect(
            diagnostics.take().map(\.message) == [#"unknown symbol "gearsape" — did you mean "gearshape"?"#])
        #expect(diagnostics.take().isEmpty)
        #expect(UIImage(systemName: "") == nil)
    }

    @Test func tintsPicturesOnlyWhenAsked() throws {
        let image = UIImage(bitmap: try bitmap(), scale: 3, name: "dot.png")
        #expect(image.size == CGSize(width: 2, height: 1))
        func tint(_ image: UIImage) throws -> String? {
            let items = image.items(in: CGRect(x: 0, y: 0, width: 2, height: 1), tint: .red, traits: traits)
            guard case .bitmap(let item)? = items.first else { return "none" }
            return item.tint?.hexadecimal
        }
        #expect(try tint(image) == nil)
        #expect(try tint(image.withRenderingMode(.alwaysTemplate)) == "#FF0000FF")
        #expect(try tint(image.withTintColor(.blue)) == "#0000FFFF")
        #expect(image.withTintColor(.blue) != image && image.withRenderingMode(.automatic) == image)
    }

    @Test func warnsOfFilesThatCannotBeRead() {
        let diagnostics = RenderDiagnostics()
        RenderDiagnostics.$current.withValue(diagnostics) {
            #expect(UIImage(contentsOfFile: "/nowhere/paper.png") == nil)
            #expect(UIImage(data: Data("text".utf8)) == nil)
            #expect(UIImage(named: "Paper") == nil)
        }
        let messages = diagnostics.take().map(\.message)
        #expect(messages.count == 3)
        #expect(messages.first == "image \"paper.png\" cannot be read — there is no such file")
        #expect(messages.last == "there is no image \"Paper\" — add it to Practice.xcassets")
    }
}
