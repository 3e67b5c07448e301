import DisplayLists

/// Where and how much two pictures of one size differ.
package struct PixelDifference: Hashable, Sendable {
    /// How many pixels differ: in any channel, or by more than the tolerance's perceptual precision.
    package private(set) var count = 0
    /// How many pixels the picture has.
    package let total: Int
    /// The largest difference of one channel among them, in levels of 255.
    package private(set) var largest = 0
    /// The largest CIE 1994 colour difference among them, 0…100 and somewhat above.
    package private(set) var largestDelta = 0.0
    /// The smallest rectangle that holds every differing pixel.
    package private(set) var box = PixelRectangle(columns: 0..<0, rows: 0..<0)
    /// The square of the picture with the most differing pixels.
    package private(set) var densest = Window()

    /// A square of the picture, smaller where the picture is.
    package struct Window: Hashable, Sendable {
        package var rectangle = PixelRectangle(columns: 0..<0, rows: 0..<0)
        package var count = 0

        /// The share of its pixels that differ, 0…1.
        package var share: Double {
            rectangle.isEmpty ? 0 : Double(count) / Double(rectangle.width * rectangle.height)
        }
    }

    /// The side of the window that is reported when the tolerance names none, in pixels.
    package static let standardWindow = 32

    package var columns: Range<Int> { box.columns }
    package var rows: Range<Int> { box.rows }
    /// The share of differing pixels, 0…1.
    package var share: Double { Double(count) / Double(total) }

    /// The unused byte of a pixel does not count. `nil` when no pixel differs.
    init?(
        expected: PixelBuffer, actual: PixelBuffer, tolerance: Tolerance = .exact, ignoring: [PixelRectangle] = []
    ) {
        total = expected.width * expected.height
        let mask = Mask(expected, actual, limit: (1 - tolerance.perceptualPrecision) * 100, ignoring: ignoring)
        guard mask.count > 0 else { return nil }
        count = mask.count
        largest = mask.largest
        largestDelta = mask.largestDelta
        box = mask.box
        densest = mask.densestWindow(side: tolerance.density?.side ?? Self.standardWindow)
    }
}

/// Which pixels differ.
private struct Mask {
    private let width: Int
    private let height: Int
    private var differs: [Bool]
    private(set) var count = 0
    private(set) var largest = 0
    private(set) var largestDelta = 0.0
    private var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)

    var box: PixelRectangle { PixelRectangle(columns: left..<right + 1, rows: top..<bottom + 1) }

    /// - Parameter limit: The colour difference up to which a pixel counts as equal.
    init(_ expected: PixelBuffer, _ actual: PixelBuffer, limit: Double, ignoring: [PixelRectangle]) {
        width = expected.width
        height = expected.height
        differs = [Bool](repeating: false, count: width * height)
        var cache = ColorDifference.Cache()
        for row in 0..<height {
            let start = row * width
            guard expected.words[start..<start + width] != actual.words[start..<start + width] else { continue }
            let hidden = ignoring.filter { $0.rows.contains(row) }.map(\.columns)
            for column in 0..<width {
                let (first, second) = (expected.words[start + column], actual.words[start + column])
                guard (first ^ second) & 0x00FF_FFFF != 0, !hidden.contains(where: { $0.contains(column) }) else {
                    continue
                }
                let delta = cache.between(first, second)
                // Black and white are 100 apart but for the last bits.
                guard limit <= 0 || delta > limit + 1e-6 else { continue }
                note(column, row, levels: Self.largestChannelDifference(first, second), delta: delta)
            }
        }
    }

    private mutating func note(_ column: Int, _ row: Int, levels: Int, delta: Double) {
        differs[row * width + column] = true
        count += 1
        largest = max(largest, levels)
        largestDelta = max(largestDelta, delta)
        left = min(left, column)
        right = max(right, column)
        top = min(top, row)
        bottom = max(bottom, row)
    }

    private static func largestChannelDifference(_ first: UInt32, _ second: UInt32) -> Int {
        var largest = 0
        for shift in [0, 8, 16] as [UInt32] {
            let (one, other) = (Int(first >> shift & 0xFF), Int(second >> shift & 0xFF))
            largest = max(largest, abs(one - other))
        }
        return largest
    }

    /// Slides a window over the rows and columns that hold differences; each pixel is looked at a fixed number of times.
    func densestWindow(side: Int) -> PixelDifference.Window {
        let (windowWidth, windowHeight) = (min(side, width), min(side, height))
        // A window that holds every difference of its strip may have to begin left of or above the first one.
        let columns = min(left, width - windowWidth)..<max(right + 1, min(left, width - windowWidth) + windowWidth)
        let rows = min(top, height - windowHeight)..<max(bottom + 1, min(top, height - windowHeight) + windowHeight)
        var inColumn = [Int](repeating: 0, count: columns.count)
        var best = PixelDifference.Window()
        for row in rows {
            for column in columns {
                if differs[row * width + column] { inColumn[column - columns.lowerBound] += 1 }
                if row - windowHeight >= rows.lowerBound, differs[(row - windowHeight) * width + column] {
                    inColumn[column - columns.lowerBound] -= 1
                }
            }
            guard row - rows.lowerBound >= windowHeight - 1 else { continue }
            var sum = 0
            for (offset, count) in inColumn.enumerated() {
                sum += count - (offset >= windowWidth ? inColumn[offset - windowWidth] : 0)
                guard offset >= windowWidth - 1, sum > best.count else { continue }
                let first = columns.lowerBound + offset - windowWidth + 1
                best.count = sum
                best.rectangle = PixelRectangle(
                    columns: first..<first + windowWidth, rows: row - windowHeight + 1..<row + 1)
            }
        }
        return best
    }
}
