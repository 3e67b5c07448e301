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

    /// Paints a group's items once on a layer of their own, and that layer's coverage, blurred, in one colour.
    mutating func paint(_ shadow: ContentShadow, of group: Group) throws(PaintingError) {
        let ink = Ink(shadow.color, opacity: state.opacity)
        guard !ink.isClear, shadow.radius.isFinite, shadow.radius >= 0,
            shadow.offset.width.isFinite, shadow.offset.height.isFinite
        else { return }
        let deviation = min(shadow.radius / 2 * state.transform.meanScale, Self.largestContentDeviation)
        let moved = state.transform.translated(x: shadow.offset.width, y: shadow.offset.height)
        let (x, y) = (
            pixel((moved.tx - state.transform.tx).rounded()), pixel((moved.ty - state.transform.ty).rounded())
        )
        let reach = deviation < 0.1 ? 0 : pixel((3 * deviation).rounded(.up)) + 1
        let seen = state.clip.moved(x: -x, y: -y).outset(by: reach)
        guard let box = state.transform.bounds(of: shadow.bounds) else { return }
        let area = box.outerPixels.outset(by: reach).intersection(seen)
        guard !area.isEmpty else { return }
        var mask = try coverage(of: group, in: area)
        if reach > 0 { mask.blur(deviation: deviation) }
        mask.bounds = mask.bounds.moved(x: x, y: y)
        let shown = mask.bounds.intersection(state.clip)
        guard !shown.isEmpty else { return }
        prepareGround(under: shown)
        draw(&mask, ink: ink, isDirect: state.leavesWhole(shown))
    }

    /// A shadow of text is never as soft as this, in pixels.
    private static let largestContentDeviation = 200.0

    private mutating func coverage(of group: Group, in area: PixelRect) throws(PaintingError) -> Mask {
        guard let layer = Canvas(layer: area) else { throw .drawing(reason: "out of memory") }
        try paintAside(group, on: layer)
        return layer.coverage
    }

    private mutating func paintSharp(_ shape: Shape, under transform: Affine, ink: Ink) {
        guard canvas.drawing.add(shape.path, under: transform) else { return }
        prepareGround(under: state.clip)
        canvas.drawing.setSource(ink)
        cairo_fill(canvas.drawing.context)
    }
}
