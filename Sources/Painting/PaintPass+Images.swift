import CCairo
import DisplayLists
import Foundation

extension PaintPass {
    mutating func draw(_ item: BitmapItem) {
        guard let device = drawable(item.rect) else { return }
        let source = (width: item.bitmap.width, height: item.bitmap.height)
        let size = drawnSize(of: item.rect, device: device, source: source)
        let tile = caches.images.tile(item.bitmap, width: size.width, height: size.height)
        guard let tint = item.tint else { return draw(tile, over: item.rect, opacity: state.opacity) }
        draw(tile.tinted(Ink(tint, opacity: state.opacity)), over: item.rect, opacity: 1)
    }

    /// Where a picture's rectangle lies when any of it shows. Cairo takes a picture without an extent for a fault.
    private func drawable(_ rect: CGRect) -> DeviceRect? {
        guard let device = state.transform.bounds(of: rect), device.width >= 1.0 / 256, device.height >= 1.0 / 256,
            rect.width > 1e-6, rect.height > 1e-6
        else { return nil }
        return visible(device) == nil ? nil : device
    }

    /// The pixels that a bitmap is resampled to before it is drawn: those that it covers when it is made smaller. One that
    /// is made larger is stretched by Cairo, which touches no more than what is visible.
    private func drawnSize(
        of rect: CGRect, device: DeviceRect, source: (width: Int, height: Int)
    ) -> (width: Int, height: Int) {
        var (width, height) = (device.width, device.height)
        if !state.transform.isUpright {
            width = rect.width * state.transform.meanScale
            height = rect.height * state.transform.meanScale
        }
        func side(_ drawn: Double, _ original: Int) -> Int { min(max(pixel(drawn.rounded()), 1), original) }
        return (side(width, source.width), side(height, source.height))
    }

    mutating func draw(_ item: VectorItem) throws(PaintingError) {
        let transform = state.transform
        guard let device = drawable(item.rect) else { return }
        let ink = item.tint.map { Ink($0, opacity: state.opacity) }
        var (pixels, box) = (device.outerPixels, device)
        let isSimple = transform.isUpright && pixels.width <= Self.largestTile && pixels.height <= Self.largestTile
        if !isSimple {
            // Rendered upright at its own scale, then turned or stretched.
            let factor = transform.meanScale
            func side(_ length: Double) -> Double { min(max((length * factor).rounded(), 1), Double(Self.largestTile)) }
            box = DeviceRect(left: 0, top: 0, right: side(item.rect.width), bottom: side(item.rect.height))
            pixels = box.outerPixels
        }
        let key = ImageCache.VectorKey(
            image: item.image, rect: PlacedRect(box, in: pixels), isMirrored: item.isMirrored)
        guard isSimple else {
            let tile = try caches.images.tile(key, name: item.name)
            return drawTurned(ink.map { tile.tinted($0) } ?? tile, over: item.rect, isTinted: ink != nil)
        }
        guard let ink else {
            let tile = try caches.images.tile(key, name: item.name)
            return place(tile, at: pixels, opacity: state.opacity)
        }
        var mask = try caches.images.mask(key, name: item.name)
        mask.bounds = mask.bounds.moved(x: pixels.left, y: pixels.top)
        draw(&mask, ink: ink, isDirect: state.leavesWhole(mask.bounds.intersection(state.clip)))
    }

    /// The largest side of a rendered document; a larger one is stretched from it.
    private static let largestTile = 4096

    private mutating func drawTurned(_ tile: Tile, over rect: CGRect, isTinted: Bool) {
        prepareGround(under: state.clip)
        var tile = tile
        canvas.drawing.draw(&tile, over: rect, under: state.transform, opacity: isTinted ? 1 : state.opacity)
    }

    /// Lays a tile at whole pixels.
    mutating func place(_ tile: Tile, at pixels: PixelRect, opacity: Double) {
        let area = pixels.intersection(state.clip)
        guard !area.isEmpty else { return }
        prepareGround(under: area)
        if state.leavesWhole(area) {
            return canvas.draw(tile, x: pixels.left, y: pixels.top, opacity: opacity, clip: state.clip)
        }
        var tile = tile
        let rect = CGRect(x: pixels.left, y: pixels.top, width: tile.width, height: tile.height)
        canvas.drawing.draw(&tile, over: rect, under: Affine(), opacity: opacity)
    }

    /// Lays a tile over a rectangle of the group's space.
    mutating func draw(_ tile: Tile, over rect: CGRect, opacity: Double) {
        guard let device = drawable(rect) else { return }
        if state.transform.isUpright, let pixels = device.alignedPixels, pixels.width == tile.width,
            pixels.height == tile.height
        {
            return place(tile, at: pixels, opacity: opacity)
        }
        prepareGround(under: state.clip)
        var tile = tile
        canvas.drawing.draw(&tile, over: rect, under: state.transform, opacity: opacity)
    }
}
