public import Foundation

/// An outline of lines and cubic curves.
public struct Path: Hashable, Sendable {
    public enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
        case close
    }

    /// What is inside of an outline that crosses itself or has holes.
    public enum FillRule: Hashable, Sendable {
        /// What the outline runs around more often one way than the other.
        case nonZero
        /// What is behind an odd number of lines.
        case evenOdd
    }

    public var elements: [Element]
    public var fillRule: FillRule

    public init(_ elements: [Element] = [], fillRule: FillRule = .nonZero) {
        self.elements = elements
        self.fillRule = fillRule
    }

    public mutating func move(to point: CGPoint) { elements.append(.move(point)) }
    public mutating func line(to point: CGPoint) { elements.append(.line(point)) }
    public mutating func curve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(control1: control1, control2: control2, end: end))
    }
    public mutating func close() { elements.append(.close) }

    public static func rectangle(_ rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.line(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.line(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.line(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.close()
        return path
    }

    /// The distance of a cubic's control point that comes closest to a quarter circle of radius 1: 4⁄3·(√2 − 1).
    public static let circleControl = 0.552_284_749_830_793_4

    public static func ellipse(_ rect: CGRect) -> Path {
        let (x, y) = (rect.midX, rect.midY)
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let (kx, ky) = (rx * circleControl, ry * circleControl)
        var path = Path()
        path.move(to: CGPoint(x: x + rx, y: y))
        path.curve(
            to: CGPoint(x: x, y: y + ry), control1: CGPoint(x: x + rx, y: y + ky),
            control2: CGPoint(x: x + kx, y: y + ry))
        path.curve(
            to: CGPoint(x: x - rx, y: y), control1: CGPoint(x: x - kx, y: y + ry),
            control2: CGPoint(x: x - rx, y: y + ky))
        path.curve(
            to: CGPoint(x: x, y: y - ry), control1: CGPoint(x: x - rx, y: y - ky),
            control2: CGPoint(x: x - kx, y: y - ry))
        path.curve(
            to: CGPoint(x: x + rx, y: y), control1: CGPoint(x: x + kx, y: y - ry),
            control2: CGPoint(x: x + rx, y: y - ky))
        path.close()
        return path
    }

    /// The path with every point mapped.
    public func mapped(_ map: (CGPoint) -> CGPoint) -> Path {
        Path(
            elements.map { element in
                switch element {
                case .move(let point): .move(map(point))
                case .line(let point): .line(map(point))
                case .curve(let control1, let control2, let end):
                    .curve(control1: map(control1), control2: map(control2), end: map(end))
                case .close: .close
                }
            }, fillRule: fillRule)
    }
}
