import Foundation

extension Mask {
    /// Blurs as a Gaussian would. Three box filters after one another differ from it by less than a shade can show, at a
    /// cost that does not grow with the radius; narrow blurs, where boxes are coarse, take the Gaussian itself.
    mutating func blur(deviation: Double) {
        let filter: (inout [Float]) -> Void
        if deviation < 2 {
            let weights = Self.gaussian(deviation)
            filter = { Self.convolve(&$0, with: weights) }
        } else {
            let radii = Self.boxRadii(deviation)
            filter = { line in for radius in radii { Self.box(&line, radius: radius) } }
        }
        let (width, height) = (bounds.width, bounds.height)
        var values = coverage.map(Float.init)
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
        coverage = values.map { UInt8(min(max($0 + 0.5, 0), 255)) }
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
