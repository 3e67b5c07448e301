/// The lengths that a navigation bar is laid out by, in points, for one look. Where a picture or a printed frame is named
/// the number was measured; the others are what is widely known of the control and are marked as of low confidence.
package struct NavigationBarMetrics: Hashable, Sendable {
    package var environment: BarEnvironment

    package init(_ environment: BarEnvironment) { self.environment = environment }

    private var isGlass: Bool { environment.generation == .iOS26 }

    /// The bar without large title and prompt: 44 before iOS 26 (ios-references 24, 28; 44 + 53.667 = 97.667), 54 since
    /// (ios-references 31: content from 107.667; printed as 402 by 54 on a screen of 402). A phone on its side 32 and a
    /// pad 50 before iOS 26: low confidence. In a sheet 56 before iOS 26 (ios-references 12, 13: titles 34 below the sheet's
    /// top); since then as much higher as its buttons stand lower: a guess.
    package var height: Double {
        if isGlass { return 54 + (environment.isInSheet ? Self.sheetInset : 0) }
        if environment.isInSheet { return 56 }
        if environment.isPad { return 50 }
        return environment.isHeightCompact && !environment.isWidthRegular ? 32 : 44
    }

    /// The part of the height that title and buttons are centred in: a title's baseline is 28 below the bar's top in both
    /// looks (ios-references 28, 31). A pad's 50 since iOS 26: low confidence.
    package var rowHeight: Double { isGlass ? 44 : height }

    /// From the bar's top to that part: on a phone's side, where nothing is above the bar, low confidence.
    package var rowInset: Double {
        guard isGlass else { return 0 }
        return environment.isHeightCompact ? (height - rowHeight) / 2 : environment.isInSheet ? Self.sheetInset : 0
    }

    /// From a sheet's top to the buttons since iOS 26: a guess, as far as they are from its sides.
    private static let sheetInset = 16.0

    /// How far above the lower end of the safe area the bar begins. Screens with a safe area of 59 have a status bar of 54:
    /// the bar begins at 53.667 (printed; ios-references 24, 28, 31). With 62 it begins at 62 (printed), as with 47 and 44.
    package static func overlap(safeAreaTop: Double) -> Double { safeAreaTop == 59 ? 59 - 161.0 / 3 : 0 }

    /// What a large title adds to the height at `large` (ios-references 15: bar to 116 on a screen of 20 + 44 + 52).
    /// Larger and smaller text adds what its line is higher or lower: low confidence.
    package func largeTitleHeight(lineHeight: Double, standardLineHeight: Double) -> Double {
        52 + lineHeight - standardLineHeight
    }

    /// From the top of that part to a large title's baseline at `large`, the font being 34 points (ios-references 15 and
    /// measurements §4: 36 below 64, and below 88).
    package static let largeTitleBaseline = 36.0

    /// A line above the row, at 13 points: low confidence.
    package let promptHeight = 30.0
    package let promptSize = 13.0

    /// Titles and buttons, whatever the user's text size (ios-references 24, 28: 17 at `medium`).
    package let titleSize = 17.0

    /// Between a title and the buttons at its sides: a title of 147 stood between buttons at 68.3 and 236.7
    /// (ios-references 13). Since iOS 26 as between buttons.
    package var titleGap: Double { isGlass ? itemGap : 8 }

    /// Between buttons, or between their capsules: 12 printed on iOS 26; 16 before with low confidence.
    package var itemGap: Double { isGlass ? 12 : 16 }

    /// A capsule's height and its least width (ios-references 31: 53.667 to 97.667; printed as 44 by 44).
    package let capsuleHeight = 44.0
    /// From a capsule's end to a text in it (ios-references 31: 64 wide around a text of 40).
    package let capsuleTextPadding = 12.0
    /// How wide an image's place in a capsule shared by several is: low confidence.
    package let sharedItemWidth = 44.0

    /// The back button's chevron: its ink begins 9.4 and ends 20.5 from the edge of a screen whose margin is 16
    /// (ios-references 11). The text begins at 27: low confidence.
    package var chevronInkCenter: Double { environment.margin - 1.05 }
    package var backTitleLeading: Double { environment.margin + 11 }
    /// From the row's middle to the chevron's (ios-references 11: ink 62.5 to 81.6 in a bar from 50 to 94).
    package let chevronOffset = 0.0
}
