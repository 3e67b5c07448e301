import DisplayLists
import Foundation

/// The glyphs of a face at one size, rasterised when first asked for.
///
/// Glyphs stand at quarters of a pixel along the line: whole pixels make the gaps inside words uneven at 1× and 2×. Across
/// the line they stand on whole pixels, so that baselines and bars stay sharp.
final class ScaledFace {
    static let phases = 4.0
    /// A glyph with more pixels is not kept: only the visible part of it is ever rasterised.
    private static let largestKept = 1024.0

    private struct Glyph {
        let bounds: PixelRect
        /// Where the coverage starts in the arena.
        let offset: Int
    }

    /// A colour glyph and its top left corner from the origin, in pixels.
    struct ColorGlyph {
        let tile: Tile
        let x: Double
        let y: Double
        let width: Double
        let height: Double

        /// Whether the tile has this size already.
        var isSized: Bool {
            abs(width - Double(tile.width)) <= 0.5 && abs(height - Double(tile.height)) <= 0.5
        }
    }

    let size: Double
    private let file: FontFile
    private let shape: Affine
    private let isUsable: Bool
    private var glyphs: [UInt64: Glyph] = [:]
    private var colorGlyphs: [UInt32: ColorGlyph?] = [:]
    private var arena: [UInt8] = []

    init(file: FontFile, size: Double, shape: Affine) {
        self.file = file
        self.size = size
        self.shape = shape
        isUsable = size > 0 && size < 60_000
    }

    /// In bytes.
    var cost: Int {
        arena.count + colorGlyphs.values.reduce(0) { $0 + ($1?.tile.words.count ?? 0) * 4 }
    }

    var isColor: Bool { file.strikeSize != nil }
    var isLarge: Bool { size > Self.largestKept }
    var isUpright: Bool { shape == Affine() }

    /// The pixels around a glyph's coverage relative to its origin, and where that starts in `withArena`; `nil` for a
    /// glyph without ink.
    func glyph(_ id: UInt32, phase: Int) -> (bounds: PixelRect, offset: Int)? {
        guard isUsable else { return nil }
        let key = UInt64(id) << 8 | UInt64(phase)
        if let known = glyphs[key] { return known.bounds.isEmpty ? nil : (known.bounds, known.offset) }
        var glyph = Glyph(bounds: PixelRect(left: 0, top: 0, right: 0, bottom: 0), offset: 0)
        if file.setSize(size),
            let mask = file.mask(glyph: id, shape: shape, shift: Double(phase) / Self.phases, clip: nil)
        {
            glyph = Glyph(bounds: mask.bounds, offset: arena.count)
            arena += mask.coverage
        }
        glyphs[key] = glyph
        return glyph.bounds.isEmpty ? nil : (glyph.bounds, glyph.offset)
    }

    /// The visible part of a glyph that is too large to keep. `clip` is relative to the glyph's origin.
    func largeGlyph(_ id: UInt32, shift: Double, clip: PixelRect) -> Mask? {
        guard isUsable, file.setSize(size) else { return nil }
        return file.mask(glyph: id, shape: shape, shift: shift, clip: clip)
    }

    /// The outline of a glyph in shares of the em, y down; `nil` for one without ink.
    func outline(_ id: UInt32) -> Path? { isUsable ? file.outline(glyph: id) : nil }

    func withArena(_ body: (UnsafePointer<UInt8>) -> Void) {
        arena.withUnsafeBufferPointer { buffer in
            if let base = buffer.baseAddress { body(base) }
        }
    }

    /// A glyph that brings its own colours, resampled to this size.
    func colorGlyph(_ id: UInt32) -> ColorGlyph? {
        if let known = colorGlyphs[id] { return known }
        var glyph: ColorGlyph?
        if isUsable, let strike = file.strikeSize, let bitmap = file.colorBitmap(glyph: id) {
            let scale = size / strike
            let (width, height) = (Double(bitmap.tile.width) * scale, Double(bitmap.tile.height) * scale)
            // Larger than the strike twice over: Cairo stretches what is visible of it.
            let tile =
                scale > 2
                ? bitmap.tile
                : bitmap.tile.resampled(width: max(1, pixel(width.rounded())), height: max(1, pixel(height.rounded())))
            glyph = ColorGlyph(
                tile: tile, x: Double(bitmap.left) * scale, y: Double(bitmap.top) * scale, width: width,
                height: height)
        }
        colorGlyphs[id] = .some(glyph)
        return glyph
    }
}
