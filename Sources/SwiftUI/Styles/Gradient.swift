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

/// A gradient whose kind is hidden.
public struct AnyGradient: Hashable, Sendable {
    private let gradient: Gradient
    public init(_ gradient: Gradient) { self.gradient = gradient }
}

extension AnyGradient: ShapeStyle, InkSource {
    func ink(in environment: EnvironmentValues) -> Ink { gradient.ink(in: environment) }
}
