import DisplayLists
public import Foundation

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape, OutlinedShape, Hashable {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    private var inset: CGFloat = 0

    /// - Parameter cornerRadius: Points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    /// Corners are drawn round, with the smaller of the two radii.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    static func outline(_ rect: CGRect, _ radius: CGFloat, _ style: RoundedCornerStyle) -> DisplayLists.Shape {
        .roundedRectangle(
            DisplayLists.RoundedRectangle(
                rect: rect, radius: max(0, radius), curve: style == .continuous ? .continuous : .circular))
    }

    func outline(in rect: CGRect) -> DisplayLists.Shape {
        Self.outline(rect.shrunk(by: inset), min(cornerSize.width, cornerSize.height) - inset, style)
    }
    public func path(in rect: CGRect) -> Path { Path(outline(in: rect).path) }
    public func inset(by amount: CGFloat) -> RoundedRectangle {
        var shape = self
        shape.inset += amount
        return shape
    }
}

extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}
