import CCairo
import DisplayLists
import Foundation

/// Sets single lines with a face's own advances: enough text for pictures that tests look at.
final class SampleText {
    static let folder = "/usr/share/fonts/opentype/inter/"
    static let regular = FontFace(name: "Inter-Regular", path: folder + "Inter-Regular.otf")
    static let semibold = FontFace(name: "Inter-SemiBold", path: folder + "Inter-SemiBold.otf")
    static let emoji = FontFace(name: "NotoColorEmoji", path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")

    private var library: FT_Library?
    private var faces: [String: FT_Face] = [:]

    init() { FT_Init_FreeType(&library) }

    deinit {
        for face in faces.values { FT_Done_Face(face) }
        if let library { FT_Done_FreeType(library) }
    }

    private func face(_ font: FontFace) -> FT_Face? {
        if let known = faces[font.path] { return known }
        var face: FT_Face?
        guard let library, FT_New_Face(library, font.path, font.index, &face) == 0, let face else { return nil }
        if face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) == 0 { FT_Select_Size(face, 0) }
        faces[font.path] = face
        return face
    }

    func run(
        _ text: String, _ font: FontFace, size: Double, color: ResolvedColor, x: Double, baseline: Double
    ) -> GlyphRun {
        var run = GlyphRun(face: font, size: size, color: color, glyphs: [], text: text)
        guard let face = face(font) else { return run }
        var pen = x
        for scalar in text.unicodeScalars {
            let glyph = FT_Get_Char_Index(face, FT_ULong(scalar.value))
            run.glyphs.append(GlyphRun.Glyph(id: glyph, x: pen, y: baseline))
            let isScalable = face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
            let flags = FT_Int32(isScalable ? FT_LOAD_NO_SCALE : FT_LOAD_COLOR)
            guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph else { continue }
            let em =
                isScalable
                ? Double(face.pointee.units_per_EM) : Double(face.pointee.size.pointee.metrics.y_ppem) * 64
            pen += Double(slot.pointee.advance.x) / em * size
        }
        return run
    }

    /// The run with its last glyph's end at `right`.
    func trailing(
        _ text: String, _ font: FontFace, size: Double, color: ResolvedColor, right: Double, baseline: Double
    ) -> GlyphRun {
        let end = run(text + " ", font, size: size, color: color, x: 0, baseline: baseline).glyphs.last?.x ?? 0
        return run(text, font, size: size, color: color, x: right - end, baseline: baseline)
    }
}
