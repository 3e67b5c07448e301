import DisplayLists
import Foundation

extension Tile {
    /// A conic gradient's colours at the middles of device pixels.
    init(_ gradient: ConicGradient, under transform: Affine, in area: PixelRect, opacity: Double) {
        self.init(width: area.width, height: area.height, words: [])
        words.reserveCapacity(width * height)
        let colors = GradientColors(gradient.stops, opacity: opacity)
        let determinant = transform.a * transform.d - transform.b * transform.c
        let origin = transform.apply(gradient.center)
        let turn = 2 * Double.pi
        let sweep = gradient.sweep.isFinite ? min(max(gradient.sweep, 1e-9), turn) : turn
        let start = gradient.startAngle.isFinite ? gradient.startAngle : 0
        for y in area.top..<area.bottom {
            let dy = Double(y) + 0.5 - origin.y
            for x in area.left..<area.right {
                let dx = Double(x) + 0.5 - origin.x
                // Back to the group's space, where angles are meant.
                let (right, down) = (transform.d * dx - transform.c * dy, transform.a * dy - transform.b * dx)
                let sign: Double = determinant < 0 ? -1 : 1
                var angle = (atan2(down * sign, right * sign) - start).truncatingRemainder(dividingBy: turn)
                if angle < 0 { angle += turn }
                // What the sweep leaves is halved between its ends.
                let share = angle <= sweep ? angle / sweep : angle < (sweep + turn) / 2 ? 1 : 0
                words.append(colors.word(at: share))
            }
        }
    }
}

/// Colours by location as premultiplied pixels.
private struct GradientColors {
    private var table: [UInt32] = []
    private static let steps = 4096

    init(_ stops: [LinearGradient.Stop], opacity: Double) {
        table.reserveCapacity(Self.steps + 1)
        var next = 0
        for step in 0...Self.steps {
            let location = Double(step) / Double(Self.steps)
            while next < stops.count, stops[next].location <= location { next += 1 }
            table.append(Self.word(Self.color(stops, before: next, at: location), opacity: opacity))
        }
    }

    private static func color(_ stops: [LinearGradient.Stop], before next: Int, at location: Double) -> ResolvedColor {
        guard let first = stops.first, let last = stops.last else { return .clear }
        guard next > 0 else { return first.color }
        guard next < stops.count else { return last.color }
        let (before, after) = (stops[next - 1], stops[next])
        let share = (location - before.location) / max(after.location - before.location, 1e-12)
        func mix(_ start: Double, _ end: Double) -> Double { start + (end - start) * share }
        return ResolvedColor(
            red: mix(before.color.red, after.color.red), green: mix(before.color.green, after.color.green),
            blue: mix(before.color.blue, after.color.blue), alpha: mix(before.color.alpha, after.color.alpha))
    }

    private static func word(_ color: ResolvedColor, opacity: Double) -> UInt32 {
        let alpha = Ink.unit(color.alpha) * opacity
        func byte(_ value: Double) -> UInt32 { UInt32((Ink.unit(value) * alpha * 255).rounded()) }
        return UInt32((alpha * 255).rounded()) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    }

    func word(at share: Double) -> UInt32 { table[Int((share * Double(Self.steps)).rounded())] }
}
