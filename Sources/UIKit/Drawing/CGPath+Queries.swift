import DisplayLists
public import Foundation

extension CGPath {
    /// Whether a point is inside; parts that are not closed count as closed.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool { path.contains(point.applying(transform), evenOdd: rule == .evenOdd) }
    /// Around all that is drawn, points; null for an empty path. Control points count too.
    public var boundingBoxOfPath: CGRect { boundingBox }
    /// The outline after a transform; `nil` is none.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(unsafe transform.map { unsafe $0.pointee }))
    }
    /// The outline of a line along the path. The path itself stands for it. Not drawn yet.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath { CGPath(path.applying(transform)) }
    /// The path in dashes. The path itself stands for it. Not drawn yet.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath { CGPath(path.applying(transform)) }

    /// Calls a block with each element in turn; its points are there only meanwhile.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in path.elements {
            var points: [CGPoint]
            let type: CGPathElementType
            switch element {
            case .move(let point): (type, points) = (.moveToPoint, [point])
            case .line(let point): (type, points) = (.addLineToPoint, [point])
            case .curve(let control1, let control2, let end):
                (type, points) = (.addCurveToPoint, [control1, control2, end])
            // A pointer always points at something.
            case .close: (type, points) = (.closeSubpath, [.zero])
            }
            unsafe points.withUnsafeMutableBufferPointer { buffer in
                guard let first = buffer.baseAddress else { return }
                var element = unsafe CGPathElement(type: type, points: first)
                unsafe withUnsafePointer(to: &element) { unsafe block($0) }
            }
        }
    }
}

extension CGMutablePath {
    /// An arc from an angle by another one, joined to the current point by a line; radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        var arc = Path()
        arc.addArc(center, radius, from: startAngle, to: startAngle + delta, isGrowing: delta > 0)
        arc = arc.applying(transform)
        if !path.elements.isEmpty, case .move(let point)? = arc.elements.first { arc.elements[0] = .line(point) }
        path.elements += arc.elements
    }
    /// An arc that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
    /// Rectangles as parts of their own.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { path.elements += Path.rectangle(rect).applying(transform).elements }
    }
    /// All of another path, after a transform.
    public func addPath(_ other: CGPath, transform: CGAffineTransform) {
        path.elements += other.path.applying(transform).elements
    }
}

/// What an element of a path is.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One element of a path.
@unsafe public struct CGPathElement {
    public var type: CGPathElementType
    /// As many as the type needs.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        unsafe self.type = type
        unsafe self.points = points
    }
}
