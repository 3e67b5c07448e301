package import DisplayLists
package import Foundation

/// A field bounded by straight lines that are too short to be seen as such. Symbols are put together from these, since
/// fields, unlike curves, can be joined and cut without doubt.
package struct SymbolRegion: Hashable, Sendable {
    package struct Edge: Hashable, Sendable {
        package var start: CGPoint
        package var end: CGPoint
    }

    /// In points: a twentieth of a pixel at three pixels a point.
    static let tolerance = 0.015

    /// Clockwise around the field (y down), each one once; they meet only at their ends.
    package private(set) var edges: [Edge]

    init() { edges = [] }

    private init(edges: [Edge]) { self.edges = edges }

    /// What the path covers under the non-zero rule.
    package init(filling path: Path) { edges = RegionOverlay(Self.edges(path), []).edges { first, _ in first != 0 } }

    /// What a round pen covers that is drawn along the path.
    package init(stroking path: Path, width: Double) { self.init(filling: Self.pen(path, width: width)) }

    /// The outlines of a round pen's way, which may overlap.
    static func pen(_ path: Path, width: Double) -> Path {
        guard width > 0 else { return Path() }
        return Path(
            path.polylines(tolerance: tolerance).flatMap(\.smoothParts)
                .flatMap { SymbolContour.stroke($0, width: width).elements })
    }

    package func union(_ other: SymbolRegion) -> SymbolRegion {
        // Fields apart from each other need not be looked at.
        if bounds.flatMap({ other.bounds?.insetBy(dx: -0.01, dy: -0.01).intersects($0) }) != true {
            return SymbolRegion(edges: edges + other.edges)
        }
        return union(edges: other.edges)
    }

    package func subtracting(_ other: SymbolRegion) -> SymbolRegion { subtracting(edges: other.edges) }

    /// With what the path covers under the non-zero rule.
    package func union(filling path: Path) -> SymbolRegion { union(edges: Self.edges(path)) }

    /// Without what the path covers under the non-zero rule.
    func subtracting(filling path: Path) -> SymbolRegion { subtracting(edges: Self.edges(path)) }

    private func union(edges other: [Edge]) -> SymbolRegion {
        SymbolRegion(edges: RegionOverlay(edges, other).edges { $0 != 0 || $1 != 0 })
    }

    private func subtracting(edges other: [Edge]) -> SymbolRegion {
        guard !edges.isEmpty, !other.isEmpty else { return self }
        return SymbolRegion(edges: RegionOverlay(edges, other).edges { $0 != 0 && $1 == 0 })
    }

    /// The part within `width` of the field's own edge.
    package func rim(width: Double) -> SymbolRegion {
        subtracting(subtracting(filling: Self.pen(path, width: 2 * width)))
    }

    func moved(x: Double, y: Double) -> SymbolRegion {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + x, y: point.y + y) }
        return SymbolRegion(edges: edges.map { Edge(start: moved($0.start), end: moved($0.end)) })
    }

    var bounds: CGRect? {
        guard let first = edges.first?.start else { return nil }
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        for edge in edges {
            left = min(left, edge.start.x)
            right = max(right, edge.start.x)
            top = min(top, edge.start.y)
            bottom = max(bottom, edge.start.y)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The path's outlines, closed.
    private static func edges(_ path: Path) -> [Edge] {
        var edges: [Edge] = []
        for line in path.polylines(tolerance: tolerance) {
            for (start, end) in zip(line.points, line.points.dropFirst()) { edges.append(Edge(start: start, end: end)) }
            if let first = line.points.first, let last = line.points.last, first != last {
                edges.append(Edge(start: last, end: first))
            }
        }
        return edges
    }

    /// The field as closed outlines; holes run the other way.
    package var path: Path {
        var starts: [CGPoint: [Int]] = [:]
        for index in edges.indices.reversed() { starts[edges[index].start, default: []].append(index) }
        var isUsed = [Bool](repeating: false, count: edges.count)
        var path = Path()
        for index in edges.indices where !isUsed[index] {
            var points = [edges[index].start]
            isUsed[index] = true
            var end = edges[index].end
            while let next = starts[end]?.popLast() {
                guard !isUsed[next] else { continue }
                isUsed[next] = true
                points.append(edges[next].start)
                end = edges[next].end
            }
            Self.append(points, to: &path)
        }
        return path
    }

    /// Points in the middle of straight lines are left out.
    private static func append(_ points: [CGPoint], to path: inout Path) {
        let corners = points.indices.filter { index in
            let (before, here) = (points[(index + points.count - 1) % points.count], points[index])
            let after = points[(index + 1) % points.count]
            let area = (here.x - before.x) * (after.y - here.y) - (here.y - before.y) * (after.x - here.x)
            return abs(area) > 1e-9 * (1 + abs(here.x) + abs(here.y))
        }
        guard corners.count > 2 else { return }
        path.move(to: points[corners[0]])
        for corner in corners.dropFirst() { path.line(to: points[corner]) }
        path.close()
    }
}

extension Polyline {
    /// The line taken apart at its corners, so that a pen's outline does not fold there.
    fileprivate var smoothParts: [[CGPoint]] {
        var points = points
        if isClosed, let first = points.first, points.last != first { points.append(first) }
        var parts: [[CGPoint]] = [[]]
        for (index, point) in points.enumerated() {
            parts[parts.count - 1].append(point)
            guard index > 0, index + 1 < points.count else { continue }
            let (before, after) = (points[index - 1], points[index + 1])
            let into = CGPoint(x: point.x - before.x, y: point.y - before.y)
            let out = CGPoint(x: after.x - point.x, y: after.y - point.y)
            let turn = atan2(into.x * out.y - into.y * out.x, into.x * out.x + into.y * out.y)
            if abs(turn) > .pi / 8 { parts.append([point]) }
        }
        return parts.filter { $0.count > 1 }
    }
}

extension SymbolRegion {
    /// The field and all that lies within a distance of it.
    func grown(by distance: Double) -> SymbolRegion {
        union(filling: Self.pen(path, width: 2 * distance))
    }

    /// Turned clockwise about (0, 0).
    func turned(degrees: Double) -> SymbolRegion {
        guard degrees != 0 else { return self }
        return SymbolRegion(filling: path.placed(degrees: degrees, scale: 1, x: 0, y: 0))
    }
}
