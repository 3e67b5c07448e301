import DisplayLists

/// Opened faces and the glyphs that were rasterised from them.
final class GlyphCache {
    /// Kept coverage beyond this is forgotten between pictures.
    private static let capacity = 48 << 20

    private struct Key: Hashable {
        let path: String
        let index: Int
        let shape: Affine
        let size: Double
    }

    private let library = FontLibrary()
    private var files: [FontFace: FontFile] = [:]
    private var faces: [Key: ScaledFace] = [:]

    /// A face whose em is mapped by the linear part of `transform`.
    func face(_ font: FontFace, size: Double, under transform: Affine) throws(PaintingError) -> ScaledFace {
        var shape = transform
        (shape.tx, shape.ty) = (0, 0)
        let scale = transform.meanScale
        // FreeType sets sizes in 64ths of a pixel.
        let pixels = (size * scale * 64).rounded() / 64
        shape = shape.isUpright && shape.a == shape.d ? Affine() : Affine.scale(1 / scale).after(shape)
        let key = Key(path: font.path, index: font.index, shape: shape, size: pixels)
        if let known = faces[key] { return known }
        let face = ScaledFace(file: try file(for: font), size: pixels, shape: shape)
        faces[key] = face
        return face
    }

    private func file(for font: FontFace) throws(PaintingError) -> FontFile {
        if let known = files[font] { return known }
        let file = try FontFile(font, library: library)
        files[font] = file
        return file
    }

    func trim() {
        if faces.values.reduce(0, { $0 + $1.cost }) > Self.capacity { faces.removeAll() }
    }
}
