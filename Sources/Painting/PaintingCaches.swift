/// What one painter keeps between pictures.
final class PaintingCaches {
    let glyphs = GlyphCache()
    let images = ImageCache()
    var blender = CoverageBlender()

    /// Forgets when too much is kept; called between pictures.
    func trim() {
        glyphs.trim()
        images.trim()
    }
}
