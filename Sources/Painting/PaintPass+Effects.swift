import CCairo
import DisplayLists
import Foundation

extension PaintPass {
    /// Paints a group's items on a layer of their own and lays that on the canvas, masked, blurred and mixed.
    mutating func paint(_ group: Group, through effect: LayerEffect, under transform: Affine) throws(PaintingError) {
        let outer = state
        depth += 1
        state.transform = transform
        defer {
            depth -= 1
            state = outer
        }
        let deviation = effect.deviation(under: transform)
        let reach = effect.reach(under: transform)
        guard let box = transform.bounds(of: effect.bounds) else { return }
        let shown = box.outset(by: Double(reach)).outerPixels.intersection(state.clip)
        let area = box.outerPixels.outset(by: reach).intersection(state.clip.outset(by: reach))
        guard !shown.isEmpty, !area.isEmpty else { return }
        let mask = try effect.mask.map { items throws(PaintingError) in
            try layer(of: Group(items: items), in: area).coverage
        }
        var inner = group
        (inner.effect, inner.opacity) = (nil, 1)
        let painted = try layer(of: inner, in: area)
        if deviation >= 0.1 { painted.blur(deviation: deviation) }
        if let mask { painted.multiply(by: mask) }
        prepareGround(under: shown)
        canvas.drawing.composite(
            painted.drawing, opacity: outer.opacity * min(group.opacity, 1), mixing: effect.blendMode)
    }

    private mutating func layer(of group: Group, in area: PixelRect) throws(PaintingError) -> Canvas {
        guard let layer = Canvas(layer: area) else { throw .drawing(reason: "out of memory") }
        try paintOn(layer, group)
        // What Cairo holds back is in memory after this.
        _ = layer.drawing.pixels
        return layer
    }
}

extension LayerEffect {
    /// A blur is never softer than this, in pixels: beyond it is even ground.
    private static let largestDeviation = 400.0

    /// Of the blur, in pixels; 0 is none.
    fileprivate func deviation(under transform: Affine) -> Double {
        guard blur.isFinite, blur > 0 else { return 0 }
        return min(blur * transform.meanScale, Self.largestDeviation)
    }

    /// How far the blur carries a pixel.
    fileprivate func reach(under transform: Affine) -> Int {
        let deviation = deviation(under: transform)
        return deviation < 0.1 ? 0 : pixel((3 * deviation).rounded(.up)) + 1
    }
}

extension Affine {
    /// What a group of such an effect may touch, in device pixels; `nil` is anything.
    func bounds(of effect: LayerEffect) -> DeviceRect? {
        bounds(of: effect.bounds)?.outset(by: Double(effect.reach(under: self)))
    }
}

extension Canvas {
    /// Blurs each channel by itself, in the canvas's own bounds.
    func blur(deviation: Double) {
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            var channel = Mask(bounds: bounds, coverage: channel(shift))
            channel.blur(deviation: deviation)
            eachPixel { pixel, index in
                pixel = pixel & ~(0xFF << shift) | UInt32(channel.coverage[index]) << shift
            }
        }
        // Each was rounded by itself; none may be more than is covered.
        eachPixel { pixel, _ in
            let alpha = pixel >> 24
            pixel =
                alpha << 24 | min(pixel >> 16 & 0xFF, alpha) << 16 | min(pixel >> 8 & 0xFF, alpha) << 8
                | min(pixel & 0xFF, alpha)
        }
    }

    /// Leaves of each pixel as much as a mask of the same bounds covers.
    func multiply(by mask: Mask) {
        eachPixel { pixel, index in pixel = Self.scaled(pixel, unit: UInt32(mask.coverage[index])) }
    }

    private func channel(_ shift: UInt32) -> [UInt8] {
        var values: [UInt8] = []
        values.reserveCapacity(bounds.width * bounds.height)
        eachPixel { pixel, _ in values.append(UInt8(truncatingIfNeeded: pixel >> shift)) }
        return values
    }

    private func eachPixel(_ body: (inout UInt32, Int) -> Void) {
        var index = 0
        for y in bounds.top..<bounds.bottom {
            let row = row(x: bounds.left, y: y)
            for x in 0..<bounds.width {
                body(&row[x], index)
                index += 1
            }
        }
    }
}
