/// What a symbol is drawn at.
package struct SymbolStyle: Hashable, Sendable {
    package enum Scale: Int, Hashable, Sendable, CaseIterable { case small = 1, medium, large }

    /// Of the text beside it, in points.
    package var pointSize: Double
    /// On the scale 100…900.
    package var weight: Int
    package var scale: Scale

    /// The defaults are those of a symbol without any configuration. Source: uikit-metrics §12.1.
    package init(pointSize: Double = 17, weight: Int = 400, scale: Scale = .medium) {
        self.pointSize = pointSize > 0 && pointSize.isFinite ? pointSize : 17
        self.weight = weight
        self.scale = scale
    }
}
