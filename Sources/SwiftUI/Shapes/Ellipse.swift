import DisplayLists
public import Foundation

/// An ellipse that fills its rectangle.
public struct Ellipse: InsettableShape, OutlinedShape, Hashable {
    private var inset: CGFloat = 0
    public init() {}
    func outline(in rect: CGRect) -> DisplayLists.Shape { .ellipse(rect.shrunk(by: inset)) }
    public func path(in rect: CGRect) -> Path { Path(outline(in: rect).path) }
    public func inset(by amount: CGFloat) -> Ellipse {
        var shape = self
        shape.inset += amount
        return shape
    }
}

extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}
