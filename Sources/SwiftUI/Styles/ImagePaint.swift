import DisplayLists
public import Foundation
import UIKit

/// A picture, repeated from the upper left corner.
public struct ImagePaint: ShapeStyle, InkSource, Hashable {
    public var image: Image
    /// The part that is repeated, in shares of the picture.
    public var sourceRect: CGRect
    public var scale: CGFloat

    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    func ink(in environment: EnvironmentValues) -> Ink { Ink(.picture(self)) }

    /// More tiles than this are so small that nobody sees one.
    private static let mostTiles = 10_000.0

    /// The tiles that cover a rectangle.
    @MainActor
    func items(in rect: CGRect, _ environment: EnvironmentValues) -> [DisplayItem] {
        guard let picture = image.image else { return [] }
        let own = picture.size(with: environment.traits, fallback: nil)
        let whole = CGSize(width: own.width * scale, height: own.height * scale)
        let tile = CGSize(width: whole.width * sourceRect.width, height: whole.height * sourceRect.height)
        guard tile.width > 0, tile.height > 0, tile.width.isFinite, tile.height.isFinite else { return [] }
        let (columns, rows) = ((rect.width / tile.width).rounded(.up), (rect.height / tile.height).rounded(.up))
        guard Double(columns * rows) < Self.mostTiles else { return [] }
        let tint = UIColor(environment.foreground.ink(0).color(environment))
        let parts = picture.items(
            in: CGRect(
                x: -sourceRect.minX * whole.width, y: -sourceRect.minY * whole.height, width: whole.width,
                height: whole.height),
            tint: tint, traits: environment.traits, fallback: nil)
        return (0..<Int(rows)).flatMap { row in
            (0..<Int(columns)).map { column in
                .group(
                    DisplayLists.Group(
                        origin: CGPoint(
                            x: rect.minX + CGFloat(column) * tile.width, y: rect.minY + CGFloat(row) * tile.height),
                        clip: .rectangle(CGRect(origin: .zero, size: tile)), items: parts))
            }
        }
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture, repeated from the upper left corner.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Self { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
