import DisplayLists
public import Foundation

/// A rectangle with round ends.
public struct Capsule: InsettableShape, OutlinedShape, Hashable {
    public var style: RoundedCornerStyle
    private var inset: CGFloat = 0
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    func outline(in rect: CGRect) -> DisplayLists.Shape {
        let rect = rect.shrunk(by: inset)
        return RoundedRectangle.outline(rect, min(rect.width, rect.height) / 2, style)
    }
    public func path(in rect: CGRect) -> Path { Path(outline(in: rect).path) }
    public func inset(by amount: CGFloat) -> Capsule {
        var shape = self
        shape.inset += amount
        return shape
    }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
