import CCairo

/// Pixels that can be drawn on by Cairo and by hand, in device coordinates: four bytes each, premultiplied.
///
/// Also the base picture has an alpha channel (always 255), because Cairo leaves the unused byte of its opaque format
/// at whatever its code path happens to write.
final class Canvas {
    let bounds: PixelRect
    let context: OpaquePointer
    private let surface: OpaquePointer
    private let pixels: UnsafeMutablePointer<UInt32>
    /// Pixels from one row to the next.
    let stride: Int

    /// Draws into memory that outlives the canvas, rows without padding.
    init(borrowing pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int) {
        bounds = PixelRect(left: 0, top: 0, right: width, bottom: height)
        self.pixels = pixels
        stride = width
        surface = cairo_image_surface_create_for_data(
            UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
            Int32(height), Int32(width * 4))
        context = Self.context(on: surface)
    }

    /// An empty transparent layer over a part of the picture; `nil` when memory does not suffice.
    init?(layer bounds: PixelRect) {
        let surface: OpaquePointer = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(bounds.width), Int32(bounds.height))
        guard let data = cairo_image_surface_get_data(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.bounds = bounds
        self.surface = surface
        pixels = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
        stride = Int(cairo_image_surface_get_stride(surface)) / 4
        cairo_surface_set_device_offset(surface, Double(-bounds.left), Double(-bounds.top))
        context = Self.context(on: surface)
    }

    private static func context(on surface: OpaquePointer) -> OpaquePointer {
        let context: OpaquePointer = cairo_create(surface)
        // A twentieth of a pixel: half of Cairo's own, so that large corners stay round.
        cairo_set_tolerance(context, 0.05)
        return context
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// What went wrong so far; Cairo's faults stick.
    var fault: String? {
        let status = cairo_status(context)
        guard status != CAIRO_STATUS_SUCCESS else { return nil }
        return cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown fault"
    }

    /// The pixel at a place inside the bounds, and those to its right.
    @inline(__always)
    func row(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
        pixels + ((y - bounds.top) * stride + x - bounds.left)
    }

    /// Lays a layer on this canvas, through the clip that the context has.
    func composite(_ layer: Canvas, opacity: Double) {
        cairo_surface_flush(layer.surface)
        cairo_save(context)
        cairo_set_source_surface(context, layer.surface, 0, 0)
        cairo_paint_with_alpha(context, opacity)
        cairo_restore(context)
    }
}
