import DisplayLists
import Foundation

/// Bitmaps at the sizes they were drawn at, SVG documents and what they look like at those sizes, and blurred shadows.
final class ImageCache {
    /// Kept pixels beyond this are forgotten between pictures, in bytes.
    private static let capacity = 96 << 20

    private struct BitmapKey: Hashable {
        let digest: UInt64
        let sourceWidth: Int
        let width: Int
        let height: Int
    }

    /// An SVG document's look: where its rectangle lies in the tile, in 64ths of a pixel.
    struct VectorKey: Hashable {
        let image: VectorImage
        let rect: PlacedRect
        let isMirrored: Bool
    }

    struct ShadowKey: Hashable {
        let shape: Shape
        let transform: Affine
        let deviation: Double
    }

    private var bitmaps: [BitmapKey: Tile] = [:]
    private var vectors: [VectorKey: Tile] = [:]
    private var masks: [VectorKey: Mask] = [:]
    private var shadows: [ShadowKey: Mask] = [:]
    private var documents: [VectorImage: VectorDocument] = [:]
    private var cost = 0

    /// The bitmap at a size in pixels.
    func tile(_ bitmap: Bitmap, width: Int, height: Int) -> Tile {
        let key = BitmapKey(digest: bitmap.digest, sourceWidth: bitmap.width, width: width, height: height)
        if let known = bitmaps[key] { return known }
        let tile = Tile(bitmap).resampled(width: width, height: height)
        cost += tile.words.count * 4
        bitmaps[key] = tile
        return tile
    }

    /// An SVG document in its own colours. The rectangle's top left corner lies inside the tile's first pixel.
    func tile(_ key: VectorKey, name: String) throws(PaintingError) -> Tile {
        if let known = vectors[key] { return known }
        let tile = try document(key.image, name: name)
            .render(in: key.rect, isMirrored: key.isMirrored)
        cost += tile.words.count * 4
        vectors[key] = tile
        return tile
    }

    /// An SVG document's alpha, with (0, 0) at the tile's top left corner.
    func mask(_ key: VectorKey, name: String) throws(PaintingError) -> Mask {
        if let known = masks[key] { return known }
        let mask = try document(key.image, name: name)
            .render(in: key.rect, isMirrored: key.isMirrored).alpha
        cost += mask.coverage.count
        masks[key] = mask
        return mask
    }

    /// A blurred shape, made when first asked for.
    func shadow(_ key: ShadowKey, make: () -> Mask) -> Mask {
        if let known = shadows[key] { return known }
        let mask = make()
        cost += mask.coverage.count
        shadows[key] = mask
        return mask
    }

    private func document(_ image: VectorImage, name: String) throws(PaintingError) -> VectorDocument {
        if let known = documents[image] { return known }
        let document = try VectorDocument(image, name: name)
        cost += image.source.count * 8
        documents[image] = document
        return document
    }

    func trim() {
        guard cost > Self.capacity else { return }
        bitmaps.removeAll()
        vectors.removeAll()
        masks.removeAll()
        shadows.removeAll()
        documents.removeAll()
        cost = 0
    }
}

/// A rectangle inside the whole pixels that hold it, in 64ths of a pixel: all that its look depends on.
struct PlacedRect: Hashable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int

    init(_ rect: DeviceRect, in pixels: PixelRect) {
        func fine(_ value: Double) -> Int { pixel((value * 64).rounded()) }
        x = fine(rect.left - Double(pixels.left))
        y = fine(rect.top - Double(pixels.top))
        width = max(fine(rect.width), 1)
        height = max(fine(rect.height), 1)
    }

    /// The whole pixels that hold it.
    var pixelWidth: Int { (x + width + 63) / 64 }
    var pixelHeight: Int { (y + height + 63) / 64 }
}

extension Tile {
    init(_ bitmap: Bitmap) {
        width = bitmap.width
        height = bitmap.height
        words = bitmap.pixels.withUnsafeBytes { bytes in
            (0..<bitmap.width * bitmap.height).map { index in
                Self.sound(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)))
            }
        }
    }

    /// A premultiplied pixel none of whose channels is above its alpha, whatever the caller handed in.
    @inline(__always)
    private static func sound(_ word: UInt32) -> UInt32 {
        let alpha = word >> 24
        if alpha == 255 { return word }
        return alpha << 24 | min(word >> 16 & 0xFF, alpha) << 16 | min(word >> 8 & 0xFF, alpha) << 8
            | min(word & 0xFF, alpha)
    }

    var alpha: Mask {
        Mask(
            bounds: PixelRect(left: 0, top: 0, right: width, bottom: height),
            coverage: words.map { UInt8($0 >> 24) })
    }

    /// The alpha in one colour, for what cannot be drawn as a mask.
    func tinted(_ ink: Ink) -> Tile {
        var result = self
        result.words = words.map { ink.over(0, coverage: $0 >> 24) }
        return result
    }
}
