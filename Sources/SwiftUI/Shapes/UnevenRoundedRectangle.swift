import DisplayLists
public import Foundation

/// A rectangle whose corners are rounded differently. Corners are drawn as circular arcs.
public struct UnevenRoundedRectangle: InsettableShape, Hashable {
    public var cornerRadii: RectangleCornerRadii
    /// Not drawn yet.
    public var style: RoundedCornerStyle
    private var inset: CGFloat = 0

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path {
        let rect = rect.shrunk(by: inset)
        let limit = min(rect.width, rect.height) / 2
        func radius(_ radius: CGFloat) -> CGFloat { min(max(0, radius - inset), limit) }
        var path = Path()
        let corners: [(CGPoint, CGFloat, CGFloat, CGFloat)] = [
            (CGPoint(x: rect.minX, y: rect.minY), radius(cornerRadii.topLeading), 1, 1),
            (CGPoint(x: rect.maxX, y: rect.minY), radius(cornerRadii.topTrailing), -1, 1),
            (CGPoint(x: rect.maxX, y: rect.maxY), radius(cornerRadii.bottomTrailing), -1, -1),
            (CGPoint(x: rect.minX, y: rect.maxY), radius(cornerRadii.bottomLeading), 1, -1),
        ]
        for (index, (corner, radius, right, down)) in corners.enumerated() {
            let middle = CGPoint(x: corner.x + radius * right, y: corner.y + radius * down)
            let start = Angle(degrees: 180 + 90 * Double(index))
            path.addArc(
                center: middle, radius: radius, startAngle: start, endAngle: start + Angle(degrees: 90),
                clockwise: false)
        }
        path.closeSubpath()
        return path
    }
    public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
        var shape = self
        shape.inset += amount
        return shape
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
