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

/// The radii of a rectangle's corners, points, by reading direction.
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

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

extension CGRect {
    /// Smaller from all sides; never less than nothing.
    func shrunk(by amount: CGFloat) -> CGRect {
        let (across, down) = (min(amount, width / 2), min(amount, height / 2))
        return CGRect(x: minX + across, y: minY + down, width: width - across * 2, height: height - down * 2)
    }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
}
extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
