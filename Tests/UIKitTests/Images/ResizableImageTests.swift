import DisplayLists
import Foundation
import Testing
import UIKit

/// Pictures whose edges keep their size.
@MainActor struct ResizableImageTests {
    private static let traits = UITraitCollection.standard.merging(UITraitCollection(displayScale: 2))

    /// Pixels that say where they are from: the column is the blue part, the row the green one.
    private func image(_ width: Int, _ height: Int, scale: CGFloat = 1) throws -> UIImage {
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width { pixels += [UInt8(x), UInt8(y), 0, 255] }
        }
        let bitmap = try #require(Bitmap(width: width, height: height, pixels: pixels))
        return UIImage(bitmap: bitmap, scale: Double(scale))
    }

    private struct Part: Equatable, CustomStringConvertible {
        /// Of the part's pixels.
        var columns: [Int]
        var rows: [Int]
        var rect: CGRect
        var description: String { "\(columns)×\(rows) in \(rect)" }
    }

    private func parts(_ image: UIImage, in rect: CGRect) -> [Part] {
        image.items(in: rect, tint: .black, traits: Self.traits).compactMap { item in
            guard case .bitmap(let item) = item else { return nil }
            let (bitmap, pixels) = (item.bitmap, item.bitmap.pixels)
            return Part(
                columns: (0..<bitmap.width).map { Int(pixels[$0 * 4]) },
                rows: (0..<bitmap.height).map { Int(pixels[$0 * bitmap.width * 4 + 1]) }, rect: item.rect)
        }
    }

    private let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 1)

    @Test func cornersKeepTheirSize() throws {
        let image = try image(6, 8).resizableImage(withCapInsets: caps, resizingMode: .stretch)
        #expect(image.capInsets == caps && image.resizingMode == .stretch && image.size == CGSize(width: 6, height: 8))
        let parts = parts(image, in: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(parts.count == 9)
        #expect(parts[0] == Part(columns: [0, 1], rows: [0], rect: CGRect(x: 10, y: 20, width: 2, height: 1)))
        #expect(
            parts[4]
                == Part(columns: [2, 3, 4], rows: [1, 2, 3, 4], rect: CGRect(x: 12, y: 21, width: 27, height: 36)))
        #expect(parts[8] == Part(columns: [5], rows: [5, 6, 7], rect: CGRect(x: 39, y: 57, width: 1, height: 3)))
    }

    @Test func theMiddleIsRepeated() throws {
        let image = try image(6, 8).resizableImage(withCapInsets: caps)
        #expect(image.resizingMode == .tile)
        let parts = parts(image, in: CGRect(x: 0, y: 0, width: 10, height: 8))
        #expect(
            parts[1] == Part(columns: [2, 3, 4, 2, 3, 4, 2], rows: [0], rect: CGRect(x: 2, y: 0, width: 7, height: 1)))
        #expect(parts[4].rows == [1, 2, 3, 4])
        // Without insets the whole picture is repeated.
        let whole = try self.image(2, 2).resizableImage(withCapInsets: .zero, resizingMode: .tile)
        #expect(self.parts(whole, in: CGRect(x: 0, y: 0, width: 5, height: 3)).map(\.columns) == [[0, 1, 0, 1, 0]])
    }

    /// Inner edges lie on the screen's pixels.
    @Test func finerPicturesHaveFinerInsets() throws {
        let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        let image = try image(9, 3, scale: 3).resizableImage(withCapInsets: insets, resizingMode: .tile)
        let parts = parts(image, in: CGRect(x: 0, y: 0, width: 4, height: 1))
        #expect(parts.map(\.columns) == [[0, 1, 2], [3, 4, 5, 3, 4, 5], [6, 7, 8]])
        let odd = try self.image(5, 2, scale: 3).resizableImage(
            withCapInsets: UIEdgeInsets(top: 0, left: 2.0 / 3, bottom: 0, right: 0), resizingMode: .stretch)
        #expect(self.parts(odd, in: CGRect(x: 0, y: 0, width: 9, height: 1)).map(\.rect.maxX) == [0.5, 9])
    }

    @Test func insetsThatDoNotFitShrink() throws {
        let image = try image(6, 8).resizableImage(withCapInsets: caps, resizingMode: .stretch)
        let parts = parts(image, in: CGRect(x: 0, y: 0, width: 1.5, height: 2))
        #expect(parts.map(\.columns) == [[0, 1], [5], [0, 1], [5]], "no room for a middle")
        #expect(parts.map(\.rect.width) == [1, 0.5, 1, 0.5])
        #expect(self.parts(image, in: CGRect(x: 0, y: 0, width: 6, height: 8)).count == 1, "its own size")
        let absurd = try self.image(6, 8).resizableImage(
            withCapInsets: UIEdgeInsets(top: -4, left: 90, bottom: .infinity, right: 90), resizingMode: .tile)
        #expect(self.parts(absurd, in: CGRect(x: 0, y: 0, width: 20, height: 20)).allSatisfy { !$0.columns.isEmpty })
    }

    /// Catalogues leave out what lies between the part that is stretched and the far insets.
    @Test(arguments: [(1.0, 2..<3), (100.0, 2..<5), (0.0, 2..<3)])
    func cataloguesCutOutTheMiddle(center: Double, middle: Range<Int>) {
        let slices = ImageSlice.row(
            length: 6, caps: (2, 1), center: center, scale: 1, from: 0, to: 12, grid: PixelGrid(scale: 2))
        #expect(slices.map(\.source) == [0..<2, middle, 5..<6])
        #expect(slices.map(\.start) == [0, 2, 11] && slices.map(\.end) == [2, 11, 12])
    }

    @Test func documentsAreCutAsWell() throws {
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'><rect width='9' height='9'/></svg>"
        let vector = VectorImage(source: Array(svg.utf8), size: CGSize(width: 10, height: 10))
        let insets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        let image = UIImage(vector: vector).resizableImage(withCapInsets: insets, resizingMode: .stretch)
        let items = image.items(in: CGRect(x: 0, y: 0, width: 28, height: 10), tint: .black, traits: Self.traits)
        #expect(items.count == 9)
        guard case .group(let group) = items[1], case .vector(let item) = group.items.first else {
            Issue.record("a window with the document"); return
        }
        #expect(group.clip == .rectangle(CGRect(x: 2, y: 0, width: 24, height: 2)))
        #expect(item.rect == CGRect(x: -6, y: 0, width: 40, height: 10), "four times as wide, from two points before")
    }
}
