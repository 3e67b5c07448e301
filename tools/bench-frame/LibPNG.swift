import CCairo
import DisplayLists

/// What libpng makes of a picture at its own default, level 6 with adaptive filters, which is how Cairo calls it.
enum LibPNG {
    /// The file's bytes; 0 when Cairo fails.
    static func size(of buffer: PixelBuffer) -> Int {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(buffer.width), Int32(buffer.height)),
            let data = cairo_image_surface_get_data(surface)
        else { return 0 }
        defer { cairo_surface_destroy(surface) }
        let stride = Int(cairo_image_surface_get_stride(surface))
        cairo_surface_flush(surface)
        buffer.words.withUnsafeBytes { words in
            for row in 0..<buffer.height {
                let start = words.baseAddress.map { $0 + row * buffer.width * 4 }
                if let start {
                    (data + row * stride).update(
                        from: start.assumingMemoryBound(to: UInt8.self), count: buffer.width * 4)
                }
            }
        }
        cairo_surface_mark_dirty(surface)
        var count = 0
        let status = cairo_surface_write_to_png_stream(
            surface,
            { count, _, length in
                count?.assumingMemoryBound(to: Int.self).pointee += Int(length)
                return CAIRO_STATUS_SUCCESS
            }, &count)
        return status == CAIRO_STATUS_SUCCESS ? count : 0
    }
}
