/// The lengths that a search bar is laid out by, in points, for one look. Numbers without a source are widely known of the
/// control before iOS 26; those of iOS 26 are guesses, since no picture of it shows one.
package struct SearchBarMetrics: Hashable, Sendable {
    package var environment: BarEnvironment

    package init(_ environment: BarEnvironment) { self.environment = environment }

    private var isGlass: Bool { environment.generation == .iOS26 }

    /// A field at `large` (ios-references measurements, picture 16: 141 to 177). On iOS 26 as high as the capsules of bars: a guess.
    package var fieldHeight: Double { isGlass ? 44 : 36 }
    /// From the sides to the field of a bar that stands by itself: printed frames of 8, 10, width − 16, 36.
    package let sideInset = 8.0
    /// The height of a bar that stands by itself: 56 since iOS 11.
    package var height: Double { fieldHeight + 2 * verticalInset }
    /// Above and below the field of a bar that stands by itself. On iOS 26 a guess that leaves the bar 56 high.
    package var verticalInset: Double { isGlass ? 6 : 10 }

    /// From the lower end of a navigation bar's title to the field (picture 16: from 140 to 141).
    package var navigationTop: Double { isGlass ? 0 : 1 }
    /// From the field to the navigation bar's lower end (picture 16: from 177 to 192). On iOS 26 as below the bar's row: a guess.
    package var navigationBottom: Double { isGlass ? 10 : 15 }

    /// The field's corners (picture 16); a capsule on iOS 26.
    package var cornerRadius: Double { isGlass ? fieldHeight / 2 : 10 }
    /// Text and placeholder, at `large`.
    package let textSize = 17.0
    /// Of the magnifying glass: a guess.
    package let symbolSize = 15.0
    /// From the field's leading edge to its text; the magnifying glass stands in the middle of it. Not measured.
    package var textLeading: Double { isGlass ? 40 : 30 }
    /// From the field's trailing edge to its text. Not measured.
    package let textTrailing = 7.0
    /// What the button behind the text takes, which stands in its middle. Not measured.
    package var buttonWidth: Double { isGlass ? 36 : 30 }

    /// Between the field and the button that leaves the search. Not measured; on iOS 26 as between capsules.
    package var cancelGap: Double { isGlass ? 12 : 10 }
    /// The side of the round button that leaves the search on iOS 26.
    package let cancelDiameter = 44.0

    /// The row of scopes below the field and what is left below it. Not measured.
    package let scopeHeight = 32.0
    package let scopeBottom = 10.0
}
