public import Foundation

/// A gradient outwards from a point. As a view it fills the room that it is given.
public struct RadialGradient: Hashable, Sendable {
    let ownInk: Ink

    /// - Parameters:
    ///   - startRadius: Where the first colour ends, points.
    ///   - endRadius: Where the last colour begins, points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        ownInk = Ink(.radial(gradient, center, start: startRadius, end: endRadius))
    }
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

/// A gradient outwards from a point, in ellipses of the shape's proportions. As a view it fills the room that it is given.
public struct EllipticalGradient: Hashable, Sendable {
    let ownInk: Ink

    /// - Parameters:
    ///   - startRadiusFraction: Where the first colour ends, as a share of the sides.
    ///   - endRadiusFraction: Where the last colour begins, as a share of the sides.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        ownInk = Ink(.elliptical(gradient, center, start: startRadiusFraction, end: endRadiusFraction))
    }
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

/// A gradient around a point, clockwise from the right. As a view it fills the room that it is given.
public struct AngularGradient: Hashable, Sendable {
    let ownInk: Ink

    /// What the angles leave of the turn is shared by the last and the first colour.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        ownInk = Ink(.angular(gradient, center, start: startAngle, end: endAngle))
    }
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Once around.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: gradient, center: center, startAngle: angle,
            endAngle: Angle(radians: angle.radians + 2 * Double.pi))
    }
    /// Once around.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    /// Once around.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
}

extension RadialGradient: ShapeStyle, InkSource {
    func ink(in environment: EnvironmentValues) -> Ink { ownInk }
}

extension EllipticalGradient: ShapeStyle, InkSource {
    func ink(in environment: EnvironmentValues) -> Ink { ownInk }
}

extension AngularGradient: ShapeStyle, InkSource {
    func ink(in environment: EnvironmentValues) -> Ink { ownInk }
}

extension RadialGradient: View, NodeSource {
    public typealias Body = Never
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        [ShapeNode(Rectangle(), fill: ownInk, name: "RadialGradient", environment)]
    }
}

extension EllipticalGradient: View, NodeSource {
    public typealias Body = Never
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        [ShapeNode(Rectangle(), fill: ownInk, name: "EllipticalGradient", environment)]
    }
}

extension AngularGradient: View, NodeSource {
    public typealias Body = Never
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        [ShapeNode(Rectangle(), fill: ownInk, name: "AngularGradient", environment)]
    }
}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(
        colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
    ) -> Self { RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius) }
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
    ) -> Self { RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius) }
}

extension ShapeStyle where Self == EllipticalGradient {
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> Self {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(
        colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> Self { AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }
    public static func conicGradient(
        colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
    ) -> Self { AngularGradient(colors: colors, center: center, angle: angle) }
}
