package import DisplayLists
package import Foundation

extension Path {
    /// The smallest rectangle around the outline itself, without the reach of a stroke; `nil` when there is none.
    package var inkBounds: CGRect? {
        var bounds: CGRect?
        var last = CGPoint.zero
        func include(_ point: CGPoint) {
            let spot = CGRect(origin: point, size: .zero)
            bounds = bounds?.union(spot) ?? spot
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point):
                include(point)
                last = point
            case .curve(let first, let second, let end):
                include(end)
                for time in Self.turningTimes(last.x, first.x, second.x, end.x)
                    + Self.turningTimes(last.y, first.y, second.y, end.y)
                {
                    include(Self.point(last, first, second, end, at: time))
                }
                last = end
            case .close: break
            }
        }
        return bounds
    }

    /// Where a cubic's coordinate turns back, between 0 and 1.
    private static func turningTimes(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
        let (square, linear, constant) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
        let roots: [Double]
        if abs(square) < 1e-12 {
            roots = abs(linear) < 1e-12 ? [] : [-constant / linear]
        } else {
            let discriminant = linear * linear - 4 * square * constant
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            roots = [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }

    static func point(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, at time: Double) -> CGPoint {
        let rest = 1 - time
        let weights = (rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time)
        return CGPoint(
            x: a.x * weights.0 + b.x * weights.1 + c.x * weights.2 + d.x * weights.3,
            y: a.y * weights.0 + b.y * weights.1 + c.y * weights.2 + d.y * weights.3)
    }

    /// The closed outlines that the path is made of.
    private var contours: [Path] {
        var contours: [Path] = []
        for element in elements {
            if case .move = element { contours.append(Path()) }
            if contours.isEmpty { contours.append(Path()) }
            contours[contours.count - 1].elements.append(element)
        }
        return contours
    }

    /// Points along the outline, close enough to tell inside from outside.
    private var polygon: [CGPoint] {
        var points: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .curve(let first, let second, let end):
                let last = points.last ?? end
                points += (1...8).map { Self.point(last, first, second, end, at: Double($0) / 8) }
            case .close: break
            }
        }
        return points
    }

    /// The same field under the non-zero rule that the path covers under the even-odd rule, for outlines that do not
    /// cross: outlines inside an odd number of others are turned to run the other way.
    package var windingForEvenOdd: Path {
        let parts = contours
        let polygons = parts.map(\.polygon)
        var result = Path()
        for index in parts.indices {
            let depth = polygons.indices.filter { other in
                guard other != index, let probe = polygons[index].first else { return false }
                return Self.contains(polygons[other], probe)
            }.count
            let isClockwise = Self.area(polygons[index]) > 0
            result.elements += (isClockwise == (depth % 2 == 0) ? parts[index] : parts[index].reversed).elements
        }
        return result
    }

    /// One contour, walked the other way.
    private var reversed: Path {
        var ends: [CGPoint] = []
        var steps: [Element] = []
        for element in elements {
            switch element {
            case .move(let point): ends.append(point)
            case .line(let point):
                if let last = ends.last { steps.append(.line(last)) }
                ends.append(point)
            case .curve(let first, let second, let end):
                if let last = ends.last { steps.append(.curve(control1: second, control2: first, end: last)) }
                ends.append(end)
            case .close: break
            }
        }
        guard let last = ends.last else { return self }
        return Path([.move(last)] + steps.reversed() + [.close])
    }

    private static func area(_ points: [CGPoint]) -> Double {
        var sum = 0.0
        for index in points.indices {
            let next = points[(index + 1) % points.count]
            sum += points[index].x * next.y - next.x * points[index].y
        }
        return sum / 2
    }

    private static func contains(_ points: [CGPoint], _ probe: CGPoint) -> Bool {
        var isInside = false
        for index in points.indices {
            let (first, second) = (points[index], points[(index + 1) % points.count])
            guard (first.y > probe.y) != (second.y > probe.y) else { continue }
            let x = first.x + (probe.y - first.y) / (second.y - first.y) * (second.x - first.x)
            if probe.x < x { isInside.toggle() }
        }
        return isInside
    }
}
