import DisplayLists
public import Foundation

/// The shape of the container around, of the same radius; a rectangle where there is none.
public struct ContainerRelativeShape: InsettableShape, Hashable {
    private var inset: CGFloat = 0
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: inset)) }
    public func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var shape = self
        shape.inset += amount
        return shape
    }

    fileprivate func inside(_ container: any InsettableShape) -> any Shape { container.inset(by: inset) }
}

extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// A rectangle with corners that go with those of the container around.
public struct ConcentricRectangle: InsettableShape, Hashable {
    private let corners: Edge.Corner.Style
    private var inset: CGFloat = 0

    public init() { corners = .concentric }
    /// - Parameter isUniform: Whether all corners are as the roundest: they are.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.corners = corners }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect.shrunk(by: inset), cornerRadius: max(0, corners.least - inset))
    }
    public func inset(by amount: CGFloat) -> ConcentricRectangle {
        var shape = self
        shape.inset += amount
        return shape
    }

    fileprivate func inside(_ container: any InsettableShape) -> any Shape {
        corners.isConcentric ? container.inset(by: inset) : self
    }
}

extension Shape where Self == ConcentricRectangle {
    /// - Parameter isUniform: Whether all corners are as the roundest: they are.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
}

extension Edge {
    /// A corner of a rectangle, by reading direction.
    public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// How a corner is rounded.
        public struct Style: Hashable, Sendable {
            let isConcentric: Bool
            /// Points.
            let least: CGFloat
            /// As the container's, which are drawn with its own radius.
            public static let concentric = Style(isConcentric: true, least: 0)
            /// - Parameter minimum: Where there is no container.
            public static func concentric(minimum: Style?) -> Style {
                Style(isConcentric: true, least: minimum?.least ?? 0)
            }
            /// - Parameter radius: Points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(isConcentric: false, least: radius) }
        }
    }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Of a fixed radius, points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    /// Of a fixed radius, points.
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

extension Shape {
    /// What a shape that goes with its container comes down to.
    @MainActor
    func inContainer(_ environment: EnvironmentValues) -> any Shape {
        guard let container = environment[storage: \.style.container] else { return self }
        if let shape = self as? ContainerRelativeShape { return shape.inside(container) }
        if let shape = self as? ConcentricRectangle { return shape.inside(container) }
        return self
    }
}

extension View {
    /// What `ContainerRelativeShape` stands for inside.
    public func containerShape(_ shape: some InsettableShape) -> some View {
        inEnvironment { $0[storage: \.style.container] = shape }
    }
}
