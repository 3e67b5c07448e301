import DisplayLists
import Foundation
import Testing
import UIKit

/// Pictures by their pixels: parts of them, and in layers.
@MainActor struct CGImageTests {
    /// 20 × 10 points, two pixels each: red at the left, blue at the right.
    private var image: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
        }
    }

    @Test func pixelsAreCountedByTheScale() throws {
        let pixels = try #require(image.cgImage)
        #expect(pixels.width == 40 && pixels.height == 20)
        let part = try #require(pixels.cropping(to: CGRect(x: 30, y: 0, width: 100, height: 100)))
        #expect(part.width == 10 && part.height == 20)
        #expect(UIImage(cgImage: part, scale: 2, orientation: .up).size == CGSize(width: 5, height: 10))
        #expect(pixels.cropping(to: CGRect(x: 50, y: 0, width: 10, height: 10)) == nil)
        #expect(UIImage().cgImage == nil)
    }

    @Test(arguments: [
        (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 40, height: 40)),
        (.resizeAspect, CGRect(x: 0, y: 10, width: 40, height: 20)),
        (.resizeAspectFill, CGRect(x: -20, y: 0, width: 80, height: 40)),
        (.center, CGRect(x: 10, y: 15, width: 20, height: 10)),
    ])
    func contentsStandWhereTheGravitySays(gravity: CALayerContentsGravity, expected: CGRect) throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.layer.contents = image.cgImage
        view.layer.contentsScale = 2
        view.layer.contentsGravity = gravity
        var listing = Listing(size: view.bounds.size)
        listing.add(view)
        let text = DisplayList(size: view.bounds.size, items: listing.items).description
        let box = try #require(Self.box(listing.items))
        #expect(box == expected, "\(text)")
    }

    /// Of the colours that are filled, in the picture's space.
    private static func box(_ items: [DisplayItem], _ matrix: CGAffineTransform = .identity) -> CGRect? {
        var box: CGRect?
        for item in items {
            let found: CGRect?
            switch item {
            case .group(let group):
                let turn = group.transform.map {
                    CGAffineTransform(a: $0.a, b: $0.b, c: $0.c, d: $0.d, tx: $0.tx, ty: $0.ty)
                }
                let own = (turn ?? .identity).concatenating(
                    CGAffineTransform(translationX: group.origin.x, y: group.origin.y))
                found = self.box(group.items, own.concatenating(matrix))
            case .fill(let shape, _): found = shape.path.bounds.applying(matrix)
            default: found = nil
            }
            guard let found else { continue }
            box = box?.union(found) ?? found
        }
        return box
    }
}
