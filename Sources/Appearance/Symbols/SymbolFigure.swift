import DisplayLists
import Foundation

/// A figure made of strokes and dots, in units of its own about (0, 0).
enum SymbolFigure: Hashable, Sendable {
    case lines([[CGPoint]])
    /// Two crossing bars, upright or diagonal; half the length of a bar's middle line.
    case cross(half: Double, isDiagonal: Bool)
    /// A row of dots.
    case dots([CGPoint], radius: Double)
    /// The letter i with serifs: its height.
    case letterI(height: Double)

    /// Counterclockwise outlines in points.
    ///
    /// - Parameters:
    ///   - unit: Points a unit.
    ///   - stroke: The strokes' width in points.
    func contours(center: CGPoint, unit: Double, stroke: Double) -> [Path] {
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: center.x + point.x * unit, y: center.y + point.y * unit)
        }
        switch self {
        case .lines(let lines):
            return lines.map { SymbolContour.stroke($0.map(place), width: stroke) }
        case .cross(let half, let isDiagonal):
            let length = half * unit * (isDiagonal ? 2.0.squareRoot() : 1)
            return [
                SymbolContour.cross(center: center, half: length, width: stroke, rotation: isDiagonal ? .pi / 4 : 0)
            ]
        case .dots(let points, let radius):
            // Dots grow with the weight, though less than strokes do.
            let size = radius * unit + (stroke - 0.09 * unit) * 0.25
            return points.map { SymbolContour.dot(place($0), radius: size) }
        case .letterI(let height):
            return Self.letterI(center: center, height: height * unit, stroke: stroke)
        }
    }

    private static func letterI(center: CGPoint, height: Double, stroke: Double) -> [Path] {
        // Heavier letters would fill the room between body and serifs.
        let stroke = min(stroke, height * 0.2)
        let top = center.y - height / 2
        let (body, bottom) = (top + height * 0.36, top + height)
        let half = stroke / 2
        let (serif, base) = (height * 0.18, height * 0.26)
        let outline = [
            CGPoint(x: center.x - half - serif, y: body), CGPoint(x: center.x - half - serif, y: body + stroke),
            CGPoint(x: center.x - half, y: body + stroke), CGPoint(x: center.x - half, y: bottom - stroke),
            CGPoint(x: center.x - half - base, y: bottom - stroke), CGPoint(x: center.x - half - base, y: bottom),
            CGPoint(x: center.x + half + base, y: bottom), CGPoint(x: center.x + half + base, y: bottom - stroke),
            CGPoint(x: center.x + half, y: bottom - stroke), CGPoint(x: center.x + half, y: body),
        ]
        var path = Path()
        path.move(to: outline[0])
        for point in outline.dropFirst() { path.line(to: point) }
        path.close()
        let radius = stroke * 0.65
        return [path, SymbolContour.dot(CGPoint(x: center.x - half * 0.3, y: top + radius), radius: radius)]
    }
}

extension SymbolFigure {
    /// A right angle that points right.
    ///
    /// - Parameter arm: Half the height of its middle line.
    static func chevron(arm: Double, turns: Int = 0) -> SymbolFigure {
        .lines([chevron(halfWidth: arm / 2, halfHeight: arm, turns: turns, at: .zero)])
    }

    /// Three points; a turn is a quarter one, clockwise.
    static func chevron(halfWidth: Double, halfHeight: Double, turns: Int, at place: CGPoint) -> [CGPoint] {
        let points = [
            CGPoint(x: -halfWidth, y: -halfHeight), CGPoint(x: halfWidth, y: 0), CGPoint(x: -halfWidth, y: halfHeight),
        ]
        return points.map { point in
            var turned = point
            for _ in 0..<turns { turned = CGPoint(x: -turned.y, y: turned.x) }
            return CGPoint(x: turned.x + place.x, y: turned.y + place.y)
        }
    }

    /// A tick by the size of its middle line.
    static func check(width: Double, height: Double, at center: CGPoint = .zero) -> SymbolFigure {
        func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: center.x + x * width, y: center.y + y * height) }
        return .lines([[point(-0.5, 0.08), point(-0.125, 0.5), point(0.5, -0.5)]])
    }

    static func bar(half: Double) -> SymbolFigure {
        .lines([[CGPoint(x: -half, y: 0), CGPoint(x: half, y: 0)]])
    }
}
