import Foundation

/// What a symbol is drawn at.
package struct SymbolStyle: Hashable, Sendable {
    package enum Scale: Int, Hashable, Sendable, CaseIterable { case small = 1, medium, large }

    /// Far beyond what any picture holds; lengths reckoned from it stay finite.
    private static let largestPointSize = 100_000.0

    /// Of the text beside it, in points.
    package var pointSize: Double
    /// On the scale 100…900.
    package var weight: Int
    package var scale: Scale

    /// The defaults are those of a symbol without any configuration. Source: uikit-metrics §12.1.
    package init(pointSize: Double = 17, weight: Int = 400, scale: Scale = .medium) {
        self.pointSize = pointSize > 0 && pointSize.isFinite ? min(pointSize, Self.largestPointSize) : 17
        self.weight = min(max(weight, 100), 900)
        self.scale = scale
    }

    /// Lengths of the medium scale times this. Source: uikit-metrics §12.1.
    var scaleFactor: Double { [0.795, 1, 1.286][scale.rawValue - 1] }

    /// Stroke widths of ultralight to black as parts of the point size. Source: uikit-metrics §12.1.
    private static let strokes = [0.025, 0.04, 0.07, 0.09, 0.11, 0.13, 0.15, 0.185, 0.21]

    /// In points. Strokes keep their width from scale to scale, since they go with the text's; at the small one they are
    /// a little thinner, as the ink of small chevrons shows (ios-references/measurements §3).
    var strokeWidth: Double {
        let place = Double(weight) / 100 - 1
        let lower = min(Int(place), Self.strokes.count - 2)
        let ratio = Self.strokes[lower] + (Self.strokes[lower + 1] - Self.strokes[lower]) * (place - Double(lower))
        return ratio * pointSize * (scale == .small ? 0.89 : 1)
    }

    /// How far the weight is from regular (0) to bold (1), for what is known of these two; limited to what can be
    /// trusted beyond them.
    var boldness: Double { min(max((Double(weight) - 400) / 300, -0.5), 1.5) }

    /// Half the cap height, which symbols are centred on. Source: uikit-metrics §1.4, §12.1.
    var capMiddle: Double { pointSize * 0.7046 / 2 }

    /// Diameter of `circle` and its family, in points: 22 at 17 points and the large scale, measured (uikit-rules §5.6);
    /// in proportion to its frames elsewhere.
    var circleDiameter: Double { SymbolFrame.circle.size(self).width * 22 / 26 }
}
