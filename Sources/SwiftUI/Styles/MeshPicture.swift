import DisplayLists
import Foundation

extension MeshGradient {
    /// The gradient for a size, in few pixels: it has no edge that more of them would show.
    func bitmap(for size: CGSize, _ environment: EnvironmentValues) -> Bitmap? {
        guard width > 1, height > 1, width < 1_000, height < 1_000, points.count >= width * height,
            colors.count >= width * height, size.width > 0, size.height > 0
        else { return nil }
        let scale = min(1, MeshPicture.mostPixels / max(Double(size.width), Double(size.height)))
        var picture = MeshPicture(
            width: max(1, Int(Double(size.width) * scale)), height: max(1, Int(Double(size.height) * scale)),
            background: SIMD4(background.resolved(environment)))
        let net = MeshNet(
            width: width, height: height, points: points.map { SIMD2<Double>(Double($0.x), Double($0.y)) },
            colors: colors.map { SIMD4($0.resolved(environment)) }, smoothsColors: smoothsColors)
        picture.draw(net)
        return Bitmap(width: picture.width, height: picture.height, pixels: picture.pixels)
    }
}

extension SIMD4<Double> {
    /// Red, green, blue and alpha, the first three multiplied by the last one.
    fileprivate init(_ color: ResolvedColor) {
        self.init(color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
    }
}

/// Points and colours in rows, and what is between them. Places follow a Catmull-Rom surface, on which each point's tangents
/// are those between its neighbours; how the phone bends lines is not published.
private struct MeshNet {
    let width: Int
    let height: Int
    let points: [SIMD2<Double>]
    let colors: [SIMD4<Double>]
    let smoothsColors: Bool

    /// Beyond the net's edge it goes on as it ends.
    private func point(_ column: Int, _ row: Int) -> SIMD2<Double> {
        let (x, y) = (min(max(column, 0), width - 1), min(max(row, 0), height - 1))
        var point = points[y * width + x]
        if column != x { point += point - points[y * width + (x == 0 ? 1 : x - 1)] }
        if row != y { point += point - points[(y == 0 ? 1 : y - 1) * width + x] }
        return point
    }

    private static func weights(_ t: Double) -> [Double] {
        let (square, cube) = (t * t, t * t * t)
        return [
            (-t + 2 * square - cube) / 2, (2 - 5 * square + 3 * cube) / 2, (t + 4 * square - 3 * cube) / 2,
            (cube - square) / 2,
        ]
    }

    /// The place in a field of the net, 0…1 across and down.
    func place(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> SIMD2<Double> {
        let (across, down) = (Self.weights(u), Self.weights(v))
        var sum = SIMD2<Double>.zero
        for (j, weight) in down.enumerated() {
            for (i, other) in across.enumerated() { sum += point(column + i - 1, row + j - 1) * (weight * other) }
        }
        return sum
    }

    func color(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> SIMD4<Double> {
        func eased(_ t: Double) -> Double { smoothsColors ? t * t * (3 - 2 * t) : t }
        let (x, y) = (eased(u), eased(v))
        func mixed(_ row: Int) -> SIMD4<Double> {
            colors[row * width + column] * (1 - x) + colors[row * width + column + 1] * x
        }
        return mixed(row) * (1 - y) + mixed(row + 1) * y
    }
}

/// The pixels of a net's picture.
private struct MeshPicture {
    static let mostPixels = 400.0
    /// Into how many steps a field of the net is cut.
    private static let steps = 24

    let width: Int
    let height: Int
    private var colors: [SIMD4<Double>]

    init(width: Int, height: Int, background: SIMD4<Double>) {
        self.width = width
        self.height = height
        colors = Array(repeating: background, count: width * height)
    }

    private struct Corner {
        var place: SIMD2<Double>
        var color: SIMD4<Double>
    }

    mutating func draw(_ net: MeshNet) {
        let size = SIMD2(Double(width), Double(height))
        for row in 0..<net.height - 1 {
            for column in 0..<net.width - 1 {
                func corner(_ i: Int, _ j: Int) -> Corner {
                    let (u, v) = (Double(i) / Double(Self.steps), Double(j) / Double(Self.steps))
                    return Corner(place: net.place(column, row, u, v) * size, color: net.color(column, row, u, v))
                }
                var above = (0...Self.steps).map { corner($0, 0) }
                for j in 1...Self.steps {
                    let below = (0...Self.steps).map { corner($0, j) }
                    for i in 1...Self.steps {
                        fill(above[i - 1], above[i], below[i - 1])
                        fill(above[i], below[i - 1], below[i])
                    }
                    above = below
                }
            }
        }
    }

    /// Of each pixel whose middle is inside of a triangle, the colour between its corners.
    private mutating func fill(_ a: Corner, _ b: Corner, _ c: Corner) {
        let low = pointwiseMin(pointwiseMin(a.place, b.place), c.place)
        let high = pointwiseMax(pointwiseMax(a.place, b.place), c.place)
        let (p, q) = (b.place - a.place, c.place - a.place)
        let area = p.x * q.y - p.y * q.x
        guard area != 0, area.isFinite else { return }
        let columns = Self.range(low.x, high.x, width)
        for y in Self.range(low.y, high.y, height) {
            for x in columns {
                let d = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - a.place
                let second = (d.x * q.y - d.y * q.x) / area
                let third = (p.x * d.y - p.y * d.x) / area
                // A little beyond the edges, so that no pixel between two triangles is left out.
                guard second > -Self.slack, third > -Self.slack, second + third < 1 + Self.slack else { continue }
                colors[y * width + x] = a.color * (1 - second - third) + b.color * second + c.color * third
            }
        }
    }

    private static let slack = 1e-6

    /// The pixels whose middles are between two places.
    private static func range(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
        let start = Int(min(max((low - 0.5).rounded(.up), 0), Double(count)))
        let end = Int(min(max((high - 0.5).rounded(.down) + 1, 0), Double(count)))
        return start..<max(start, end)
    }

    /// Blue, green, red and alpha.
    var pixels: [UInt8] {
        colors.flatMap { color in
            [color.z, color.y, color.x, color.w].map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
        }
    }
}
