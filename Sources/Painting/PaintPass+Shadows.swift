import CCairo
import DisplayLists
import Foundation

extension PaintPass {
    /// Larger blurs than this, in pixels, are even ground in every picture.
    private static let largestDeviation = 20_000.0
    /// Blurred shapes of up to this many pixels are kept whole; of larger ones only what is visible is made.
    private static let largestKept = 1 << 20

    mutating func paint(_ shadow: Shadow) {
        let ink = Ink(shadow.color, opacity: state.opacity)
        guard !ink.isClear, shadow.radius.isFinite, shadow.radius >= 0 else { return }
        let transform = state.transform.translated(x: shadow.offset.width, y: shadow.offset.height)
        guard transform.isFinite else { return }
        let deviation = min(shadow.radius / 2 * transform.meanScale, Self.largestDeviation)
        guard deviation >= 0.1 else { return paintSharp(shadow.shape, under: transform, ink: ink) }
        guard let bounds = transform.bounds(of: shadow.shape.path.points)?.outset(by: 3 * deviation),
            let area = visible(bounds)
        else { return }
        let whole = bounds.outerPixels
        var mask: Mask
        if whole.width * whole.height <= Self.largestKept {
            // The same shape at the same place inside its pixels looks the same, wherever it stands.
            let key = ImageCache.ShadowKey(
                shape: shadow.shape, transform: transform.relative(to: whole), deviation: deviation)
            let size = PixelRect(left: 0, top: 0, right: whole.width, bottom: whole.height)
            mask = caches.images.shadow(key) { Mask(blurring: key.shape, under: key.transform, deviation, in: size) }
            mask.bounds = whole
        } else {
            mask = Mask(blurring: shadow.shape, under: transform, deviation, in: area)
        }
        draw(&mask, ink: ink, isDirect: state.leavesWhole(area))
    }

    private mutating func paintSharp(_ shape: Shape, under transform: Affine, ink: Ink) {
        guard canvas.drawing.add(shape.path, under: transform) else { return }
        prepareGround(under: state.clip)
        canvas.drawing.setSource(ink)
        cairo_fill(canvas.drawing.context)
    }
}
