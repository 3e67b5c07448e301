/// Lengths and strengths of SwiftUI's system styles, points.
package enum HostedMetrics {
    /// Between views that say nothing else. Public knowledge of the framework.
    package static let spacing = 8.0
    /// Around a view by `padding()`. Public knowledge of the framework.
    package static let padding = 16.0
    /// Between a label's icon and title outside of lists. Source: uikit-metrics §10, low confidence.
    package static let labelSpacing = 10.0
    /// The same in lists, as between the image and the text of a list's own content. Source: uikit-metrics §10.
    package static let listLabelSpacing = 16.0
    /// Of list rows before iOS 26, at any text size. Source: ios-references/measurements §2c.
    package static let classicRowHeight = 44.0
    /// How strong the foreground's levels are: the first three measured (ios-references/measurements §1, 50 % and 25 % of
    /// the label colour), the others not.
    package static let foregroundStrengths = [1, 0.5, 0.25, 0.18, 0.14]
    /// How strong a plain button that cannot be used is. Not measured.
    package static let disabledStrength = 0.5
    /// The strength of a tinted background behind a bordered button. Not measured.
    package static let borderedStrength = 0.15
    /// How much lighter than its colour a standard gradient starts. Not measured.
    package static let gradientLightening = 0.15
}
