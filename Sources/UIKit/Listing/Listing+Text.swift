import DisplayLists
package import Foundation
package import Typesetting

extension Listing {
    /// Adds set text, centred vertically in `bounds`. Baselines stand on whole pixels, as on the phone: the ascender is
    /// rounded to the nearest one (17 pt at 3×: 16.333; measurements §4).
    mutating func add(
        _ text: TypesetText, styles: [LabelText.Style], override: UIColor?, in bounds: CGRect, for view: UIView
    ) {
        add(text, styles: styles, override: override, in: bounds, traits: view.traitCollection)
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
                add(run, line: line, baseline: baseline, in: bounds, style: styles[run.style], grid, traits)
                let shift = baseline - line.baseline
                let glyphs = run.glyphs.map {
                    GlyphRun.Glyph(id: $0.id, x: $0.x + bounds.minX, y: $0.y + shift)
                }
                guard !glyphs.isEmpty, colors[run.style].alpha > 0 else { continue }
                add(
                    .glyphs(
                        GlyphRun(
                            face: run.face, size: run.size, color: colors[run.style], glyphs: glyphs, text: run.text)))
            }
        }
    }

    /// Adds what lies behind, under and through a run. Thickness and place follow the face's em: a line of 1⁄18 em at
    /// 1⁄9 em below the baseline, or through the middle of the x-height.
    private mutating func add(
        _ run: TypesetText.Run, line: TypesetText.Line, baseline: Double, in bounds: CGRect, style: LabelText.Style,
        _ grid: PixelGrid, _ traits: UITraitCollection
    ) {
        guard style.background != nil || style.underline != nil || style.strikethrough != nil else { return }
        let x = run.x + bounds.minX
        let metrics = FontMetrics.system(size: run.pointSize)
        let thickness = max(grid.pixel, grid.round(run.pointSize / 18))
        func bar(_ y: Double, _ height: Double, _ color: UIColor) {
            fill(
                .rectangle(CGRect(x: x, y: y, width: run.width, height: height)), color.resolved(with: traits))
        }
        if let color = style.background {
            bar(baseline - metrics.ascender, metrics.lineHeight, color)
        }
        if let color = style.underline { bar(grid.round(baseline + run.pointSize / 9), thickness, color) }
        if let color = style.strikethrough {
            bar(grid.round(baseline - metrics.xHeight / 2), thickness, color)
        }
    }
}

/// How the layout report names a font.
package enum FontName {
    package static func text(_ font: FontDescription) -> String {
        let family: String
        switch font.family {
        case .system: family = "Inter"
        case .monospaced: family = "monospaced"
        case .rounded: family = "rounded"
        case .serif: family = "serif"
        case .named(let name): family = name
        }
        let size = font.size == font.size.rounded() ? "\(Int(font.size))" : "\((font.size * 1000).rounded() / 1000)"
        return "\(family) \(size) \(font.weight.name)" + (font.isItalic ? " italic" : "")
    }
}
