import DisplayLists
package import Foundation
package import Typesetting

extension Listing {
    /// Adds set text, centred vertically in `bounds`. Baselines stand on whole pixels, as on the phone: the ascender is
    /// rounded to the nearest one (17 pt at 3×: 16.333; measurements §4).
    mutating func add(
        _ text: TypesetText, styles: [LabelText.Style], override: UIColor?, in bounds: CGRect, for view: UIView
    ) {
        add(text, styles: styles, override: override, in: bounds, traits: view.tintedTraits)
    }

    /// The same for text that no view shows.
    package mutating func add(
        _ text: TypesetText, styles: [LabelText.Style], override: UIColor? = nil, in bounds: CGRect,
        traits: UITraitCollection
    ) {
        let grid = PixelGrid(scale: traits.displayScale > 0 ? traits.displayScale : 1)
        let top = bounds.minY + grid.floor((bounds.height - text.size.height) / 2)
        let colors = styles.map { (override ?? $0.color).resolved(with: traits) }
        for line in text.lines {
            let baseline = top + grid.round(line.baseline)
            for run in line.runs where styles.indices.contains(run.style) {
                let style = styles[run.style]
                let place = RunPlace(x: run.x + bounds.minX, baseline: baseline, scale: text.scale, grid: grid)
                // The same sum for every glyph: half a pixel must not fall to one side for some and to the other for others.
                let shift = baseline - line.baseline
                let glyphs = GlyphRun(
                    face: run.face, size: run.size, color: colors[run.style],
                    glyphs: run.glyphs.map {
                        GlyphRun.Glyph(id: $0.id, x: $0.x + bounds.minX, y: $0.y + shift)
                    }, text: run.text)
                withShadow(of: style, run, place, traits) { listing in
                    listing.add(run, place, style: style, traits)
                    listing.add(glyphs, style, run, traits)
                }
            }
        }
    }

    /// Where a run stands, points.
    private struct RunPlace {
        var x: Double
        var baseline: Double
        /// What fonts were multiplied with.
        var scale: Double
        var grid: PixelGrid
    }

    private mutating func withShadow(
        of style: LabelText.Style, _ run: TypesetText.Run, _ place: RunPlace, _ traits: UITraitCollection,
        _ body: (inout Listing) -> Void
    ) {
        guard let shadow = style.shadow else { return body(&self) }
        let color = shadow.color.resolved(with: traits)
        guard color.alpha > 0 else { return body(&self) }
        // No letter reaches farther from its baseline than this.
        let reach = max(2 * run.pointSize, style.attachment?.space.ascent ?? 0, style.attachment?.space.descent ?? 0)
        let box = CGRect(x: place.x, y: place.baseline, width: run.width, height: 0).insetBy(dx: -reach, dy: -reach)
        let cast = ContentShadow(color: color, offset: shadow.offset, radius: shadow.radius, bounds: box)
        group(Group(contentShadow: cast), body)
    }

    /// Adds the letters themselves, or the picture in their place.
    private mutating func add(
        _ glyphs: GlyphRun, _ style: LabelText.Style, _ run: TypesetText.Run, _ traits: UITraitCollection
    ) {
        guard !glyphs.glyphs.isEmpty else { return }
        var glyphs = glyphs
        if let stroke = style.stroke {
            glyphs.outline = GlyphRun.Outline(
                width: stroke.share * run.pointSize, color: stroke.color?.resolved(with: traits) ?? glyphs.color)
            if stroke.isHollow { glyphs.color.alpha = 0 }
        }
        guard glyphs.color.alpha > 0 || (glyphs.outline?.color.alpha ?? 0) > 0 else { return }
        add(.glyphs(glyphs))
    }

    /// Adds what lies behind, under and through a run, and the picture that stands in its place. Thickness and place follow the
    /// face's em: a line of 1⁄18 em at 1⁄9 em below the baseline, or through the middle of the x-height.
    private mutating func add(
        _ run: TypesetText.Run, _ place: RunPlace, style: LabelText.Style, _ traits: UITraitCollection
    ) {
        let metrics = FontMetrics.system(size: run.pointSize)
        if let color = style.background {
            fill(
                .rectangle(
                    CGRect(
                        x: place.x, y: place.baseline - metrics.ascender, width: run.width, height: metrics.lineHeight)),
                color.resolved(with: traits))
        }
        if let attachment = style.attachment { add(attachment, run, place, tint: style.color, traits) }
        let grid = place.grid
        let thickness = max(grid.pixel, grid.round(run.pointSize / 18))
        if let color = style.underline {
            let y = grid.round(place.baseline + run.pointSize / 9)
            add(style.underlineStyle, at: y, run, place, thickness, color.resolved(with: traits))
        }
        if let color = style.strikethrough {
            let y = grid.round(place.baseline - metrics.xHeight / 2)
            add(style.strikethroughStyle, at: y, run, place, thickness, color.resolved(with: traits))
        }
    }

    private mutating func add(
        _ attachment: PlacedAttachment, _ run: TypesetText.Run, _ place: RunPlace, tint: UIColor,
        _ traits: UITraitCollection
    ) {
        guard let image = attachment.image, run.width > 0 else { return }
        let space = attachment.space
        let rect = CGRect(
            x: place.x, y: place.baseline - space.ascent * place.scale, width: run.width,
            height: (space.ascent + space.descent) * place.scale)
        guard rect.height > 0 else { return }
        let items = image.items(
            in: place.grid.round(rect), tint: image.ownTint ?? tint, traits: traits, fallback: attachment.fallback)
        for item in items { add(item) }
    }

    /// A line as wide as a run. Thick lines and the two of a double one, and the lengths of dashes, are guesses.
    private mutating func add(
        _ style: NSUnderlineStyle, at y: Double, _ run: TypesetText.Run, _ place: RunPlace, _ thickness: Double,
        _ color: ResolvedColor
    ) {
        let isDouble = style.rawValue & 0xF == NSUnderlineStyle.double.rawValue
        let height = style.rawValue & 0xF == NSUnderlineStyle.thick.rawValue ? 2 * thickness : thickness
        let dashes = style.dashes.map { $0 * height }
        for line in 0..<(isDouble ? 2 : 1) {
            let top = y + Double(line) * 2 * thickness
            guard !dashes.isEmpty else {
                fill(.rectangle(CGRect(x: place.x, y: top, width: run.width, height: height)), color)
                continue
            }
            var path = Path()
            path.move(to: CGPoint(x: place.x, y: top + height / 2))
            path.line(to: CGPoint(x: place.x + run.width, y: top + height / 2))
            if color.alpha > 0 {
                add(.stroke(.path(path), .color(color), StrokeStyle(width: height, dashes: dashes)))
            }
        }
    }
}

extension NSUnderlineStyle {
    /// Lengths of dashes and gaps in turn, in thicknesses; empty is an unbroken line.
    fileprivate var dashes: [Double] {
        switch rawValue & 0xF00 {
        case NSUnderlineStyle.patternDot.rawValue: [1, 2]
        case NSUnderlineStyle.patternDash.rawValue: [5, 3]
        case NSUnderlineStyle.patternDashDot.rawValue: [5, 2, 1, 2]
        case NSUnderlineStyle.patternDashDotDot.rawValue: [5, 2, 1, 2, 1, 2]
        default: []
        }
    }
}
