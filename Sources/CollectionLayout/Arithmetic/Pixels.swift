/// Rounding to pixels, and the range that keeps arithmetic finite.
struct Pixels: Hashable, Sendable {
    let scale: Double

    /// A scale that is not a positive finite number counts as 1.
    init(scale: Double) {
        self.scale = scale.isFinite && scale > 0 ? min(scale, 1000) : 1
    }

    /// A value this close below an edge, in pixels, counts as on it: sums of thirds of a point are not exact.
    private static let slack = 1e-6

    func nearest(_ value: Double) -> Double {
        (value * scale + 0.5 + Self.slack).rounded(.down) / scale
    }

    func down(_ value: Double) -> Double {
        (value * scale + Self.slack).rounded(.down) / scale
    }
}

extension Double {
    /// Lengths beyond a billion points are cut there, so that no sum of them can overflow into an infinity.
    private static let longest = 1e9

    /// This value in the range that the solver reckons with; not-a-number is 0.
    var tamed: Double { isNaN ? 0 : Swift.max(-Self.longest, Swift.min(self, Self.longest)) }

    /// This value as a length: tamed and not negative.
    var length: Double { Swift.max(0, tamed) }
}
