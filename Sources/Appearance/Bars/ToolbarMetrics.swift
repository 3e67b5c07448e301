/// The lengths that a toolbar is laid out by, in points, for one look.
package struct ToolbarMetrics: Hashable, Sendable {
    package var environment: BarEnvironment

    package init(_ environment: BarEnvironment) { self.environment = environment }

    /// Without the safe area below: 44, on the side 32 before iOS 26; low confidence since, where capsules of 48 float
    /// above the safe area.
    package var height: Double {
        if environment.generation == .iOS26 { return 48 }
        return environment.isPad ? 50 : environment.isHeightCompact && !environment.isWidthRegular ? 32 : 44
    }
    /// How far a floating toolbar reaches into the safe area below: low confidence.
    package let safeAreaOverlap = 6.0
}
