import CCairo
import DisplayLists
import Foundation

extension PaintPass {
    mutating func fill(_ shape: Shape, with paint: Paint) {
        guard case .color(let color) = paint else { return mark(shape, .fill, with: paint) }
        let ink = Ink(color, opacity: state.opacity)
        switch shape {
        case .rectangle(let rect) where fillAligned(rect, with: ink): return
        case .roundedRectangle(let rounded) where fillAligned(rounded, with: ink): return
        default: mark(shape, .fill, with: paint)
        }
    }

    mutating func stroke(_ shape: Shape, with paint: Paint, style: StrokeStyle) {
        // Thinner than Cairo can count, and than anyone can see.
        guard style.width * state.transform.largestScale >= 1.0 / 256, style.width.isFinite else { return }
        mark(shape, .stroke(style.sound), with: paint)
    }

    /// Draws a shape of any kind: a small one in a flat colour from the cache, everything else through Cairo.
    private mutating func mark(_ shape: Shape, _ marking: Marking, with paint: Paint) {
        guard let box = state.transform.bounds(of: shape, marking), let area = visible(box) else { return }
        let pixels = box.outerPixels
        if case .color(let color) = paint, pixels.width * pixels.height <= ShapeCache.largestArea {
            var mask = cached(shape, marking, in: pixels)
            let ink = Ink(color, opacity: state.opacity)
            guard !ink.isClear else { return }
            return draw(&mask, ink: ink, isDirect: state.leavesWhole(area))
        }
        let drawing = canvas.drawing
        guard drawing.add(shape.path, under: state.transform) else { return }
        prepareGround(under: area)
        let transform = state.transform
        func lay() {
            switch marking {
            case .fill: cairo_fill(drawing.context)
            case .stroke(let style): drawing.stroke(style, under: transform)
            }
        }
        switch paint {
        case .color(let color): drawing.setSource(Ink(color, opacity: state.opacity))
        case .linearGradient(let gradient):
            drawing.setSource(gradient, under: state.transform, opacity: state.opacity)
        case .radialGradient(let gradient):
            if gradient.isRound {
                drawing.setSource(gradient, under: state.transform, opacity: state.opacity)
            } else {
                drawing.setSource(Ink(gradient.stops.last?.color ?? .clear, opacity: state.opacity))
            }
        case .conicGradient(let gradient):
            var tile = Tile(gradient, under: state.transform, in: area, opacity: state.opacity)
            return drawing.withSource(&tile, left: area.left, top: area.top, lay)
        }
        lay()
    }

    private func cached(_ shape: Shape, _ marking: Marking, in pixels: PixelRect) -> Mask {
        let key = ShapeCache.Key(
            shape: shape, marking: marking, transform: state.transform.relative(to: pixels))
        var mask = caches.shapes.mask(key, width: pixels.width, height: pixels.height)
        mask.bounds = mask.bounds.moved(x: pixels.left, y: pixels.top)
        return mask
    }

    // MARK: Whole pixels

    /// Fills whole pixels without Cairo; `false` when that is not what the rectangle covers.
    private mutating func fillAligned(_ rect: CGRect, with ink: Ink) -> Bool {
        guard state.transform.isUpright, let aligned = state.transform.bounds(of: rect)?.alignedPixels else {
            return false
        }
        let pixels = aligned.intersection(state.clip)
        guard !pixels.isEmpty else { return true }
        guard state.leavesWhole(pixels) else { return false }
        fill(pixels, with: ink)
        return true
    }

    /// Fills a rectangle of whole pixels with rounded corners: the corners from the cache, the rest without Cairo.
    private mutating func fillAligned(_ rounded: RoundedRectangle, with ink: Ink) -> Bool {
        let transform = state.transform
        guard transform.isUpright, transform.a == transform.d, !ink.isClear,
            let pixels = transform.bounds(of: rounded.rect)?.alignedPixels
        else { return false }
        guard rounded.radius > 0, !rounded.corners.isEmpty else { return fillAligned(rounded.rect, with: ink) }
        let reach = pixel((rounded.radius * RoundedRectangle.continuousReach * transform.a).rounded(.up))
        guard reach * 2 <= min(pixels.width, pixels.height), reach <= 128,
            state.leavesWhole(pixels.intersection(state.clip))
        else { return false }
        let middle = PixelRect(
            left: pixels.left, top: pixels.top + reach, right: pixels.right, bottom: pixels.bottom - reach)
        fill(middle.intersection(state.clip), with: ink)
        fillEnds(of: pixels, reach: reach, rounded, with: ink)
        return true
    }

