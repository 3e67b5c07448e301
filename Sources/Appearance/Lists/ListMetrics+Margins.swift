extension ListMetrics {
    /// What a list keeps from its sides, or its rows' contents do.
    ///
    /// Before iOS 26: 16 on screens up to 375 points, 20 on wider ones. iOS 26: 16 up to 402, as measured; wider screens
    /// were not, and have 20 from 414 on as they had before. A list of at most 320 points always has 16. Sources:
    /// uikit-metrics §5.2, ios-references/measurements §2c and §2d.
    ///
    /// - Parameters:
    ///   - listWidth: The list's own, in points.
    ///   - screenWidth: The screen's shorter side, in points.
    package func margin(listWidth: Double, screenWidth: Double) -> Double {
        guard listWidth > 320 else { return 16 }
        return screenWidth >= (generation == .iOS26 ? 414 : 376) ? 20 : 16
    }

    /// From the list's side to a section's rows: none in plain and grouped lists, whose rows run from side to side.
    /// Source: uikit-metrics §5.2; a phone's sidebar measured in ios-references/measurements §6 (text at 16 + 8).
    ///
    /// - Parameters:
    ///   - margin: As `margin(listWidth:screenWidth:)` gives it.
    ///   - layoutMargin: The list view's own margin at that side; the greater one counts.
    package func sectionInset(margin: Double, layoutMargin: Double) -> Double {
        environment == .insetGrouped || isSidebar ? max(margin, layoutMargin) : 0
    }

    /// From a row's side to what it holds: the layout margin of its cell. Sidebars' rows have 8. Source: uikit-metrics §5.2.
    package func cellMargin(margin: Double) -> Double { isSidebar ? 8 : margin }

    /// What any view keeps from its sides unless told otherwise. Source: uikit-metrics §5.2.
    package static let defaultLayoutMargin = 8.0

    /// What a screen's root view and its bars keep from the sides. Source: uikit-metrics §5.2.
    ///
    /// - Parameter screenWidth: The screen's shorter side, in points.
    package static func rootMargin(screenWidth: Double) -> Double { screenWidth >= 414 ? 20 : 16 }

    /// The widest that text should run, at `large`; it grows and shrinks with Body. Known at `large` only.
    /// Source: uikit-metrics §5.2.
    package static func readableWidth(_ category: ContentSizeCategory) -> Double {
        (672 * TextStyle.body.attributes(category).size / 17).rounded()
    }
}
