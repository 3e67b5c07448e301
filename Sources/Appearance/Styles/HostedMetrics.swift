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
    /// Of list rows on iOS 26, at the standard text size. Source: ios-references/measurements §2d.
    package static let rowHeight = 52.0
    /// Between sections of a list that are to be closer than they are. Not measured: half of the usual distance.
    package static let compactSectionSpacing = 17.5
    /// How far a switch in a list's row sticks out beyond the margin. Source: ios-references/measurements §3.
    package static let switchOverhang = 2.0
    /// Between a picker's choice and the arrows behind it. Not measured.
    package static let pickerArrowsSpacing = 4.0
    /// Between the parts of what stands where there is nothing to show, and how large its icon is. Not measured.
    package static let unavailableSpacing = 12.0
    package static let unavailableIconSize = 48.0
    /// How large the ring of a colour that can be chosen is. Not measured.
    package static let colorWellSize = 28.0
    /// Of the corners of a box around views. Not measured.
    package static let groupBoxRadius = 8.0
    /// Around a label with icon and title in a capsule of a bar. A guess: as around a title.
    package static let barLabelPadding = 12.0
    /// Of a column beside the main one of several screens. Not measured.
    package static let splitColumnWidth = 320.0
    /// How strong the chevron of a row that leads elsewhere is before iOS 26, and by how much less one that cannot be
    /// used is. Source: ios-references/measurements §1.
    package static let chevronStrength = 0.25
    package static let disabledChevronStrength = 0.5
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
