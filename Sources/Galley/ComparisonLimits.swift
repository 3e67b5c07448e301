import Comparison

/// How much two pictures may differ and still match, as a command line says it.
package struct ComparisonLimits: Codable, Hashable, Sendable {
    /// How close a pixel has to come to count as equal, 0…1; 1 is exactly.
    package var perceptualPrecision = 1.0
    /// The share of pixels that have to be equal, 0…1; `nil` sets no such limit.
    package var precision: Double?
    /// How many pixels may differ; `nil` sets no such limit. Without either limit none may.
    package var maxDiffPixels: Int?
    /// What does not count: rectangles in pixels as `X,Y,WIDTHxHEIGHT`, and paths or patterns of paths of the layout
    /// report.
    package var ignored: [String] = []

    package init() {}

    var tolerance: Tolerance {
        Tolerance(
            perceptualPrecision: perceptualPrecision, precision: precision, maxDiffPixels: maxDiffPixels,
            ignored: ignored.compactMap { IgnoredRegion($0) })
    }
}
