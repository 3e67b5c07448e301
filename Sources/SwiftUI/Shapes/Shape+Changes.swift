public import Foundation

/// A shape whose outline is another one's, changed.
private struct ChangedShape<Base: Shape>: Shape {
    let base: Base
    let change: @Sendable (Path, CGRect) -> Path

    func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// A shape of a size of its own, at the upper left corner of the room it is given.
private struct SizedShape<Base: Shape>: Shape {
    let base: Base
    /// `nil` is the room's.
    let width: CGFloat?
    let height: CGFloat?
    var anchor = UnitPoint.topLeading

    func path(in rect: CGRect) -> Path {
        let size = CGSize(width: width ?? rect.width, height: height ?? rect.height)
        let origin = CGPoint(
            x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
        return base.path(in: CGRect(origin: origin, size: size))
    }
}

extension Shape {
    /// The outline turned about a point.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        changed(CGAffineTransform(rotationAngle: angle.radians), anchor)
    }
    /// The outline larger or smaller, from a point.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
        changed(CGAffineTransform(scaleX: x, y: y), anchor)
    }
    /// The outline larger or smaller, from a point.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
    /// The outline elsewhere, points.
    public func offset(_ offset: CGSize) -> some Shape {
        ChangedShape(base: self) { path, _ in path.offsetBy(dx: offset.width, dy: offset.height) }
    }
    /// The outline elsewhere, points.
    public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }
    /// The outline elsewhere, points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { offset(CGSize(width: x, height: y)) }
    /// The outline changed about the upper left corner of the space it is drawn in.
    public func transform(_ transform: CGAffineTransform) -> some Shape {
        ChangedShape(base: self) { path, _ in path.applying(transform) }
    }
    /// The outline in a size of its own, points.
    public func size(_ size: CGSize) -> some Shape { SizedShape(base: self, width: size.width, height: size.height) }
    /// The outline in a size of its own, points.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        SizedShape(base: self, width: width, height: height)
    }
    /// The outline in a size of its own, points; `nil` is that of the room.
    public func size(width: CGFloat? = nil, height: CGFloat? = nil, anchor: UnitPoint) -> some Shape {
        SizedShape(base: self, width: width, height: height, anchor: anchor)
    }
    /// What is in either shape.
    public func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
        ChangedShape(base: self) { $0.union(other.path(in: $1), eoFill: eoFill) }
    }
    /// What is in one of the shapes but not in both.
    public func symmetricDifference<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
        ChangedShape(base: self) { $0.symmetricDifference(other.path(in: $1), eoFill: eoFill) }
    }
    /// What is in both shapes, where both are convex. Others are not drawn yet.
    public func intersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
        ChangedShape(base: self) { $0.intersection(other.path(in: $1), eoFill: eoFill) }
    }
    /// What is in this shape but not in the other one, where both are convex. Others are not drawn yet.
    public func subtracting<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
        ChangedShape(base: self) { $0.subtracting(other.path(in: $1), eoFill: eoFill) }
    }

    private func changed(_ transform: CGAffineTransform, _ anchor: UnitPoint) -> some Shape {
        ChangedShape(base: self) { path, rect in
            let x = rect.minX + rect.width * anchor.x
            let y = rect.minY + rect.height * anchor.y
            return path.applying(
                CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
                    .concatenating(CGAffineTransform(translationX: x, y: y)))
        }
    }
}
