import DisplayLists
import Foundation

extension SymbolOutline {
    /// What stands in for a symbol that cannot be drawn: a question mark in a dashed box, so that it cannot be overlooked.
    package static func placeholder(_ style: SymbolStyle) -> SymbolOutline {
        let size = SymbolFrame.circle.size(style)
        let side = style.circleDiameter
        let line = style.pointSize * 0.06
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        var outline = SymbolOutline(size: size, baseline: size.height / 2 + style.capMiddle)
        let box = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
            .insetBy(dx: line / 2, dy: line / 2)
        let dash = (box.width - line) / 7
        outline.monochrome = [
            .stroke(.rectangle(box), StrokeStyle(width: line, cap: .butt, join: .miter, dashes: [dash, dash])),
            .stroke(
                .path(questionMark(center: center, height: side * 0.5)), StrokeStyle(width: line * 1.5, cap: .round)),
            .fill(.path(SymbolContour.disc(CGPoint(x: center.x, y: center.y + side * 0.25), radius: line))),
        ]
        outline.layers = outline.monochrome.map { Layer($0) }
        return outline
    }

    /// The hook and the stem, down to the dot.
    private static func questionMark(center: CGPoint, height: Double) -> Path {
        let (radius, top) = (height * 0.28, center.y - height / 2)
        let reach = radius * Path.circleControl
        var path = Path()
        path.move(to: CGPoint(x: center.x - radius, y: top + radius))
        path.curve(
            to: CGPoint(x: center.x, y: top), control1: CGPoint(x: center.x - radius, y: top + radius - reach),
            control2: CGPoint(x: center.x - reach, y: top))
        path.curve(
            to: CGPoint(x: center.x + radius, y: top + radius), control1: CGPoint(x: center.x + reach, y: top),
            control2: CGPoint(x: center.x + radius, y: top + radius - reach))
        path.curve(
            to: CGPoint(x: center.x, y: top + height * 0.72),
            control1: CGPoint(x: center.x + radius, y: top + radius + reach),
            control2: CGPoint(x: center.x, y: top + height * 0.5))
        return path
    }
}
