import DisplayLists
public import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape, OutlinedShape, Hashable {
    private var inset: CGFloat = 0
    public init() {}
    func outline(in rect: CGRect) -> DisplayLists.Shape { .rectangle(rect.shrunk(by: inset)) }
    public func path(in rect: CGRect) -> Path { Path(outline(in: rect).path) }
    public func inset(by amount: CGFloat) -> Rectangle {
        var shape = self
        shape.inset += amount
        return shape
    }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}
