/// What the lengths of bars depend on.
package struct BarEnvironment: Hashable, Sendable {
    package var generation: SystemGeneration
    package var isPad: Bool
    /// As on a phone that lies on its side.
    package var isHeightCompact: Bool
    package var isWidthRegular: Bool
    /// The screen's shorter side, in points.
    package var screenWidth: Double
    package var isInSheet: Bool

    package init(
        generation: SystemGeneration, isPad: Bool = false, isHeightCompact: Bool = false, isWidthRegular: Bool = false,
        screenWidth: Double = 390, isInSheet: Bool = false
    ) {
        self.generation = generation
        self.isPad = isPad
        self.isHeightCompact = isHeightCompact
        self.isWidthRegular = isWidthRegular
        self.screenWidth = screenWidth
        self.isInSheet = isInSheet
    }

    /// From a bar's sides to what stands in it, within the safe area. Source: uikit-metrics §5.2; measured at 390 and at
    /// 430 points (ios-references 24, 12).
    package var margin: Double { ListMetrics.rootMargin(screenWidth: screenWidth) }
}
