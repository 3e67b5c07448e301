import DisplayLists

/// How much two pictures may differ and still match.
///
/// Every limit that is given has to hold. Without any, no pixel may differ.
package struct Tolerance: Hashable, Sendable {
    /// How close a pixel has to come to its reference to count as equal, 0…1: it differs when its CIE 1994 colour
    /// difference exceeds `(1 − perceptualPrecision) · 100`. At 1 any difference of any channel counts.
    package var perceptualPrecision: Double
    /// The share of pixels that have to be equal, 0…1; `nil` sets no such limit.
    package var precision: Double?
    /// How many pixels may differ; `nil` sets no such limit.
    package var maxDiffPixels: Int?
    /// How dense differing pixels may lie; `nil` sets no such limit. Scattered noise is thin everywhere, while a changed
    /// word or icon is dense in one place however large the picture.
    package var density: Density?
    /// What does not count.
    package var ignored: [IgnoredRegion]

    /// A limit on the share of differing pixels in any square of the picture.
    package struct Density: Hashable, Sendable {
        /// The square's side in pixels, at least 1.
        package var side: Int
        /// 0…1.
        package var share: Double

        package init(side: Int, share: Double) {
            self.side = max(side, 1)
            self.share = share
        }
    }

    package init(
        perceptualPrecision: Double = 1, precision: Double? = nil, maxDiffPixels: Int? = nil,
        density: Density? = nil, ignored: [IgnoredRegion] = []
    ) {
        self.perceptualPrecision = perceptualPrecision
        self.precision = precision
        self.maxDiffPixels = maxDiffPixels
        self.density = density
        self.ignored = ignored
    }

    /// No pixel may differ.
    package static let exact = Tolerance()

    /// Whether a difference keeps within every limit.
    package func permits(_ difference: PixelDifference) -> Bool {
        if precision == nil, maxDiffPixels == nil, density == nil { return difference.count == 0 }
        if let precision, 1 - difference.share < precision { return false }
        if let maxDiffPixels, difference.count > maxDiffPixels { return false }
        if let density, difference.densest.share > density.share { return false }
        return true
    }
}
