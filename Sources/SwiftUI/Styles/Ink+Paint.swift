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
        case .color, .mesh, .picture: return .color(color(environment))
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

extension Listing {
    /// Fills a shape with an ink, with the ink's shadows.
    mutating func fill(_ shape: DisplayLists.Shape, _ ink: Ink, in frame: CGRect, _ environment: EnvironmentValues) {
        for shadow in ink.shadows where !shadow.isInner {
            let cast = Shadow(
                shape: shape, color: shadow.color.resolved(environment), offset: shadow.offset,
                radius: shadow.layerRadius)
            group(DisplayLists.Group(shadow: cast)) { _ in }
        }
        switch ink.kind {
        case .mesh(let mesh): paint(mesh, in: frame, shape: shape, opacity: ink.opacity, environment)
        case .picture(let picture): paint(picture, in: frame, shape: shape, opacity: ink.opacity, environment)
        default: add(.fill(shape, ink.paint(in: frame, environment)))
        }
        for shadow in ink.shadows where shadow.isInner { addInner(shadow, of: shape, in: frame, environment) }
    }

    /// The shadow of all that is around a shape falls into it.
    private mutating func addInner(
        _ shadow: ShadowStyle, of shape: DisplayLists.Shape, in frame: CGRect, _ environment: EnvironmentValues
    ) {
        let reach = 3 * shadow.layerRadius + abs(shadow.offset.width) + abs(shadow.offset.height)
        var around = DisplayLists.Path.rectangle(frame.insetBy(dx: -reach, dy: -reach))
        around.elements += shape.path.elements
        let outside = DisplayLists.Path(around.elements, fillRule: .evenOdd)
        let cast = Shadow(
            shape: .path(outside), color: shadow.color.resolved(environment), offset: shadow.offset,
            radius: shadow.layerRadius)
        group(DisplayLists.Group(clip: shape)) { $0.group(DisplayLists.Group(shadow: cast)) { _ in } }
    }

    private mutating func paint(
        _ mesh: MeshGradient, in frame: CGRect, shape: DisplayLists.Shape, opacity: Double,
        _ environment: EnvironmentValues
    ) {
        guard let bitmap = mesh.bitmap(for: frame.size, environment) else { return }
        group(DisplayLists.Group(clip: shape, opacity: opacity)) {
            $0.add(.bitmap(BitmapItem(bitmap: bitmap, rect: frame, name: "MeshGradient")))
        }
    }

    private mutating func paint(
        _ picture: ImagePaint, in frame: CGRect, shape: DisplayLists.Shape, opacity: Double,
        _ environment: EnvironmentValues
    ) {
        group(DisplayLists.Group(clip: shape, opacity: opacity)) { listing in
            for item in picture.items(in: frame, environment) { listing.add(item) }
        }
    }
}
