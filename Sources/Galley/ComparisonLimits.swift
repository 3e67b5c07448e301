import Comparison

/// How much two pictures may differ and still match, as a command line says it.
package struct ComparisonLimits: Codable, Hashable, Sendable {
    /// How close a pixel has to come to count as equal, 0…1; 1 is exactly.
    package var perceptualPrecision = 1.0
    /// The share of pixels that have to be equal, 0…1; `nil` sets no such limit.
    package var precision: Double?
    /// How many pixels may differ; `nil` sets no such limit. Without either limit none may.
    package var maxDiffPixels: Int?
    /// Which share of the pixels of any square may differ; `nil` sets no such limit.
    package var density: Density?
    /// What does not count: rectangles in pixels as `X,Y,WIDTHxHEIGHT`, and paths or patterns of paths of the layout
    /// report.
    package var ignored: [String] = []

    package init() {}

    package struct Density: Codable, Hashable, Sendable {
        /// 0…1.
        package var share: Double
        /// Of the square, in pixels.
        package var side = 16

        /// `0.1`, or `0.1@24` with another side; `nil` for what is neither.
        package init?(_ text: String) {
            let parts = text.split(separator: "@", omittingEmptySubsequences: false)
            guard let share = Double(parts[0]), (0...1).contains(share), parts.count <= 2 else { return nil }
            self.share = share
            guard parts.count == 2 else { return }
            guard let side = Int(parts[1]), (1...10_000).contains(side) else { return nil }
            self.side = side
        }
    }

    /// Whether a text is meant as a rectangle and is none: no path begins with numbers between commas.
    package static func isBrokenRectangle(_ text: String) -> Bool {
        guard case .nodes? = IgnoredRegion(text) else { return false }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        return parts.count > 1 && Double(parts[0].filter { $0 != " " }) != nil
    }

    var tolerance: Tolerance {
        Tolerance(
            perceptualPrecision: perceptualPrecision, precision: precision, maxDiffPixels: maxDiffPixels,
            density: density.map { Tolerance.Density(side: $0.side, share: $0.share) },
            ignored: ignored.compactMap { IgnoredRegion($0) })
    }
}
