import CCairo
import DisplayLists

/// A Cairo surface in memory and the one context that draws on it.
final class Drawing {
    enum Format {
        /// Four bytes a pixel, premultiplied.
        case color
        /// One byte of coverage a pixel.
        case coverage

        fileprivate var cairo: cairo_format_t {
            switch self {
            case .color: CAIRO_FORMAT_ARGB32
            case .coverage: CAIRO_FORMAT_A8
            }
        }
    }

    let context: OpaquePointer
    private let surface: OpaquePointer

    /// Draws into memory that outlives the drawing and whose first row is device row `top`. `stride`, in bytes, is a
    /// multiple of four.
    init(
        borrowing memory: UnsafeMutableRawPointer, format: Format, width: Int, height: Int, stride: Int, top: Int = 0
    ) {
        surface = cairo_image_surface_create_for_data(
            memory.assumingMemoryBound(to: UInt8.self), format.cairo, Int32(width), Int32(height), Int32(stride))
        cairo_surface_set_device_offset(surface, 0, Double(-top))
        context = Self.context(on: surface)
    }

    /// Draws into transparent memory of its own, whose top left corner is device pixel (`left`, `top`).
    init(left: Int, top: Int, width: Int, height: Int) {
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        cairo_surface_set_device_offset(surface, Double(-left), Double(-top))
        // What is drawn on a surface that Cairo takes for an empty one replaces all that was written there by hand.
        cairo_surface_mark_dirty(surface)
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

    /// The first pixel and the pixels from row to row, of memory of its own; `nil` when there was not enough.
    var pixels: (start: UnsafeMutablePointer<UInt32>, stride: Int)? {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let start = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
        return (start, Int(cairo_image_surface_get_stride(surface)) / 4)
    }

    /// What went wrong so far; Cairo's faults stick.
    var fault: String? {
        let status = cairo_status(context)
        guard status != CAIRO_STATUS_SUCCESS else { return nil }
        return cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown fault"
    }

    /// Lays a layer on this drawing, through the clip that the context has.
    func composite(_ layer: Drawing, opacity: Double, mixing mode: LayerEffect.BlendMode = .normal) {
        // What was written by hand since.
        cairo_surface_mark_dirty(layer.surface)
        cairo_save(context)
        cairo_set_operator(context, mode.cairo)
        cairo_set_source_surface(context, layer.surface, 0, 0)
        cairo_paint_with_alpha(context, opacity)
        cairo_restore(context)
    }
}

extension LayerEffect.BlendMode {
    fileprivate var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
