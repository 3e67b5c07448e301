import CCairo
import DisplayLists
import Foundation

extension PaintPass {
    mutating func fill(_ shape: Shape, with paint: Paint) {
        if case .rectangle(let rect) = shape, case .color(let color) = paint, fillAligned(rect, with: color) { return }
        let path = shape.path
        guard visible(bounds(of: shape)) != nil, canvas.add(path, under: state.transform) else { return }
        clearIfNeeded()
        setSource(paint)
        cairo_fill(canvas.context)
    }

    /// Fills whole pixels without Cairo; `false` when that is not what the rectangle covers.
    private mutating func fillAligned(_ rect: CGRect, with color: ResolvedColor) -> Bool {
        guard state.transform.isUpright, let aligned = state.transform.bounds(of: rect)?.alignedPixels else {
            return false
        }
        let pixels = aligned.intersection(state.clip)
        guard !pixels.isEmpty else { return true }
        guard state.leavesWhole(pixels) else { return false }
        let ink = Ink(color, opacity: state.opacity)
        clearIfNeeded(before: pixels, ink: ink)
        canvas.fill(pixels, with: ink)
        return true
    }

    mutating func stroke(_ shape: Shape, with paint: Paint, style: StrokeStyle) {
        guard style.width > 0, style.width.isFinite else { return }
        let path = shape.path
        // A mitre reaches ten half widths at most: Cairo's limit.
        let reach = style.width * state.transform.largestScale * 5
        guard visible(bounds(of: shape)?.outset(by: reach)) != nil, canvas.add(path, under: state.transform) else {
            return
        }
        clearIfNeeded()
        setSource(paint)
        canvas.stroke(style.sound, under: state.transform)
    }

    private func setSource(_ paint: Paint) {
        switch paint {
        case .color(let color): canvas.setSource(Ink(color, opacity: state.opacity))
        case .linearGradient(let gradient):
            canvas.setSource(gradient, under: state.transform, opacity: state.opacity)
        }
    }

    private func bounds(of shape: Shape) -> DeviceRect? {
        switch shape {
        case .rectangle(let rect), .ellipse(let rect): state.transform.bounds(of: rect)
        case .roundedRectangle(let rounded): state.transform.bounds(of: rounded.rect)
        case .path(let path): state.transform.bounds(of: path.points)
        }
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
    /// An upper bound of how much longer a length becomes in any direction.
    var largestScale: Double { max(abs(a) + abs(c), abs(b) + abs(d)) }
}

extension Shape {
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
