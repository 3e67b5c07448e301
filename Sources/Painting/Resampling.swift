import Foundation

extension Tile {
    /// The tile at another size. Shrinks through a cubic as wide as the source pixels that fall on a target pixel, so that
    /// every one of them counts; enlarges linearly, as the phone does.
    func resampled(width newWidth: Int, height newHeight: Int) -> Tile {
        guard newWidth != width || newHeight != height else { return self }
        let columns = Kernel(from: width, to: newWidth)
        let rows = Kernel(from: height, to: newHeight)
        var middle = [SIMD4<Float>](repeating: .zero, count: newWidth * height)
        for y in 0..<height {
            for x in 0..<newWidth {
                var sum = SIMD4<Float>.zero
                let start = columns.starts[x]
                for tap in 0..<columns.taps {
                    sum += Self.channels(words[y * width + start + tap]) * columns.weights[x * columns.taps + tap]
                }
                middle[y * newWidth + x] = sum
            }
        }
        var result = [UInt32](repeating: 0, count: newWidth * newHeight)
        for y in 0..<newHeight {
            let start = rows.starts[y]
            for x in 0..<newWidth {
                var sum = SIMD4<Float>.zero
                for tap in 0..<rows.taps {
                    sum += middle[(start + tap) * newWidth + x] * rows.weights[y * rows.taps + tap]
                }
                result[y * newWidth + x] = Self.word(sum)
            }
        }
        return Tile(width: newWidth, height: newHeight, words: result)
    }

    @inline(__always)
    private static func channels(_ word: UInt32) -> SIMD4<Float> {
        SIMD4(Float(word & 0xFF), Float(word >> 8 & 0xFF), Float(word >> 16 & 0xFF), Float(word >> 24))
    }

    /// Rounded, and held to what premultiplied channels can be: the cubic overshoots at edges.
    @inline(__always)
    private static func word(_ channels: SIMD4<Float>) -> UInt32 {
        let rounded = (channels + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255.5))
        let alpha = UInt32(rounded.w)
        func channel(_ value: Float) -> UInt32 { min(UInt32(value), alpha) }
        return alpha << 24 | channel(rounded.z) << 16 | channel(rounded.y) << 8 | channel(rounded.x)
    }

    /// Which source pixels make up each target pixel along one axis, and how much each counts.
    private struct Kernel {
        let taps: Int
        var starts: [Int] = []
        var weights: [Float] = []

        init(from old: Int, to new: Int) {
            let ratio = Double(old) / Double(new)
            let isShrinking = ratio > 1
            let stretch = max(ratio, 1)
            let reach = (isShrinking ? 2 : 1) * stretch
            taps = min(old, Int((2 * reach).rounded(.up)) + 1)
            for target in 0..<new {
                let center = (Double(target) + 0.5) * ratio - 0.5
                let start = min(max(Int((center - reach).rounded(.up)), 0), old - taps)
                let raw = (0..<taps).map { tap -> Double in
                    let distance = abs(Double(start + tap) - center) / stretch
                    return isShrinking ? Self.cubic(distance) : max(0, 1 - distance)
                }
                let sum = raw.reduce(0, +)
                starts.append(start)
                weights += raw.map { Float($0 / sum) }
            }
        }

        /// Catmull and Rom's cubic: keeps edges as sharp as they can be without a visible halo.
        private static func cubic(_ distance: Double) -> Double {
            let square = distance * distance
            if distance < 1 { return 1 - 2.5 * square + 1.5 * square * distance }
            if distance < 2 { return 2 - 4 * distance + 2.5 * square - 0.5 * square * distance }
            return 0
        }
    }
}
