/// The iOS system face's advances at one size and weight, in points.
///
/// advance = size · (((1 − f) · text + f · display) / 2048 + tracking / 1000), where `f` says how much of the display cut
/// the size takes and `tracking` is in 1/1000 em; both from system-face-advances.
struct SystemAdvances {
    /// For the characters U+0020 to U+007E.
    let ascii: [Double]

    static let firstScalar: UInt32 = 0x20
    static let lastScalar: UInt32 = 0x7e

    init(size: Double, weight: FontWeight) {
        let table = Self.nearestTable(to: weight)
        let displayShare = Self.displayShare(at: size)
        let (textUnit, displayUnit) = (size * (1 - displayShare) / 2048, size * displayShare / 2048)
        let tracking = size * Self.tracking(at: size) / 1000
        ascii = zip(table.text, table.display).map { $0 * textUnit + $1 * displayUnit + tracking }
    }

    /// The table measured at the weight nearest to `weight`; of two equally near, the lighter.
    static func nearestTable(to weight: FontWeight) -> SystemAdvanceTable {
        var nearest = SystemAdvanceTable.measured[0]
        for table in SystemAdvanceTable.measured
        where abs(table.weight.rawValue - weight.rawValue) < abs(nearest.weight.rawValue - weight.rawValue) {
            nearest = table
        }
        return nearest
    }

    /// 0 up to 17 points, 1 from 28.
    static func displayShare(at size: Double) -> Double {
        interpolate(displayShares, at: size)
    }

    /// In 1/1000 em. Above 40 points the value of 40 holds; below 11 the slope from 12 to 11 goes on.
    static func tracking(at size: Double) -> Double {
        guard let (first, second) = trackings.first.map({ ($0, trackings[1]) }), size < first.size else {
            return interpolate(trackings, at: size)
        }
        let slope = (second.value - first.value) / (second.size - first.size)
        return first.value + slope * (size - first.size)
    }

    private typealias Point = (size: Double, value: Double)

    private static let displayShares: [Point] = [
        (17, 0), (18, 0.0454), (19, 0.0909), (20, 0.2364), (21, 0.3819), (22, 0.5273), (23, 0.6727), (24, 0.818),
        (26, 0.9092), (28, 1),
    ]

    private static let trackings: [Point] = [
        (11, -15.62), (12, -21.48), (13, -27.35), (14, -32.22), (15, -37.11), (16, -41.02), (17, -46.88), (18, -45.48),
        (19, -44.06), (20, -41.71), (21, -34.97), (22, -28.23), (23, -19.53), (24, -10.85), (26, -4.6), (28, 1.63),
        (30, 1.14), (34, -0.81), (40, -2.77),
    ]

    /// Straight between the points, level beyond both ends.
    private static func interpolate(_ points: [Point], at size: Double) -> Double {
        guard let upper = points.firstIndex(where: { $0.size >= size }) else { return points.last?.value ?? 0 }
        guard upper > 0 else { return points[0].value }
        let (left, right) = (points[upper - 1], points[upper])
        return left.value + (right.value - left.value) * (size - left.size) / (right.size - left.size)
    }
}
