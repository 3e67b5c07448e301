import CCairo
import DisplayLists
import Foundation

extension FontFile {
    /// A glyph's outline in shares of the em, from its origin, y down; `nil` for a glyph without ink.
    func outline(glyph: UInt32) -> Path? {
        let flags = FT_Int32(FT_LOAD_NO_SCALE) | FT_Int32(FT_LOAD_NO_BITMAP)
        guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph,
            slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, face.pointee.units_per_EM > 0
        else { return nil }
        let outline = slot.pointee.outline
        let unit = 1 / Double(face.pointee.units_per_EM)
        var path = Path()
        var first = 0
        for contour in 0..<Int(outline.n_contours) {
            let last = Int(outline.contours[contour])
            if last >= first {
                let points = (first...last).map { index in
                    OutlinePoint(
                        place: CGPoint(
                            x: Double(outline.points[index].x) * unit, y: -Double(outline.points[index].y) * unit),
                        tag: UInt8(truncatingIfNeeded: outline.tags[index]))
                }
                path.add(contour: points)
            }
            first = last + 1
        }
        return path.elements.isEmpty ? nil : path
    }
}

/// A point of a FreeType outline.
private struct OutlinePoint {
    var place: CGPoint
    var tag: UInt8

    var isOn: Bool { tag & 1 != 0 }
    /// Of a cubic curve; a quadratic one's otherwise.
    var isCubic: Bool { tag & 3 == 2 }
}

extension Path {
    /// Two quadratic control points in a row have a point of the outline in the middle between them.
    fileprivate mutating func add(contour points: [OutlinePoint]) {
        guard let first = points.first, let last = points.last else { return }
        func middle(_ left: CGPoint, _ right: CGPoint) -> CGPoint {
            CGPoint(x: (left.x + right.x) / 2, y: (left.y + right.y) / 2)
        }
        let start = first.isOn ? first.place : last.isOn ? last.place : middle(first.place, last.place)
        var pen = start
        move(to: start)
        var index = first.isOn ? 1 : 0
        func place(_ index: Int) -> CGPoint { index < points.count ? points[index].place : start }
        while index < points.count {
            let point = points[index]
            if point.isOn {
                pen = point.place
                line(to: pen)
                index += 1
            } else if point.isCubic {
                let end = place(index + 2)
                curve(to: end, control1: point.place, control2: place(index + 1))
                pen = end
                index += 3
            } else {
                let isNextOn = index + 1 >= points.count || points[index + 1].isOn
                let end = isNextOn ? place(index + 1) : middle(point.place, points[index + 1].place)
                curve(
                    to: end, control1: third(from: pen, to: point.place), control2: third(from: end, to: point.place))
                pen = end
                index += isNextOn ? 2 : 1
            }
        }
        close()
    }

    /// A quadratic curve's control point as a cubic one's.
    private func third(from end: CGPoint, to control: CGPoint) -> CGPoint {
        CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
}
