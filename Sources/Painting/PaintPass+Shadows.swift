import CCairo
import DisplayLists
import Foundation

extension PaintPass {
    mutating func paint(_ shadow: Shadow) {
        let ink = Ink(shadow.color, opacity: state.opacity)
        guard !ink.isClear, shadow.radius.isFinite, shadow.radius >= 0 else { return }
        let transform = state.transform.translated(x: shadow.offset.width, y: shadow.offset.height)
        guard transform.isFinite else { return }
        let deviation = min(shadow.radius / 2 * transform.meanScale, Self.largestDeviation)
        guard deviation >= 0.1 else {
            guard canvas.drawing.add(shadow.shape.path, under: transform) else { return }
            clearIfNeeded()
            canvas.drawing.setSource(ink)
            return cairo_fill(canvas.drawing.context)
        }
        guard let bounds = transform.bounds(of: shadow.shape.path.points),
            visible(bounds.outset(by: 3 * deviation)) != nil
        else { return }
        let whole = bounds.outset(by: 3 * deviation).outerPixels
        // Far outside of the picture there is nothing to see, and nothing to blur.
        let area = whole.intersection(state.clip.outset(by: Int((3 * deviation).rounded(.up))))
        guard !area.isEmpty else { return }
        // The same shape at the same place inside its pixels looks the same, wherever it stands.
        var mask = blurred(shadow.shape, transform: transform, deviation: deviation, area: area, isWhole: area == whole)
        clearIfNeeded()
        draw(&mask, ink: ink, isDirect: state.leavesWhole(mask.bounds.intersection(state.clip)))
    }

    private static let largestDeviation = 300.0

    private func blurred(
        _ shape: Shape, transform: Affine, deviation: Double, area: PixelRect, isWhole: Bool
    ) -> Mask {
        let inner = transform.moved(x: Double(-area.left), y: Double(-area.top))
        func make() -> Mask {
            var mask = Mask(rendering: shape, under: inner, width: area.width, height: area.height)
            mask.blur(deviation: deviation)
            return mask
        }
        let key = ImageCache.ShadowKey(shape: shape, transform: inner, deviation: deviation)
        var mask = isWhole ? caches.images.shadow(key, make: make) : make()
        mask.bounds = mask.bounds.moved(x: area.left, y: area.top)
        return mask
    }
}

extension Affine {
    /// Moved in device pixels.
    fileprivate func moved(x: Double, y: Double) -> Affine {
        var result = self
        result.tx += x
        result.ty += y
        return result
    }
}

extension PixelRect {
    fileprivate func outset(by distance: Int) -> PixelRect {
        PixelRect(left: left - distance, top: top - distance, right: right + distance, bottom: bottom + distance)
    }
}
