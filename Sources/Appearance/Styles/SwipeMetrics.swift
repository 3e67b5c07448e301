/// The lengths that opened swipe actions are laid out by, in points, for one look.
package struct SwipeMetrics: Hashable, Sendable {
    /// How the buttons stand beside the row.
    package enum Arrangement: Hashable, Sendable {
        /// As tall as the row and touching each other and the row.
        case butted
        /// As tall as the row, rounded, with gaps: lists whose rows are inset, before iOS 26.
        case rounded
        /// Capsules with space all around: iOS 26.
        case floating
    }

    package var arrangement: Arrangement
    /// Between the row and the nearest button, and between the outermost one and the edge of the list.
    package var edgeGap = 0.0
    package var rowGap = 0.0
    package var buttonGap = 0.0
    /// Above and below the buttons.
    package var verticalInset = 0.0
    /// At both sides of what a button shows.
    package var padding: Double
    package var minimumWidth: Double
    package var maximumWidth: Double
    /// Between an image and a title beside or under it.
    package var imageToTitle: Double
    /// Point size of the titles, and the least they shrink to.
    package var titleSize: Double
    package var minimumTitleSize: Double
    package var titleLines: Int
    package var outerRadius = 0.0
    package var innerRadius = 0.0
    /// Rows taller than this show image and title, one above the other; lower ones hide the title of a button that has an
    /// image. `nil` where both stand side by side at any height.
    package var stackingHeight: Double?
    /// In rows lower than this images shrink by `shrunkImageScale`.
    package var shrinkingHeight = 0.0
    package var shrunkImageScale = 1.0

    /// Sources: uikit-metrics §7 for the looks before iOS 26, save that a title gives way to an image in rows of up to 90
    /// points, as several reports from practice have it; uikit-rules §8.2 for iOS 26, measured on a row of 52 points,
    /// where the capsule was 44 tall.
    package init(context: StyleContext) {
        if context.generation == .iOS26 {
            self.init(
                arrangement: .floating, padding: 12, minimumWidth: 0, maximumWidth: .infinity, imageToTitle: 4,
                titleSize: 13)
            (edgeGap, rowGap, buttonGap, verticalInset) = (10, 10, 10, 4)
            (outerRadius, innerRadius) = (13, 13)
            titleLines = 1
            return
        }
        let isInset = context.environment == .sidebar || context.environment == .sidebarPlain
        self.init(
            arrangement: isInset ? .rounded : .butted, padding: 6, minimumWidth: 74, maximumWidth: 120, imageToTitle: 5,
            titleSize: 15)
        minimumTitleSize = 11
        stackingHeight = 90
        shrinkingHeight = 50
        shrunkImageScale = 0.8
        if isInset { (rowGap, buttonGap, outerRadius, innerRadius) = (8, 2, 10, 2) }
    }

    private init(
        arrangement: Arrangement, padding: Double, minimumWidth: Double, maximumWidth: Double, imageToTitle: Double,
        titleSize: Double
    ) {
        self.arrangement = arrangement
        self.padding = padding
        self.minimumWidth = minimumWidth
        self.maximumWidth = maximumWidth
        self.imageToTitle = imageToTitle
        self.titleSize = titleSize
        minimumTitleSize = titleSize
        titleLines = 2
    }

    /// Point size of titles for a text size: grows above `large` with Body up to the third accessibility size.
    /// Source: uikit-metrics §7.
    package func titleSize(_ category: ContentSizeCategory) -> Double {
        let capped = min(max(category, .large), .accessibilityExtraLarge)
        return (titleSize * TextStyle.body.ratio(capped)).rounded()
    }
}
