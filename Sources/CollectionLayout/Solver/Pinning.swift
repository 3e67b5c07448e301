/// Where a pinned boundary item is held (uikit-rules §10.7).
enum Pinning {
    /// At the start of the visible bounds, but not past the end of its section nor before its own place.
    static func heldAtStart(_ natural: Double, length: Double, bounds: (low: Double, high: Double), end: Double)
        -> Double
    {
        max(natural, min(bounds.low, end - length))
    }

    /// At the end of the visible bounds, but not before the start of its section nor past its own place.
    static func heldAtEnd(_ natural: Double, length: Double, bounds: (low: Double, high: Double), start: Double)
        -> Double
    {
        min(natural, max(bounds.high - length, start))
    }

    /// The section from `start` to `end` shows in the bounds.
    static func isInView(_ start: Double, _ end: Double, _ bounds: (low: Double, high: Double)) -> Bool {
        bounds.high > start && bounds.low < end
    }
}
