import CPango

/// Owns an `hb_buffer_t`. HarfBuzz's pointers stay inside this file and `Face`.
final class ShapingBuffer {
    private let buffer: OpaquePointer?
    /// HarfBuzz's own shaper alone, whatever the environment lists.
    private let shaper: StaticString = "ot"

    init() {
        buffer = hb_buffer_create()
    }

    deinit {
        hb_buffer_destroy(buffer)
    }

    /// A language by its BCP 47 tag. HarfBuzz keeps languages for good, so nobody owns them.
    static func language(_ tag: String) -> OpaquePointer? {
        hb_language_from_string(tag, -1)
    }

    /// The glyphs of a stretch of text, from left to right, and by byte from the start of `context`. They are good until the
    /// buffer is used again.
    func shape(
        _ bytes: Range<Int>, in context: Range<Int>, of text: SourceText, rightToLeft: Bool, script: ScriptTag,
        language: OpaquePointer?, face: Face, features: [hb_feature_t]
    ) -> GlyphBuffer {
        hb_buffer_clear_contents(buffer)
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
        hb_buffer_set_direction(buffer, rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_t(rawValue: script.code))
        hb_buffer_set_language(buffer, language)
        text.bytes.withUnsafeBytes { all in
            let around = UnsafeRawBufferPointer(rebasing: all[context])
            hb_buffer_add_utf8(
                buffer, Self.characters(around.baseAddress), Int32(clamping: around.count),
                UInt32(bytes.lowerBound - context.lowerBound), Int32(clamping: bytes.count))
        }
        withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: 2) { shapers in
            shapers.initializeElement(at: 0, to: Self.characters(UnsafeRawPointer(shaper.utf8Start)))
            shapers.initializeElement(at: 1, to: nil)
            _ = hb_shape_full(face.font, buffer, features, UInt32(features.count), shapers.baseAddress)
        }
        var count: UInt32 = 0
        let infos = hb_buffer_get_glyph_infos(buffer, &count)
        let positions = hb_buffer_get_glyph_positions(buffer, &count)
        return GlyphBuffer(
            infos: UnsafeBufferPointer(start: infos, count: Int(count)),
            positions: UnsafeBufferPointer(start: positions, count: Int(count)))
    }

    private static func characters(_ bytes: UnsafeRawPointer?) -> UnsafePointer<CChar>? {
        bytes?.assumingMemoryBound(to: CChar.self)
    }
}

/// HarfBuzz's result, from left to right.
struct GlyphBuffer {
    let infos: UnsafeBufferPointer<hb_glyph_info_t>
    let positions: UnsafeBufferPointer<hb_glyph_position_t>

    func endOfCluster(from start: Int) -> Int {
        var end = start + 1
        while end < infos.count, infos[end].cluster == infos[start].cluster { end += 1 }
        return end
    }

    func startOfCluster(to end: Int) -> Int {
        var start = end - 1
        while start > 0, infos[start - 1].cluster == infos[end - 1].cluster { start -= 1 }
        return start
    }
}
