import DisplayLists
public import Foundation

/// Colours that run into one another.
public struct Gradient: Hashable, Sendable {
    /// A colour and where it is.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// 0…1.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }
    /// Evenly spread.
    public init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: CGFloat(index) / CGFloat(max(1, colors.count - 1)))
        }
    }

    /// The colour half way.
    func middle(_ environment: EnvironmentValues) -> ResolvedColor {
        guard let first = stops.first, let last = stops.last else { return .clear }
        let before = stops.last { $0.location <= 0.5 } ?? first
        let after = stops.first { $0.location >= 0.5 } ?? last
        let span = after.location - before.location
        let share = span > 0 ? Double((0.5 - before.location) / span) : 0
        return before.color.mix(with: after.color, by: share).resolved(environment)
    }
}

extension Gradient: ShapeStyle, InkSource {
    /// From top to bottom.
    func ink(in environment: EnvironmentValues) -> Ink { Ink(.linear(self, .top, .bottom)) }
}

/// A gradient along a line. As a view it fills the room that it is given.
public struct LinearGradient: Hashable, Sendable {
    private let gradient: Gradient
    private let start: UnitPoint
    private let end: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        start = startPoint
        end = endPoint
    }
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    var ownInk: Ink { Ink(.linear(gradient, start, end)) }
}

extension LinearGradient: ShapeStyle, InkSource {
    func ink(in environment: EnvironmentValues) -> Ink { ownInk }
}

extension LinearGradient: View, NodeSource {
    public typealias Body = Never
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        [ShapeNode(Rectangle(), fill: ownInk, name: "LinearGradient", environment)]
    }
}

/// A gradient whose kind is hidden.
public struct AnyGradient: Hashable, Sendable {
    private let gradient: Gradient
    public init(_ gradient: Gradient) { self.gradient = gradient }
}

extension AnyGradient: ShapeStyle, InkSource {
    func ink(in environment: EnvironmentValues) -> Ink { gradient.ink(in: environment) }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}
