import DisplayLists
import Foundation

extension Ink {
    func paint(in rect: CGRect, _ environment: EnvironmentValues) -> Paint {
        guard let gradient = kind.gradient else { return .color(color(environment)) }
        let stops = gradient.stops.map { stop in
            var color = stop.color.resolved(environment)
            color.alpha *= opacity
            return DisplayLists.LinearGradient.Stop(location: stop.location, color: color)
        }
        guard stops.count > 1 else { return .color(stops.first?.color ?? .clear) }
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        func place(_ point: UnitPoint) -> CGPoint { point.point(in: rect, isRightToLeft: isRightToLeft) }
        switch kind {
        case .color: return .color(color(environment))
        case .linear(_, let start, let end):
            let (from, to) = (place(start), place(end))
            // Without a direction there is only the last colour.
            if from == to { return .color(stops.last?.color ?? .clear) }
            return .linearGradient(DisplayLists.LinearGradient(start: from, end: to, stops: stops))
        case .radial(_, let center, let start, let end):
            return Self.radial(place(center), CGSize(width: end, height: end), start / end, stops)
        case .elliptical(_, let center, let start, let end):
            let radii = CGSize(width: end * rect.width, height: end * rect.height)
            return Self.radial(place(center), radii, start / end, stops)
        case .angular(_, let center, let start, let end):
            return .conicGradient(
                DisplayLists.ConicGradient(
                    center: place(center), startAngle: start.radians, sweep: end.radians - start.radians, stops: stops))
        }
    }

    private static func radial(
        _ center: CGPoint, _ radii: CGSize, _ start: Double, _ stops: [DisplayLists.LinearGradient.Stop]
    ) -> Paint {
        .radialGradient(
            DisplayLists.RadialGradient(
                center: center, radii: radii, start: start.isFinite ? min(max(start, 0), 1) : 0, stops: stops))
    }
}
