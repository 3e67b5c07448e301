import CPango
import DisplayLists

/// An opened face. Measures are in the face's own units, so one serves every size.
final class Face {
    let identity: FontFace
    /// An `hb_font_t` whose scale is the face's units.
    let font: OpaquePointer
    let unitsPerEm: Double
    /// Whether the glyphs are pictures with colours of their own.
    let isColor: Bool
    /// How wide an emoji is.
    private(set) lazy var emojiAdvance: Double = {
        let face = glyph(of: 0x1f600)
        return face == 0 ? unitsPerEm : advance(ofGlyph: face)
    }()
    /// Glyphs of the characters below U+0300, which are asked for most; 0 where there is none.
    private let commonGlyphs: [UInt32]

    static let firstUncommonScalar: UInt32 = 0x300

    /// `nil` if there is no such file or it holds no such face.
    init?(_ identity: FontFace) {
        guard let blob = FontBytes.of(path: identity.path)?.blob else { return nil }
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, UInt32(truncatingIfNeeded: identity.index & 0xffff)) else { return nil }
        defer { hb_face_destroy(face) }
        guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
        self.identity = identity
        self.font = font
        let units = hb_face_get_upem(face)
        unitsPerEm = Double(units)
        isColor = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
        let instance = identity.index >> FaceFolder.instanceShift
        if instance > 0 { hb_font_set_var_named_instance(font, UInt32(truncatingIfNeeded: instance - 1)) }
        hb_font_set_scale(font, Int32(clamping: units), Int32(clamping: units))
        commonGlyphs = (0..<Self.firstUncommonScalar).map { Self.glyph(of: $0, in: font) }
    }

    deinit {
        hb_font_destroy(font)
    }

    /// 0 if the face has none.
    func glyph(of scalar: UInt32) -> UInt32 {
        scalar < Self.firstUncommonScalar ? commonGlyphs[Int(scalar)] : Self.glyph(of: scalar, in: font)
    }

    func covers(_ scalar: UInt32) -> Bool {
        glyph(of: scalar) != 0
    }

    /// The glyph's own advance, without kerning.
    func advance(ofGlyph glyph: UInt32) -> Double {
        Double(hb_font_get_glyph_h_advance(font, glyph))
    }

    /// A measure that the face states, such as its height of capitals.
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
        var value: hb_position_t = 0
        return hb_ot_metrics_get_position(font, tag, &value) != 0 ? Double(value) : nil
    }

    private static func glyph(of scalar: UInt32, in font: OpaquePointer) -> UInt32 {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : 0
    }
}
