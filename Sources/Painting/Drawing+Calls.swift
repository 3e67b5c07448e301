import CCairo
import DisplayLists
import Foundation

/// Cairo calls in Galley's values. Every path is handed over in device pixels.
extension Drawing {
    /// Adds an outline in device pixels; `false`, and nothing is drawn, when a point of it is not finite.
    func add(_ path: Path, under transform: Affine) -> Bool {
        cairo_new_path(context)
        cairo_set_fill_rule(
            context, path.fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        for element in path.elements {
            let isFinite: Bool
            switch element {
            case .move(let point):
                isFinite = with(point, transform) { cairo_move_to(context, $0, $1) }
            case .line(let point):
                isFinite = with(point, transform) { cairo_line_to(context, $0, $1) }
            case .curve(let control1, let control2, let end):
                isFinite = with(control1, transform) { x1, y1 in
                    _ = with(control2, transform) { x2, y2 in
                        _ = with(end, transform) { x3, y3 in cairo_curve_to(context, x1, y1, x2, y2, x3, y3) }
                    }
                }
            case .close:
                cairo_close_path(context)
                isFinite = true
            }
            guard isFinite else {
                cairo_new_path(context)
                return false
            }
        }
        return true
    }

    /// Calls with the mapped point, held inside what Cairo's fixed-point numbers can hold.
    @inline(__always)
    private func with(_ point: CGPoint, _ transform: Affine, _ body: (Double, Double) -> Void) -> Bool {
        let mapped = transform.apply(point)
        guard mapped.x.isFinite, mapped.y.isFinite else { return false }
        body(
            min(max(mapped.x, -farthestPixel), farthestPixel), min(max(mapped.y, -farthestPixel), farthestPixel))
        return true
    }

    func setMatrix(_ transform: Affine) {
        var matrix = cairo_matrix_t(transform)
        cairo_set_matrix(context, &matrix)
    }

    func resetMatrix() { cairo_identity_matrix(context) }

    /// Sets a flat colour so that the premultiplied pixel is rounded to nearest; Cairo cuts off.
    func setSource(_ ink: Ink) {
        let alpha = (Double(ink.alpha) / 257).rounded()
        guard alpha > 0 else { return cairo_set_source_rgba(context, 0, 0, 0, 0) }
        func straight(_ component: UInt32) -> Double {
            min((Double(component) * Double(ink.alpha) / 65_535).rounded() / alpha, 1)
        }
        cairo_set_source_rgba(context, straight(ink.red), straight(ink.green), straight(ink.blue), alpha / 255)
    }

    func setSource(_ gradient: LinearGradient, under transform: Affine, opacity: Double) {
        let (start, end) = (gradient.start, gradient.end)
        let pattern: OpaquePointer = cairo_pattern_create_linear(
            finite(start.x), finite(start.y), finite(end.x), finite(end.y))
        setSource(pattern, gradient.stops, under: transform, opacity: opacity)
    }

    /// Both radii are greater than zero.
    func setSource(_ gradient: RadialGradient, under transform: Affine, opacity: Double) {
        let start = min(max(gradient.start, 0), 1)
        let pattern: OpaquePointer = cairo_pattern_create_radial(0, 0, start.isNaN ? 0 : start, 0, 0, 1)
        let unit = transform.translated(x: finite(gradient.center.x), y: finite(gradient.center.y))
            .after(Affine(a: finite(gradient.radii.width), d: finite(gradient.radii.height)))
        setSource(pattern, gradient.stops, under: unit, opacity: opacity)
    }

    /// Uses the pattern up.
    private func setSource(
        _ pattern: OpaquePointer, _ stops: [LinearGradient.Stop], under transform: Affine, opacity: Double
    ) {
        defer { cairo_pattern_destroy(pattern) }
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, Ink.unit(stop.location), Ink.unit(color.red), Ink.unit(color.green), Ink.unit(color.blue),
                Ink.unit(color.alpha) * opacity)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        // The pattern is fixed to the space that is current when it is set.
        setMatrix(transform)
        cairo_set_source(context, pattern)
        resetMatrix()
    }

    /// Draws with pixels as the source, whose top left one is device pixel (`left`, `top`).
    func withSource(_ tile: inout Tile, left: Int, top: Int, _ body: () -> Void) {
        let (width, height) = (tile.width, tile.height)
        tile.words.withUnsafeMutableBytes { bytes in
            let surface: OpaquePointer = cairo_image_surface_create_for_data(
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
                Int32(height), Int32(width * 4))
            cairo_set_source_surface(context, surface, Double(left), Double(top))
            cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
            body()
            cairo_set_source_rgba(context, 0, 0, 0, 0)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }

    func stroke(_ style: StrokeStyle, under transform: Affine) {
        cairo_set_line_width(context, min(style.width, farthestPixel))
        cairo_set_line_cap(context, style.cap.cairo)
        cairo_set_line_join(context, style.join.cairo)
        cairo_set_miter_limit(context, max(1, finite(style.miterLimit)))
        cairo_set_dash(context, style.dashes, Int32(style.dashes.count), finite(style.dashPhase))
        // The pen has its shape from the group's space; the path is in device pixels already.
        setMatrix(transform)
        cairo_stroke(context)
        resetMatrix()
    }

    /// Lays the source that is set through a mask, through the clip that the context has.
    func paintSource(through mask: inout Mask) {
        guard !mask.bounds.isEmpty else { return }
        let (width, height) = (mask.bounds.width, mask.bounds.height)
        let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
        var rows = [UInt8](repeating: 0, count: stride * height)
        for y in 0..<height {
            rows.replaceSubrange(
                y * stride..<y * stride + width, with: mask.coverage[y * width..<(y + 1) * width])
        }
        rows.withUnsafeMutableBufferPointer { rows in
            let surface: OpaquePointer = cairo_image_surface_create_for_data(
                rows.baseAddress, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
            cairo_mask_surface(context, surface, Double(mask.bounds.left), Double(mask.bounds.top))
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }

    /// Lays a tile stretched over the unit square's image under `transform`, through the clip that the context has.
    func draw(_ tile: inout Tile, over rect: CGRect, under transform: Affine, opacity: Double) {
        let (width, height) = (tile.width, tile.height)
        guard add(.rectangle(rect), under: transform) else { return }
        tile.words.withUnsafeMutableBytes { bytes in
            let surface: OpaquePointer = cairo_image_surface_create_for_data(
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
                Int32(height), Int32(width * 4))
            cairo_save(context)
            let placed = transform.translated(x: rect.minX, y: rect.minY)
                .after(Affine(a: rect.width / Double(width), d: rect.height / Double(height)))
            setMatrix(placed)
            cairo_set_source_surface(context, surface, 0, 0)
            let pattern = cairo_get_source(context)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
            resetMatrix()
            if opacity < 1 {
                cairo_clip(context)
                cairo_paint_with_alpha(context, opacity)
            } else {
                cairo_fill(context)
            }
            cairo_restore(context)
            cairo_new_path(context)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }
}

/// 0 in place of what is not finite, and nothing farther away than Cairo can count.
private func finite(_ value: Double) -> Double {
    value.isFinite ? min(max(value, -farthestPixel), farthestPixel) : 0
}

extension cairo_matrix_t {
    init(_ map: Affine) {
        self.init(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
    }
}

extension StrokeStyle.Cap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension StrokeStyle.Join {
    fileprivate var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
