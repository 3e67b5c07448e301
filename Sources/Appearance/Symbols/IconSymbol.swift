import DisplayLists
import Foundation

/// Turns an icon's file into a symbol's outline.
enum IconSymbol {
    /// Free space around the ink of installed icons, as around `circle`: 2 points at 17 points and the large scale.
    private static let bearing = 2.0 / 22

    /// Icons are drawn on a grid of 16 units that round ones fill. Those stand for the `circle` family and are as large as
    /// it; the other ones are a tenth larger, since a phone's symbols differ in size so as to look equally large.
    ///
    /// - Parameter name: The icon's.
    static func outline(_ icon: IconFile, name: String, style: SymbolStyle) -> SymbolOutline? {
        guard !icon.paths.isEmpty, let ink = Path(icon.paths.flatMap(\.elements)).inkBounds else { return nil }
        let diameter = style.circleDiameter
        let unit = diameter / icon.viewBox.height * (name.contains("circle") ? 1 : 1.1)
        let extra = max(0, thickening(name: name, zoom: 1, style: style, stroke: style.strokeWidth))
        let margin = diameter * bearing + extra / 2
        let size = CGSize(width: ink.width * unit + 2 * margin, height: ink.height * unit + 2 * margin)
        var outline = SymbolOutline(size: size, baseline: size.height / 2 + style.capMiddle)
        for path in icon.paths {
            let shape = Shape.path(
                path.mapped {
                    CGPoint(x: ($0.x - ink.minX) * unit + margin, y: ($0.y - ink.minY) * unit + margin)
                })
            outline.monochrome.append(.fill(shape))
            if extra > 0.05 {
                outline.monochrome.append(.stroke(shape, StrokeStyle(width: extra, cap: .round, join: .round)))
            }
        }
        outline.layers = outline.monochrome.map { SymbolOutline.Layer($0) }
        return outline
    }

    /// Points by which a stroke has to grow, or to shrink where negative. A grid's line is one unit; what a phone's stroke
    /// is thicker is added, up to where gaps begin to close, and what it is thinner is taken away, as long as enough is
    /// left. Filled icons keep their shape.
    static func thickening(name: String, zoom: Double, style: SymbolStyle, stroke: Double) -> Double {
        guard !name.hasSuffix("-fill") else { return 0 }
        let line = style.circleDiameter / 16 * (name.contains("circle") ? 1 : 1.1) * zoom
        return min(max(stroke - line, -0.7 * line), 0.6 * line)
    }

    /// Whether the icon's lines are wider than the weight asks for.
    static func isTooThick(name: String, style: SymbolStyle) -> Bool {
        thickening(name: name, zoom: 1, style: style, stroke: style.strokeWidth) < -0.05
    }

    /// A picture of the user's: its longer side is as long as the box of the `circle` family.
    static func outline(picture icon: IconFile, style: SymbolStyle) -> SymbolOutline {
        let longer = max(icon.viewBox.width, icon.viewBox.height)
        let factor = SymbolFrame.circle.size(style).width / longer
        let size = CGSize(width: icon.viewBox.width * factor, height: icon.viewBox.height * factor)
        var outline = SymbolOutline(size: size, baseline: size.height / 2 + style.capMiddle)
        let image = VectorImage(source: icon.source, size: icon.viewBox.size)
        outline.monochrome = [.vector(image, CGRect(origin: .zero, size: size))]
        outline.layers = outline.monochrome.map { SymbolOutline.Layer($0) }
        return outline
    }
}
