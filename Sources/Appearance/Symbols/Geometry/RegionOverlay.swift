import Foundation

/// Two sets of closed outlines laid over each other, and which side of every piece of line lies in which of them.
struct RegionOverlay {
    typealias Edge = SymbolRegion.Edge

    /// Ends of lines lie on a grid of this pitch, in points, so that those of different lines meet exactly.
    private static let grid = 1.0 / 1024
    /// How far beside a piece one looks for what lies there: less than anything on the grid is apart.
    private static let reach = 1e-7
    /// Lines bend a little where they are cut, which can make new ones meet; a few rounds settle that.
    private static let rounds = 8

    private struct Line {
        var edge: Edge
        var isFirst: Bool
    }

    /// Pieces that meet only at their ends.
    private let lines: [Line]
    private let bands: LineBands

    /// - Parameters:
    ///   - first: The edges of outlines; so are `second`.
    init(_ first: [Edge], _ second: [Edge]) {
        var lines = first.compactMap { Self.snapped($0).map { Line(edge: $0, isFirst: true) } }
        lines += second.compactMap { Self.snapped($0).map { Line(edge: $0, isFirst: false) } }
        var bands = LineBands(lines.map(\.edge), slack: Self.grid)
        for _ in 0..<Self.rounds {
            let cuts = Self.cuts(lines, bands)
            guard cuts.contains(where: { !$0.isEmpty }) else { break }
            lines = lines.indices.flatMap { index in
                Self.pieces(of: lines[index].edge, cuts[index]).map { Line(edge: $0, isFirst: lines[index].isFirst) }
            }
            bands = LineBands(lines.map(\.edge), slack: Self.grid)
        }
        self.lines = lines
        self.bands = bands
    }

    /// The pieces that bound what `isInside` takes, clockwise around it (y down).
    ///
    /// - Parameter isInside: The windings of a place in the first and the second outlines.
    func edges(where isInside: (Int, Int) -> Bool) -> [Edge] {
        var known: Set<Edge> = []
        var result: [Edge] = []
        for line in lines {
            let isBackward = (line.edge.start.x, line.edge.start.y) > (line.edge.end.x, line.edge.end.y)
            let piece = isBackward ? Edge(start: line.edge.end, end: line.edge.start) : line.edge
            guard known.insert(piece).inserted else { continue }
            let (x, y) = (piece.end.x - piece.start.x, piece.end.y - piece.start.y)
            let length = hypot(x, y)
            let (offsetX, offsetY) = (-y / length * Self.reach, x / length * Self.reach)
            let middle = CGPoint(x: (piece.start.x + piece.end.x) / 2, y: (piece.start.y + piece.end.y) / 2)
            let right = windings(CGPoint(x: middle.x + offsetX, y: middle.y + offsetY))
            let left = windings(CGPoint(x: middle.x - offsetX, y: middle.y - offsetY))
            switch (isInside(right.0, right.1), isInside(left.0, left.1)) {
            case (true, false): result.append(piece)
            case (false, true): result.append(Edge(start: piece.end, end: piece.start))
            case (true, true), (false, false): break
            }
        }
        return result
    }

    /// How often each of the two goes around a place, clockwise positive.
    private func windings(_ place: CGPoint) -> (Int, Int) {
        var (first, second) = (0, 0)
        for index in bands.lines(at: place.y) {
            let line = lines[index].edge
            guard (line.start.y > place.y) != (line.end.y > place.y) else { continue }
            let share = (place.y - line.start.y) / (line.end.y - line.start.y)
            guard line.start.x + share * (line.end.x - line.start.x) > place.x else { continue }
            let step = line.end.y > line.start.y ? 1 : -1
            if lines[index].isFirst { first += step } else { second += step }
        }
        return (first, second)
    }

    // MARK: Pieces

    private static func pieces(of line: Edge, _ cuts: [CGPoint]) -> [Edge] {
        guard !cuts.isEmpty else { return [line] }
        func distance(_ point: CGPoint) -> Double { hypot(point.x - line.start.x, point.y - line.start.y) }
        let stops = [line.start] + cuts.sorted { distance($0) < distance($1) } + [line.end]
        return zip(stops, stops.dropFirst()).compactMap { $0 == $1 ? nil : Edge(start: $0, end: $1) }
    }

    /// Where each line meets others between its ends.
    private static func cuts(_ lines: [Line], _ bands: LineBands) -> [[CGPoint]] {
        var cuts = [[CGPoint]](repeating: [], count: lines.count)
        bands.forEachPair { first, second in cut(lines[first].edge, lines[second].edge, &cuts, first, second) }
        return cuts
    }

    private static func cut(_ a: Edge, _ b: Edge, _ cuts: inout [[CGPoint]], _ first: Int, _ second: Int) {
        guard max(a.start.x, a.end.x) + grid >= min(b.start.x, b.end.x),
            max(b.start.x, b.end.x) + grid >= min(a.start.x, a.end.x),
            max(a.start.y, a.end.y) + grid >= min(b.start.y, b.end.y),
            max(b.start.y, b.end.y) + grid >= min(a.start.y, a.end.y)
        else { return }
        var meets = false
        for point in [b.start, b.end] where isOn(point, a) {
            cuts[first].append(point)
            meets = true
        }
        for point in [a.start, a.end] where isOn(point, b) {
            cuts[second].append(point)
            meets = true
        }
        let (ax, ay) = (a.end.x - a.start.x, a.end.y - a.start.y)
        let (bx, by) = (b.end.x - b.start.x, b.end.y - b.start.y)
        let (dx, dy) = (b.start.x - a.start.x, b.start.y - a.start.y)
        let cross = ax * by - ay * bx
        guard !meets, cross != 0 else { return }
        let (t, u) = ((dx * by - dy * bx) / cross, (dx * ay - dy * ax) / cross)
        guard t > 0, t < 1, u > 0, u < 1 else { return }
        let point = snapped(CGPoint(x: a.start.x + t * ax, y: a.start.y + t * ay))
        if point != a.start, point != a.end { cuts[first].append(point) }
        if point != b.start, point != b.end { cuts[second].append(point) }
    }

    /// Whether a place is so near to a line, between its ends, that it counts as lying on it.
    private static func isOn(_ point: CGPoint, _ line: Edge) -> Bool {
        guard point != line.start, point != line.end else { return false }
        let (x, y) = (line.end.x - line.start.x, line.end.y - line.start.y)
        let (dx, dy) = (point.x - line.start.x, point.y - line.start.y)
        let (place, square) = (dx * x + dy * y, x * x + y * y)
        guard place > 0, place < square else { return false }
        let away = dx * y - dy * x
        return away * away <= 0.5 * grid * grid * square
    }

    private static func snapped(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x / grid).rounded() * grid, y: (point.y / grid).rounded() * grid)
    }

    /// `nil` for a line that is too short to bound anything.
    private static func snapped(_ line: Edge) -> Edge? {
        let (start, end) = (snapped(line.start), snapped(line.end))
        guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite, start != end else { return nil }
        return Edge(start: start, end: end)
    }
}