    /// Fills the rows above and below the middle.
    private mutating func fillEnds(of pixels: PixelRect, reach: Int, _ rounded: RoundedRectangle, with ink: Ink) {
        let side = Double(reach * 2)
        let model = RoundedRectangle(
            rect: CGRect(x: 0, y: 0, width: side, height: side), radius: rounded.radius * state.transform.a,
            corners: rounded.corners, curve: rounded.curve)
        let key = ShapeCache.Key(shape: .roundedRectangle(model), marking: .fill, transform: Affine())
        let mask = caches.shapes.mask(key, width: reach * 2, height: reach * 2)
        for top in [pixels.top, pixels.bottom - reach] {
            let row = PixelRect(left: pixels.left, top: top, right: pixels.right, bottom: top + reach)
            let between = PixelRect(left: row.left + reach, top: top, right: row.right - reach, bottom: row.bottom)
            fill(between.intersection(state.clip), with: ink)
            for left in [row.left, row.right - reach] {
                let corner = PixelRect(left: left, top: top, right: left + reach, bottom: row.bottom)
                var part = mask
                part.bounds = mask.bounds.moved(
                    x: left == pixels.left ? left : left - reach, y: top == pixels.top ? top : top - reach)
                blend(part, ink: ink, clip: corner.intersection(state.clip))
            }
        }
    }
}

extension RadialGradient {
    /// Whether its ellipse is one that Cairo can map.
    fileprivate var isRound: Bool {
        let sizes = 1e-6...farthestPixel
        return sizes.contains(radii.width) && sizes.contains(radii.height)
    }
}

extension StrokeStyle {
    /// Without dashes that Cairo takes for a fault: negative or not finite ones, or none longer than zero.
    fileprivate var sound: StrokeStyle {
        var result = self
        let isSound = dashes.allSatisfy { $0 >= 0 && $0 < farthestPixel } && dashes.contains { $0 > 0.001 }
        if !isSound { result.dashes = [] }
        return result
    }
}

extension Affine {
    /// What a marked shape may touch, or `nil` when it is not finite.
    func bounds(of shape: Shape, _ marking: Marking) -> DeviceRect? {
        let box: DeviceRect? =
            switch shape {
            case .rectangle(let rect), .ellipse(let rect): bounds(of: rect)
            case .roundedRectangle(let rounded): bounds(of: rounded.rect)
            case .path(let path): bounds(of: path.points)
            }
        guard case .stroke(let style) = marking else { return box }
        // A mitre reaches as many half widths as its limit at most, a square cap one and a half.
        let limit = style.miterLimit.isFinite ? min(max(style.miterLimit, 1.5), 1000) : 10
        let reach = style.width / 2 * largestScale * (style.join == .miter && shape.hasCorners ? limit : 1.5)
        return box?.outset(by: reach)
    }

    /// An upper bound of how much longer a length becomes in any direction.
    var largestScale: Double { max(abs(a) + abs(c), abs(b) + abs(d)) }

    /// To pixels from a rectangle's top left corner, at the 256 places in a pixel that Cairo tells apart, so that equal
    /// shapes at equal places have equal maps.
    func relative(to pixels: PixelRect) -> Affine {
        var result = self
        result.tx = ((tx - Double(pixels.left)) * 256).rounded() / 256
        result.ty = ((ty - Double(pixels.top)) * 256).rounded() / 256
        return result
    }
}

extension Shape {
    /// Whether a stroke can have a mitre that sticks out.
    fileprivate var hasCorners: Bool {
        if case .path = self { true } else { false }
    }

    /// Device pixels that lie whole inside of the shape: for a rounded rectangle the two bars between its corners.
    func wholeParts(under transform: Affine) -> [PixelRect] {
        guard transform.isUpright else { return [] }
        switch self {
        case .rectangle(let rect):
            return transform.bounds(of: rect).map { [$0.innerPixels] } ?? []
        case .roundedRectangle(let rounded):
            let reach = max(rounded.radius, 0) * RoundedRectangle.continuousReach
            let (wide, high) = (rounded.rect.insetBy(dx: 0, dy: reach), rounded.rect.insetBy(dx: reach, dy: 0))
            return [wide, high].compactMap { $0.isNull ? nil : transform.bounds(of: $0)?.innerPixels }
                .filter { !$0.isEmpty }
        case .ellipse, .path:
            return []
        }
    }
}
