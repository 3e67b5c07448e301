package import DisplayLists

/// What two pictures have and have not in common, pixel by pixel and exactly.
package enum PixelComparison: Hashable, Sendable {
    case equal
    /// The sizes differ, so no pixel was compared.
    case differentSizes(expected: PixelSize, actual: PixelSize)
    case different(PixelDifference)

    package init(expected: PixelBuffer, actual: PixelBuffer) {
        guard expected.width == actual.width, expected.height == actual.height else {
            self = .differentSizes(expected: PixelSize(expected), actual: PixelSize(actual))
            return
        }
        guard expected.words != actual.words else {
            self = .equal
            return
        }
        self = PixelDifference(expected: expected, actual: actual).map(PixelComparison.different) ?? .equal
    }
}

package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
    package var width: Int
    package var height: Int

    fileprivate init(_ buffer: PixelBuffer) {
        width = buffer.width
        height = buffer.height
    }

    package var description: String { "\(width)×\(height)" }
}

/// Where and how much two pictures of one size differ.
package struct PixelDifference: Hashable, Sendable {
    /// How many pixels differ in any channel.
    package private(set) var count = 0
    /// The largest difference of one channel, in levels of 255.
    package private(set) var largest = 0
    /// The smallest rectangle that holds every differing pixel, in pixels; upper bounds are exclusive.
    package private(set) var columns: Range<Int> = 0..<0
    package private(set) var rows: Range<Int> = 0..<0

    /// The unused byte of a pixel does not count. `nil` when no pixel differs.
    fileprivate init?(expected: PixelBuffer, actual: PixelBuffer) {
        var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
        for row in 0..<expected.height {
            let start = row * expected.width
            for column in 0..<expected.width {
                let (first, second) = (expected.words[start + column], actual.words[start + column])
                guard (first ^ second) & 0x00FF_FFFF != 0 else { continue }
                count += 1
                largest = max(largest, Self.largestChannelDifference(first, second))
                left = min(left, column)
                right = max(right, column)
                top = min(top, row)
                bottom = max(bottom, row)
            }
        }
        guard count > 0 else { return nil }
        columns = left..<right + 1
        rows = top..<bottom + 1
    }

    private static func largestChannelDifference(_ first: UInt32, _ second: UInt32) -> Int {
        var largest = 0
        for shift in [0, 8, 16] as [UInt32] {
            let (one, other) = (Int(first >> shift & 0xFF), Int(second >> shift & 0xFF))
            largest = max(largest, abs(one - other))
        }
        return largest
    }
}

extension PixelComparison: CustomStringConvertible {
    /// One line for a report.
    package var description: String {
        switch self {
        case .equal: "equal"
        case .differentSizes(let expected, let actual): "expected \(expected) pixels, got \(actual)"
        case .different(let difference):
            "\(difference.count) pixel\(difference.count == 1 ? "" : "s") differ by up to \(difference.largest) of 255, "
                + "within x \(difference.columns.lowerBound)–\(difference.columns.upperBound - 1), "
                + "y \(difference.rows.lowerBound)–\(difference.rows.upperBound - 1)"
        }
    }
}
