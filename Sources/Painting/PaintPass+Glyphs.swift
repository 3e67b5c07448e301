import DisplayLists
import Foundation

extension PaintPass {
    /// A glyph on its way to the picture.
    private struct Placed {
        var bounds: PixelRect
        var offset: Int
    }

    mutating func draw(_ run: GlyphRun) throws(PaintingError) {
        guard run.size > 0, run.size.isFinite, !state.clip.isEmpty, !run.glyphs.isEmpty else { return }
        let ink = Ink(run.color, opacity: state.opacity)
        guard !ink.isClear || run.outline != nil else { return }
        let face = try caches.glyphs.face(run.face, size: run.size, under: state.transform)
        defer { if let outline = run.outline { draw(outline, of: run, face: face) } }
        guard !ink.isClear else { return }
        if face.isColor {
            drawColor(run, face: face)
        } else if face.isLarge {
            drawLarge(run, face: face, ink: ink)
        } else {
            drawPlain(run, face: face, ink: ink)
        }
    }

    /// Strokes the glyphs' outlines.
    private mutating func draw(_ outline: GlyphRun.Outline, of run: GlyphRun, face: ScaledFace) {
        guard !face.isColor, outline.color.alpha > 0, outline.width > 0 else { return }
        let style = StrokeStyle(width: outline.width)
        for glyph in run.glyphs {
            guard let path = face.outline(glyph.id) else { continue }
            let placed = path.mapped {
                CGPoint(x: glyph.x + $0.x * run.size, y: glyph.y + $0.y * run.size)
            }
            stroke(.path(placed), with: .color(outline.color), style: style)
        }
    }

    // MARK: Outlines

    private mutating func drawPlain(_ run: GlyphRun, face: ScaledFace, ink: Ink) {
        var cluster: [Placed] = []
        var clusterBounds = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
        for glyph in run.glyphs {
            guard let placed = place(glyph, face: face), placed.bounds.overlaps(state.clip) else { continue }
            if !cluster.isEmpty, !placed.bounds.overlaps(clusterBounds) {
                draw(cluster, bounds: clusterBounds, face: face, ink: ink)
                cluster.removeAll(keepingCapacity: true)
            }
            clusterBounds = cluster.isEmpty ? placed.bounds : clusterBounds.union(placed.bounds)
            cluster.append(placed)
        }
        draw(cluster, bounds: clusterBounds, face: face, ink: ink)
    }

    private func place(_ glyph: GlyphRun.Glyph, face: ScaledFace) -> Placed? {
        let origin = state.transform.apply(CGPoint(x: glyph.x, y: glyph.y))
        guard origin.x.isFinite, origin.y.isFinite else { return nil }
        let quarters = pixel((origin.x * ScaledFace.phases).rounded())
        let (x, phase) = (quarters >> 2, quarters & 3)
        guard let found = face.glyph(glyph.id, phase: phase) else { return nil }
        return Placed(
            bounds: found.bounds.moved(x: x, y: nearestPixel(origin.y)), offset: found.offset)
    }

    /// Draws glyphs whose boxes overlap. Their coverage is added up before it meets the picture, so that joined letters
    /// show no seam and translucent ones no darker joint.
    private mutating func draw(_ cluster: [Placed], bounds: PixelRect, face: ScaledFace, ink: Ink) {
        guard let first = cluster.first else { return }
        let visible = bounds.intersection(state.clip)
        guard !visible.isEmpty else { return }
        let isDirect = state.leavesWhole(visible)
        if cluster.count == 1, isDirect {
            prepareGround(under: visible)
            face.withArena { arena in
                caches.blender.blend(
                    arena + first.offset, bounds: first.bounds, ink: ink, on: canvas, clip: state.clip)
            }
            return
        }
        var mask = Mask(bounds: visible, coverage: [UInt8](repeating: 0, count: visible.width * visible.height))
        face.withArena { arena in
            for glyph in cluster { mask.add(arena + glyph.offset, bounds: glyph.bounds) }
        }
        draw(&mask, ink: ink, isDirect: isDirect)
    }

    /// Lays ink through a mask.
    mutating func draw(_ mask: inout Mask, ink: Ink, isDirect: Bool) {
        guard isDirect else {
            prepareGround(under: mask.bounds.intersection(state.clip))
            canvas.drawing.setSource(ink)
            canvas.drawing.paintSource(through: &mask)
            return
        }
        blend(mask, ink: ink, clip: state.clip)
    }

    /// Lays ink through the part of a mask that lies in `clip`, which lies inside the canvas.
    mutating func blend(_ mask: Mask, ink: Ink, clip: PixelRect) {
        prepareGround(under: mask.bounds.intersection(clip))
        mask.coverage.withUnsafeBufferPointer { coverage in
            guard let base = coverage.baseAddress else { return }
            caches.blender.blend(base, bounds: mask.bounds, ink: ink, on: canvas, clip: clip)
        }
    }

    private mutating func drawLarge(_ run: GlyphRun, face: ScaledFace, ink: Ink) {
        for glyph in run.glyphs {
            let origin = state.transform.apply(CGPoint(x: glyph.x, y: glyph.y))
            guard origin.x.isFinite, origin.y.isFinite else { continue }
            let (x, y) = (pixel(origin.x.rounded(.down)), nearestPixel(origin.y))
            let clip = state.clip.moved(x: -x, y: -y)
            guard var mask = face.largeGlyph(glyph.id, shift: origin.x - Double(x), clip: clip) else { continue }
            mask.bounds = mask.bounds.moved(x: x, y: y)
            draw(&mask, ink: ink, isDirect: state.leavesWhole(mask.bounds))
        }
    }

    // MARK: Colour

    private mutating func drawColor(_ run: GlyphRun, face: ScaledFace) {
        let opacity = Ink.unit(run.color.alpha) * state.opacity
        for glyph in run.glyphs {
            guard let color = face.colorGlyph(glyph.id) else { continue }
            if face.isUpright, color.isSized {
                // Resampled once already: a fraction of a pixel would only soften it.
                let origin = state.transform.apply(CGPoint(x: glyph.x, y: glyph.y))
                let (x, y) = (pixel((origin.x + color.x).rounded()), nearestPixel(origin.y + color.y))
                place(
                    color.tile,
                    at: PixelRect(left: x, top: y, right: x + color.tile.width, bottom: y + color.tile.height),
                    opacity: opacity)
                continue
            }
            // The em's pixels per point differ from the transform's only when that is not upright.
            let scale = run.size / face.size
            let rect = CGRect(
                x: glyph.x + color.x * scale, y: glyph.y + color.y * scale, width: color.width * scale,
                height: color.height * scale)
            draw(color.tile, over: rect, opacity: opacity)
        }
    }
}

extension Mask {
    /// Adds coverage up, to 255 at most.
    fileprivate mutating func add(_ source: UnsafePointer<UInt8>, bounds glyph: PixelRect) {
        let area = glyph.intersection(bounds)
        guard !area.isEmpty else { return }
        let (bounds, width) = (bounds, area.width)
        coverage.withUnsafeMutableBufferPointer { coverage in
            guard let base = coverage.baseAddress else { return }
            for y in area.top..<area.bottom {
                let row = source + ((y - glyph.top) * glyph.width + area.left - glyph.left)
                let target = base + ((y - bounds.top) * bounds.width + area.left - bounds.left)
                for x in 0..<width { target[x] = UInt8(min(UInt16(target[x]) + UInt16(row[x]), 255)) }
            }
        }
    }
}
