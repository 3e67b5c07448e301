import CCairo
import DisplayLists

/// FreeType's library object; one for each painter, since it may only be used by one thread at a time.
final class FontLibrary {
    let handle: FT_Library?

    init() {
        var handle: FT_Library?
        self.handle = FT_Init_FreeType(&handle) == 0 ? handle : nil
    }

    deinit {
        if let handle { FT_Done_FreeType(handle) }
    }
}

/// An opened face. Loads outlines and colour bitmaps; hints nothing, as the phone does not.
final class FontFile {
    private let library: FontLibrary
    /// What the face reads from.
    private let bytes: FontBytes
    let face: FT_Face
    /// Pixels an em of the face's bitmaps, for a face that has nothing but them.
    private(set) var strikeSize: Double?

    init(_ font: FontFace, library: FontLibrary) throws(PaintingError) {
        guard let handle = library.handle else { throw .font(path: font.path, reason: "FreeType does not start") }
        guard let bytes = FontBytes.of(path: font.path) else {
            throw .font(path: font.path, reason: "it cannot be read")
        }
        var opened: FT_Face?
        let start = bytes.bytes.assumingMemoryBound(to: FT_Byte.self)
        let error = FT_New_Memory_Face(handle, start.baseAddress, FT_Long(start.count), font.index, &opened)
        guard error == 0, let opened else { throw .font(path: font.path, reason: "it is not a font") }
        self.library = library
        self.bytes = bytes
        face = opened
        selectStrike()
    }

    deinit { FT_Done_Face(face) }

    /// Chooses the largest strike of a face without outlines.
    private func selectStrike() {
        let isScalable = face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
        guard !isScalable, face.pointee.num_fixed_sizes > 0, let sizes = face.pointee.available_sizes else { return }
        let count = Int(face.pointee.num_fixed_sizes)
        let largest = (0..<count).max { sizes[$0].y_ppem < sizes[$1].y_ppem } ?? 0
        guard FT_Select_Size(face, FT_Int(largest)) == 0, sizes[largest].y_ppem > 0 else { return }
        strikeSize = Double(sizes[largest].y_ppem) / 64
    }

    /// Sets the size that outlines are loaded at, in pixels an em.
    func setSize(_ size: Double) -> Bool {
        let fixed = FT_F26Dot6((size * 64).rounded())
        return fixed > 0 && FT_Set_Char_Size(face, fixed, fixed, 72, 72) == 0
    }

    /// The coverage of a glyph whose outline is mapped by `shape` (y down) and moved right by `shift` pixels, relative to
    /// its origin. `nil` for a glyph without ink. With `clip`, only those pixels.
    func mask(glyph: UInt32, shape: Affine, shift: Double, clip: PixelRect?) -> Mask? {
        let flags = FT_Int32(FT_LOAD_NO_HINTING) | FT_Int32(FT_LOAD_NO_BITMAP)
        guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph,
            slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, slot.pointee.outline.n_points > 0
        else { return nil }
        if shape != Affine() {
            // FreeType counts y upwards.
            var matrix = FT_Matrix(
                xx: fixed16(shape.a), xy: fixed16(-shape.c), yx: fixed16(-shape.b), yy: fixed16(shape.d))
            FT_Outline_Transform(&slot.pointee.outline, &matrix)
        }
        FT_Outline_Translate(&slot.pointee.outline, FT_Pos((shift * 64).rounded()), 0)
        var box = FT_BBox()
        FT_Outline_Get_CBox(&slot.pointee.outline, &box)
        var bounds = PixelRect(
            left: box.xMin >> 6, top: -((box.yMax + 63) >> 6), right: (box.xMax + 63) >> 6, bottom: -(box.yMin >> 6))
        if let clip { bounds = bounds.intersection(clip) }
        guard !bounds.isEmpty else { return nil }
        FT_Outline_Translate(&slot.pointee.outline, -(bounds.left << 6), bounds.bottom << 6)
        return render(&slot.pointee.outline, bounds: bounds)
    }

    private func render(_ outline: inout FT_Outline, bounds: PixelRect) -> Mask? {
        guard bounds.width <= Painter.maximumSide, bounds.height <= Painter.maximumSide else { return nil }
        var coverage = [UInt8](repeating: 0, count: bounds.width * bounds.height)
        let error = coverage.withUnsafeMutableBufferPointer { buffer in
            var bitmap = FT_Bitmap()
            bitmap.rows = UInt32(bounds.height)
            bitmap.width = UInt32(bounds.width)
            bitmap.pitch = Int32(bounds.width)
            bitmap.buffer = buffer.baseAddress
            bitmap.num_grays = 256
            bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
            return FT_Outline_Get_Bitmap(library.handle, &outline, &bitmap)
        }
        return error == 0 ? Mask(bounds: bounds, coverage: coverage) : nil
    }

    /// A colour glyph at the strike's own size, and where its top left corner lies from the origin, in strike pixels.
    func colorBitmap(glyph: UInt32) -> (tile: Tile, left: Int, top: Int)? {
        guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph else {
            return nil
        }
        let bitmap = slot.pointee.bitmap
        let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
        guard UInt32(bitmap.pixel_mode) == FT_PIXEL_MODE_BGRA.rawValue, width > 0, height > 0,
            let pixels = bitmap.buffer
        else { return nil }
        var words: [UInt32] = []
        words.reserveCapacity(width * height)
        for y in 0..<height {
            let row = UnsafeRawPointer(pixels + y * Int(bitmap.pitch))
            for x in 0..<width { words.append(row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)) }
        }
        let tile = Tile(width: width, height: height, words: words)
        return (tile, Int(slot.pointee.bitmap_left), -Int(slot.pointee.bitmap_top))
    }
}

/// 16.16 fixed point.
private func fixed16(_ value: Double) -> FT_Fixed {
    FT_Fixed((min(max(value, -32_767), 32_767) * 65_536).rounded())
}
