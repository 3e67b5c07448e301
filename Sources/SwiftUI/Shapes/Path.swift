import DisplayLists
public import Foundation
public import UIKit

/// An outline of lines and curves. As a view it is filled with the foreground's style.
public struct Path: Hashable, Sendable {
    var outline: DisplayLists.Path

    init(_ outline: DisplayLists.Path) { self.outline = outline }

    public init() { outline = DisplayLists.Path() }
    public init(_ path: CGPath) { outline = path.path }
    public init(_ rect: CGRect) { outline = .rectangle(rect) }
    public init(ellipseIn rect: CGRect) { outline = .ellipse(rect) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        outline = RoundedRectangle.outline(rect, cornerRadius, style).path
    }
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
    }
    /// The outline that a closure draws.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    public var isEmpty: Bool { outline.elements.isEmpty }
    /// Around all points, control points included.
    public var boundingRect: CGRect { outline.bounds }
    /// Where the last line or curve ended; `nil` for an empty path.
    public var currentPoint: CGPoint? { outline.end }
    public var cgPath: CGPath { CGPath(outline) }

    public mutating func move(to point: CGPoint) { outline.move(to: point) }
    public mutating func addLine(to point: CGPoint) { outline.addLine(to: point) }
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        outline.move(to: first)
        for point in points.dropFirst() { outline.line(to: point) }
    }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        outline.addQuadratic(to: end, control: control)
    }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.curve(to: end, control1: control1, control2: control2)
    }
    public mutating func closeSubpath() { outline.close() }
    public mutating func addRect(_ rect: CGRect) { outline.elements += DisplayLists.Path.rectangle(rect).elements }
    public mutating func addEllipse(in rect: CGRect) { outline.elements += DisplayLists.Path.ellipse(rect).elements }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        outline.elements += Path(roundedRect: rect, cornerSize: cornerSize, style: style).outline.elements
    }
    /// An arc, joined to the current point by a line. Angles count from the right; they grow where `clockwise` is false,
    /// which with y down looks clockwise.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        outline.addArc(
            center, Double(radius), from: startAngle.radians, to: endAngle.radians, isGrowing: !clockwise)
    }
    /// An arc, joined to the current point by a line. Angles count from the right; they grow clockwise.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        var arc = DisplayLists.Path()
        arc.addArc(
            center, Double(radius), from: startAngle.radians, to: startAngle.radians + delta.radians,
            isGrowing: delta.radians >= 0)
        if !isEmpty, case .move(let start)? = arc.elements.first {
            outline.line(to: start.applying(transform))
            arc.elements.removeFirst()
        }
        outline.elements += arc.mapped { $0.applying(transform) }.elements
    }
    /// An arc that touches the line from the current point to the first point and the one from there to the second.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corner = tangent1End.applying(transform)
        guard let start = currentPoint else { return move(to: corner) }
        let end = tangent2End.applying(transform)
        let (before, after) = (
            atan2(Double(start.y - corner.y), Double(start.x - corner.x)),
            atan2(Double(end.y - corner.y), Double(end.x - corner.x))
        )
        let half = Angle(radians: after - before).radians.remainder(dividingBy: 2 * .pi) / 2
        guard radius > 0, abs(sin(half)) > 1e-9, abs(cos(half)) > 1e-9 else { return addLine(to: corner) }
        let distance = Double(radius) / abs(sin(half))
        let middle = CGPoint(
            x: corner.x + CGFloat(cos(before + half) * distance), y: corner.y + CGFloat(sin(before + half) * distance))
        // The radii to both points of contact stand upright on the lines.
        let side: Double = half > 0 ? 1 : -1
        addArc(
            center: middle, radius: radius, startAngle: .radians(before - side * .pi / 2),
            endAngle: .radians(after + side * .pi / 2), clockwise: half > 0)
    }
    public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    public mutating func addPath(_ path: Path) { outline.elements += path.outline.elements }

    public func applying(_ transform: CGAffineTransform) -> Path { Path(outline.mapped { $0.applying(transform) }) }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        Path(outline.mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) })
    }
}

extension Path: Shape {
    public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}
