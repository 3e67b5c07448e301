package import DisplayLists
import Foundation

/// A figure that is drawn here, as steps on a grid whose 0…100 is the diameter of `circle`. Lines are as thick as the
/// symbol's weight says, so that one sketch serves them all.
///
/// Written as steps between bars, for example `line M10 50H90 | fill disc 50 20 6`:
/// - `line`, `cut`: a stroke along an outline, added or taken away; `*1.2` first makes it that much thicker.
/// - `fill`, `hole`: what an outline encloses, added or taken away. `rim`: a stroke within its edge.
/// - `dash n share`: a line of n dashes, which cover that share of it.
/// - `use name size x y angle`, `take …`, `knock …`: another symbol at a percentage of its own size about a place, turned
///   clockwise by degrees; added, taken away, or taken away with a gap around it.
///
/// An outline is path data, or `disc x y r`, `box x y width height radius`, `oval x y rx ry angle`.
package struct SymbolSketch: Hashable, Sendable {
    /// Another symbol inside a sketch.
    struct Part: Hashable, Sendable {
        var name: String
        /// 1 is the part's own size.
        var size: Double
        var x: Double
        var y: Double
        /// In degrees, clockwise.
        var angle: Double
    }

    enum Step: Hashable, Sendable {
        case line(Path, weight: Double)
        case cut(Path, weight: Double)
        case fill(Path)
        case hole(Path)
        case rim(Path)
        case use(Part)
        case take(Part)
        case knock(Part)
    }

    let steps: [Step]

    init(_ steps: [Step]) { self.steps = steps }

    /// `nil` for what is not written as a sketch.
    package init?(_ text: Substring) {
        var steps: [Step] = []
        for step in text.split(separator: "|") {
            guard let step = Self.step(step) else { return nil }
            steps.append(step)
        }
        guard !steps.isEmpty else { return nil }
        self.steps = steps
    }

    private static func step(_ text: Substring) -> Step? {
        var words = text.split(separator: " ")
        guard words.count > 1 else { return nil }
        let verb = words.removeFirst()
        var weight = 1.0
        if words[0].hasPrefix("*") {
            guard let factor = Double(words.removeFirst().dropFirst()) else { return nil }
            weight = factor
        }
        switch verb {
        case "line": return outline(words).map { .line($0, weight: weight) }
        case "cut": return outline(words).map { .cut($0, weight: weight) }
        case "fill": return outline(words).map { .fill($0) }
        case "hole": return outline(words).map { .hole($0) }
        case "rim": return outline(words).map { .rim($0) }
        case "dash":
            guard words.count > 2, let count = Int(words[0]), let share = Double(words[1]), count > 0 else {
                return nil
            }
            return outline(Array(words.dropFirst(2))).map {
                .line($0.dashed(count: count, share: share), weight: weight)
            }
        case "use": return part(words).map { .use($0) }
        case "take": return part(words).map { .take($0) }
        case "knock": return part(words).map { .knock($0) }
        default: return nil
        }
    }

    private static func part(_ words: [Substring]) -> Part? {
        let numbers = words.dropFirst().compactMap { Double($0) }
        guard let name = words.first, numbers.count == words.count - 1, numbers.count == 3 || numbers.count == 4 else {
            return nil
        }
        return Part(
            name: String(name), size: numbers[0] / 100, x: numbers[1], y: numbers[2],
            angle: numbers.count == 4 ? numbers[3] : 0)
    }

    private static func outline(_ words: [Substring]) -> Path? {
        let numbers = words.dropFirst().compactMap { Double($0) }
        switch (words.first, numbers.count) {
        case ("disc", 3): return SymbolContour.disc(CGPoint(x: numbers[0], y: numbers[1]), radius: numbers[2])
        case ("box", 5):
            let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            return .box(rect, radius: numbers[4])
        case ("oval", 5):
            let rect = CGRect(x: -numbers[2], y: -numbers[3], width: 2 * numbers[2], height: 2 * numbers[3])
            return Path.ellipse(rect).placed(degrees: numbers[4], scale: 1, x: numbers[0], y: numbers[1])
        default: return PathDataReader.path(Substring(words.joined(separator: " ")))
        }
    }
}

extension Path {
    /// A rectangle with round corners, clockwise.
    static func box(_ rect: CGRect, radius: Double) -> Path {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        guard radius > 0 else { return .rectangle(rect) }
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        let reach = radius * (1 - circleControl)
        func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
        var path = Path()
        path.move(to: point(left + radius, top))
        path.line(to: point(right - radius, top))
        path.curve(
            to: point(right, top + radius), control1: point(right - reach, top), control2: point(right, top + reach))
        path.line(to: point(right, bottom - radius))
        path.curve(
            to: point(right - radius, bottom), control1: point(right, bottom - reach),
            control2: point(right - reach, bottom))
        path.line(to: point(left + radius, bottom))
        path.curve(
            to: point(left, bottom - radius), control1: point(left + reach, bottom),
            control2: point(left, bottom - reach))
        path.line(to: point(left, top + radius))
        path.curve(
            to: point(left + radius, top), control1: point(left, top + reach), control2: point(left + reach, top))
        path.close()
        return path
    }

    /// Turned clockwise about (0, 0), scaled and moved, in this order.
    package func placed(degrees: Double, scale: Double, x: Double, y: Double) -> Path {
        let (sine, cosine) = (sin(degrees * .pi / 180) * scale, cos(degrees * .pi / 180) * scale)
        return mapped { CGPoint(x: x + cosine * $0.x - sine * $0.y, y: y + sine * $0.x + cosine * $0.y) }
    }

    /// The path in pieces of equal length; the first one is cut in half by the path's beginning, so that closed ones have
    /// a piece there.
    func dashed(count: Int, share: Double) -> Path {
        var path = Path()
        for line in polylines(tolerance: 0.02) {
            let points =
                line.isClosed && line.points.first != line.points.last ? line.points + [line.points[0]] : line.points
            let lengths = zip(points, points.dropFirst()).map { Double(hypot($1.x - $0.x, $1.y - $0.y)) }
            let total = lengths.reduce(0, +)
            let (pitch, half) = (total / Double(count), max(total / Double(count) * share / 2, total * 1e-4))
            for index in 0..<count {
                let middle = pitch * Double(index)
                let stops = stride(from: -half, through: half, by: half / 4).map { offset in
                    Self.point(
                        along: points, lengths, at: (middle + offset + total).truncatingRemainder(dividingBy: total))
                }
                path.move(to: stops[0])
                for stop in stops.dropFirst() { path.line(to: stop) }
            }
        }
        return path
    }

    private static func point(along points: [CGPoint], _ lengths: [Double], at distance: Double) -> CGPoint {
        var rest = distance
        for (index, length) in lengths.enumerated() {
            if rest <= length, length > 0 {
                let (from, to) = (points[index], points[index + 1])
                return CGPoint(
                    x: from.x + (to.x - from.x) * rest / length, y: from.y + (to.y - from.y) * rest / length)
            }
            rest -= length
        }
        return points[points.count - 1]
    }
}
