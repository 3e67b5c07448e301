import Comparison

/// How far two pictures may be apart where a share of all pixels says too little: a changed word is a small share of a
/// large picture. What is given here counts instead of a `precision` of 1; any other precision counts as well.
public struct AllowedDifference: Hashable, Sendable {
    /// A limit on how dense differing pixels may lie. Scattered noise is thin everywhere, while a changed word or icon is
    /// dense in one place however large the picture.
    public struct Density: Hashable, Sendable {
        /// The share of a square's pixels that may differ, 0…1.
        public var share: Double
        /// The side of the squares, pixels, at least 1.
        public var side: Int

        public init(share: Double, side: Int) {
            self.share = share
            self.side = side
        }
    }

    /// How many pixels may differ; `nil` sets no such limit.
    public var maxDiffPixels: Int?
    /// How dense they may lie in any square of the picture; `nil` sets no such limit.
    public var density: Density?

    public init(maxDiffPixels: Int? = nil, density: Density? = nil) {
        self.maxDiffPixels = maxDiffPixels
        self.density = density
    }

    /// The precisions alone say how far.
    public static let none = AllowedDifference()

    /// So many pixels.
    public static func pixels(_ count: Int) -> AllowedDifference { AllowedDifference(maxDiffPixels: count) }

    /// As many as there are, as long as no square of the picture has a larger share of them.
    /// - Parameters:
    ///   - share: 0…1.
    ///   - side: of the squares, pixels.
    public static func density(_ share: Double, side: Int = 16) -> AllowedDifference {
        AllowedDifference(density: Density(share: share, side: side))
    }
}

extension Tolerance {
    init(_ precision: Float, _ perceptualPrecision: Float, _ ignoring: [String], _ allowed: AllowedDifference) {
        self.init(
            perceptualPrecision: Double(perceptualPrecision),
            precision: precision >= 1 && allowed != .none ? nil : Double(precision),
            maxDiffPixels: allowed.maxDiffPixels,
            density: allowed.density.map { Density(side: $0.side, share: $0.share) },
            ignored: ignoring.compactMap { IgnoredRegion($0) })
    }
}
