import DisplayLists
public import Foundation

/// A circle in the middle of its rectangle.
public struct Circle: InsettableShape, OutlinedShape, Hashable {
    private var inset: CGFloat = 0
    public init() {}
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }
    func outline(in rect: CGRect) -> DisplayLists.Shape {
        let side = max(0, min(rect.width, rect.height) - inset * 2)
        return .ellipse(CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    public func path(in rect: CGRect) -> Path { Path(outline(in: rect).path) }
    public func inset(by amount: CGFloat) -> Circle {
        var shape = self
        shape.inset += amount
        return shape
    }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}
