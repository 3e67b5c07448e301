import DisplayLists
import Foundation

extension Mask {
    /// The coverage that a filled shape has after a Gaussian blur, where `bounds` is.
    ///
    /// A wide blur leaves no detail: it is made at a fraction of the size and enlarged linearly, so that its cost is that of
    /// the pixels alone.
    init(blurring shape: Shape, under transform: Affine, _ deviation: Double, in bounds: PixelRect) {
        let factor = max(1, (deviation / 6).rounded(.down))
        let margin = (3 * deviation / factor).rounded(.up) + 1
        let inner = transform.relative(to: bounds)
        let small = Affine(a: 1 / factor, d: 1 / factor, tx: margin, ty: margin).after(inner)
        func side(_ length: Int) -> Int { pixel((Double(length) / factor + 2 * margin).rounded(.up)) + 1 }
        let sharp = Mask(rendering: shape, under: small, width: side(bounds.width), height: side(bounds.height))
        let blurred = sharp.blurred(deviation: deviation / factor)
        self = Self.enlarged(blurred, width: sharp.bounds.width, by: factor, margin: margin, to: bounds)
    }

    /// Samples between the middles of small pixels.
    private static func enlarged(
        _ values: [Float], width: Int, by factor: Double, margin: Double, to bounds: PixelRect
    ) -> Mask {
        /// For each pixel the small one before it and how much the next one counts.
        func places(_ count: Int) -> [(index: Int, share: Float)] {
            (0..<count).map { place in
                let position = (Double(place) + 0.5) / factor - 0.5 + margin
                return (Int(position), Float(position - position.rounded(.down)))
            }
        }
        let columns = places(bounds.width)
        var coverage: [UInt8] = []
        coverage.reserveCapacity(bounds.width * bounds.height)
        for (row, down) in places(bounds.height) {
            let (upper, lower) = (row * width, (row + 1) * width)
            for (column, across) in columns {
                let top = values[upper + column] * (1 - across) + values[upper + column + 1] * across
                let bottom = values[lower + column] * (1 - across) + values[lower + column + 1] * across
                coverage.append(UInt8(min(max(top * (1 - down) + bottom * down + 0.5, 0), 255)))
            }
        }
        return Mask(bounds: bounds, coverage: coverage)
    }

    /// Blurs the mask in its own bounds.
    mutating func blur(deviation: Double) {
        coverage = blurred(deviation: deviation).map { UInt8(min(max($0 + 0.5, 0), 255)) }
    }

    /// The coverage, 0…255, blurred as a Gaussian would. Three box filters after one another differ from it by less than a
    /// shade can show, at a cost that does not grow with the radius; narrow blurs, where boxes are coarse, take the
    /// Gaussian itself.
    private func blurred(deviation: Double) -> [Float] {
        let filter: (inout [Float]) -> Void
        if deviation < 2 {
            let weights = Self.gaussian(deviation)
            filter = { Self.convolve(&$0, with: weights) }
        } else {
            let radii = Self.boxRadii(deviation)
            filter = { line in for radius in radii { Self.box(&line, radius: radius) } }
        }
        let (width, height) = (bounds.width, bounds.height)
        var values = coverage.map { Float($0) }
        var line = [Float](repeating: 0, count: width)
        for y in 0..<height {
            for x in 0..<width { line[x] = values[y * width + x] }
            filter(&line)
            for x in 0..<width { values[y * width + x] = line[x] }
        }
        line = [Float](repeating: 0, count: height)
        for x in 0..<width {
            for y in 0..<height { line[y] = values[y * width + x] }
            filter(&line)
            for y in 0..<height { values[y * width + x] = line[y] }
        }
        return values
    }

    /// Weights from the middle outwards, to three deviations.
    private static func gaussian(_ deviation: Double) -> [Float] {
        let reach = max(1, Int((deviation * 3).rounded(.up)))
        let raw = (0...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = raw.reduce(0, +) * 2 - raw[0]
        return raw.map { Float($0 / sum) }
    }

    private static func convolve(_ line: inout [Float], with weights: [Float]) {
        let source = line
        for index in source.indices {
            var sum = source[index] * weights[0]
            for distance in 1..<weights.count {
                if index >= distance { sum += source[index - distance] * weights[distance] }
                if index + distance < source.count { sum += source[index + distance] * weights[distance] }
            }
            line[index] = sum
        }
    }

    /// Three radii whose boxes together have the variance of the Gaussian: a box of width w has (w² − 1) ÷ 12.
    private static func boxRadii(_ deviation: Double) -> [Int] {
        let variance = deviation * deviation * 12
        let ideal = (variance / 3 + 1).squareRoot()
        let narrow = max((Int(ideal.rounded(.down)) - 1) / 2, 0)
        let width = Double(2 * narrow + 1)
        // How many of the three are narrow and how many two pixels wider.
        let missing = variance - 3 * (width * width - 1)
        let wider = min(max(Int((missing / (4 * width + 4)).rounded()), 0), 3)
        return (0..<3).map { $0 < wider ? narrow + 1 : narrow }
    }

    private static func box(_ line: inout [Float], radius: Int) {
        guard radius > 0 else { return }
        let source = line
        let share = 1 / Float(2 * radius + 1)
        var sum: Float = source[0..<min(radius, source.count)].reduce(0, +)
        for index in source.indices {
            if index + radius < source.count { sum += source[index + radius] }
            if index > radius { sum -= source[index - radius - 1] }
            line[index] = max(sum, 0) * share
        }
    }
}
