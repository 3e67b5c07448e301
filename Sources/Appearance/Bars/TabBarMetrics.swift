/// The lengths that a tab bar is laid out by, in points, for one look. Numbers of iOS 26 are printed frames of iOS 26.1 on
/// a screen of 402 points; those before it are widely known, and their confidence is low where it is said.
package struct TabBarMetrics: Hashable, Sendable {
    package var environment: BarEnvironment

    package init(_ environment: BarEnvironment) { self.environment = environment }

    package var isFloating: Bool { environment.generation == .iOS26 }

    /// Without the safe area below: 49, and 32 on the side before iOS 26. With a safe area of 34 the bar is 83 high.
    package var height: Double {
        isFloating || !isSideBySide || environment.isPad ? 49 : environment.isWidthRegular ? 49 : 32
    }

    /// Images beside titles, rather than above them: wide screens and phones on their side before iOS 26.
    package var isSideBySide: Bool { !isFloating && (environment.isHeightCompact || environment.isWidthRegular) }

    // MARK: The floating capsule

    /// High, from the bar's top.
    package let platterHeight = 62.0
    /// From the sides at least, and below the capsule at least.
    package let platterInset = 21.0
    /// From the capsule's ends, top and bottom to its tabs.
    package let platterPadding = 4.0
    package let tabHeight = 54.0
    /// Tabs reach into one another by so much, and by more where titles need it: five tabs 77 wide by 8.25, three of 74 with
    /// one of 95.67 and one of 103 by 17.17.
    package let tabOverlap = 8.0
    /// The widest and the narrowest that a tab is for a short title.
    package let widestTab = 94.0
    package let narrowestTab = 74.0
    /// At both sides of a title in the chosen tab's weight: 95.67 around 65, 103 around 72.33.
    package let titlePadding = 46.0 / 3

    /// Between the capsule and the disc of a tab that searches: low confidence.
    package let searchGap = 8.0
    /// A view above the capsule: its height, and what is between them. Low confidence.
    package let accessoryHeight = 48.0
    package let accessoryGap = 8.0

    // MARK: A centred row (low confidence)

    package let centeredWidth = 76.0
    package let centeredGap = 34.0

    // MARK: A tab

    /// Symbols are set at 18 points and the large scale: a clock is 27.33 high.
    package let symbolSize = 18.0
    /// From the tab's top to the image's middle: before iOS 26 with low confidence.
    package var imageCenter: Double { isFloating ? 20 : 18.5 }
    /// From the tab's top to the line box of the title, which is 12 high: before iOS 26 with low confidence.
    package var titleTop: Double { isFloating ? 35 : 35 }
    /// 10 points, medium; the chosen tab's semibold on iOS 26. Beside an image 13: low confidence.
    package var titleSize: Double { isSideBySide ? 13 : 10 }
    /// Between an image and a title beside it: low confidence.
    package let sideGap = 6.0

    // MARK: Badges (low confidence)

    package let badgeHeight = 18.0
    package let badgeTextSize = 13.0
    package let badgePadding = 5.5
    /// From the image's middle to the badge's leading end, and from the tab's top to the badge's.
    package let badgeShift = 6.0
    package let badgeTop = 3.0
}
