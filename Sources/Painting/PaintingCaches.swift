/// What one painter keeps between pictures.
final class PaintingCaches {
    let glyphs = GlyphCache()
    let shapes = ShapeCache()
    let images = ImageCache()
    var blender = CoverageBlender()

    /// Forgets when too much is kept; called between pictures.
    func trim() {
        glyphs.trim()
        shapes.trim()
        images.trim()
    }
}
