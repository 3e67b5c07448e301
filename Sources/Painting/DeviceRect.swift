import Foundation

/// An upright rectangle in device pixels whose edges may lie anywhere.
struct DeviceRect: Hashable {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    init(left: Double, top: Double, right: Double, bottom: Double) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    init(point: CGPoint) {
        self.init(left: point.x, top: point.y, right: point.x, bottom: point.y)
    }

    var width: Double { right - left }
    var height: Double { bottom - top }

    func including(_ point: CGPoint) -> DeviceRect {
        DeviceRect(
            left: min(left, point.x), top: min(top, point.y), right: max(right, point.x),
            bottom: max(bottom, point.y))
    }

    func outset(by distance: Double) -> DeviceRect {
        DeviceRect(left: left - distance, top: top - distance, right: right + distance, bottom: bottom + distance)
    }

    /// An edge this close to a pixel's edge counts as lying on it: an eighth of the smallest step of coverage.
    fileprivate static let slack = 1.0 / 2048

    /// The same rectangle in whole pixels, or `nil` when an edge lies inside a pixel.
    var alignedPixels: PixelRect? {
        let rounded = PixelRect(
            left: pixel(left.rounded()), top: pixel(top.rounded()), right: pixel(right.rounded()),
            bottom: pixel(bottom.rounded()))
        let isAligned =
            abs(left - Double(rounded.left)) <= Self.slack && abs(top - Double(rounded.top)) <= Self.slack
            && abs(right - Double(rounded.right)) <= Self.slack && abs(bottom - Double(rounded.bottom)) <= Self.slack
        return isAligned ? rounded : nil
    }

    /// Every pixel that it touches.
    var outerPixels: PixelRect {
        PixelRect(
            left: pixel((left + Self.slack).rounded(.down)), top: pixel((top + Self.slack).rounded(.down)),
            right: pixel((right - Self.slack).rounded(.up)), bottom: pixel((bottom - Self.slack).rounded(.up)))
    }

    /// Every pixel that it covers whole.
    var innerPixels: PixelRect {
        PixelRect(
            left: pixel((left - Self.slack).rounded(.up)), top: pixel((top - Self.slack).rounded(.up)),
            right: pixel((right + Self.slack).rounded(.down)), bottom: pixel((bottom + Self.slack).rounded(.down)))
    }
}

/// The farthest pixel that arithmetic is done with; far outside of any picture and inside Cairo's 24 bits.
let farthestPixel = 4_000_000.0

/// A whole number of pixels from any number at all; what is not finite is 0.
func pixel(_ value: Double) -> Int {
    guard value.isFinite else { return 0 }
    return Int(min(max(value, -farthestPixel), farthestPixel))
}

/// The pixel's edge closest to a place. Of two that are equally close, but for the noise of arithmetic, it is the one farther
/// down or right, as `PixelGrid` has it: equal layouts give equal pixels wherever they stand.
func nearestPixel(_ value: Double) -> Int {
    pixel((value + 0.5 + DeviceRect.slack).rounded(.down))
}

/// Whole device pixels; `right` and `bottom` are one past the last.
struct PixelRect: Hashable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    var width: Int { right - left }
    var height: Int { bottom - top }
    var isEmpty: Bool { right <= left || bottom <= top }

    func contains(_ other: PixelRect) -> Bool {
        left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
    }

    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
            bottom: min(bottom, other.bottom))
    }

    func union(_ other: PixelRect) -> PixelRect {
        PixelRect(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }

    func outset(by distance: Int) -> PixelRect {
        PixelRect(left: left - distance, top: top - distance, right: right + distance, bottom: bottom + distance)
    }

    func moved(x: Int, y: Int) -> PixelRect {
        PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
    }

    /// Whether they share a pixel.
    func overlaps(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }
}
