/// A factory of `UIBackgroundConfiguration`: the background of a row, a header or a footer before anybody changes it.
package enum BackgroundStyle: String, Hashable, Sendable, CaseIterable {
    case clear
    case listPlainCell, listGroupedCell, listPlainHeaderFooter, listGroupedHeaderFooter
    case listSidebarHeader, listSidebarCell, listAccompaniedSidebarCell
    /// Settled by the list that shows it.
    case listCell, listHeader, listFooter
    /// Made by an app from nothing: filled with the tint unless it says otherwise, and never changed by a state.
    case custom

    /// Which fixed style stands for an adaptive one in a kind of list. Sources: uikit-metrics §4.1, uikit-rules §3.4.
    package func resolved(in environment: ListEnvironment) -> BackgroundStyle {
        switch (self, environment) {
        case (.listCell, .grouped), (.listCell, .insetGrouped): .listGroupedCell
        case (.listCell, .sidebar): .listSidebarCell
        case (.listCell, _): .listPlainCell
        case (.listHeader, .sidebar): .listSidebarHeader
        case (.listHeader, .grouped), (.listHeader, .insetGrouped): .listGroupedHeaderFooter
        case (.listFooter, .grouped), (.listFooter, .insetGrouped), (.listFooter, .sidebar): .listGroupedHeaderFooter
        case (.listHeader, _), (.listFooter, _): .listPlainHeaderFooter
        default: self
        }
    }

    /// Sources: uikit-metrics §4.1, uikit-rules §3.1.
    package func defaults(_ context: StyleContext) -> BackgroundDefaults {
        // A card's radius, which sidebar pills and header backgrounds share (uikit-metrics §5.3).
        let radius: Double = context.generation == .iOS26 ? 26 : 10
        return switch resolved(in: context.environment) {
        case .clear, .listPlainHeaderFooter, .listCell, .listHeader, .listFooter: BackgroundDefaults(.system(.clear))
        case .listPlainCell: BackgroundDefaults(.system(.systemBackground))
        case .listGroupedCell: BackgroundDefaults(.system(.secondarySystemGroupedBackground))
        case .listGroupedHeaderFooter, .listSidebarHeader, .listSidebarCell, .listAccompaniedSidebarCell:
            BackgroundDefaults(.system(.clear), radius: radius)
        case .custom: BackgroundDefaults(.tint)
        }
    }
}

/// The values that a background style gives to whatever an app leaves alone. Lengths are points.
package struct BackgroundDefaults: Hashable, Sendable {
    package var color: StyleColor
    package var transformer: StyleColorTransformer?
    package var cornerRadius: Double
    /// Space kept at the top and bottom.
    package var verticalInset = 0.0
    /// Whether what is behind shows through, blurred.
    package var isMaterial = false
    /// Whether the background casts a soft shadow.
    package var castsShadow = false

    init(_ color: StyleColor, radius: Double = 0) {
        self.color = color
        self.cornerRadius = radius
    }
}
