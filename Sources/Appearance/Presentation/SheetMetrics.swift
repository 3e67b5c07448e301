import Foundation

/// The lengths and paints of what is presented over another controller, in points, for one look.
package struct SheetMetrics: Hashable, Sendable {
    package var generation: SystemGeneration

    package init(_ generation: SystemGeneration) { self.generation = generation }

    private var isGlass: Bool { generation == .iOS26 }

    // MARK: The presenter

    /// Where the card that the presenter recedes to begins: at the lower end of a safe area of 59, and 10 below one of 20
    /// (ios-references 12, 13).
    package static func presenterTop(safeAreaTop: Double) -> Double {
        safeAreaTop > 20 ? safeAreaTop : safeAreaTop + 10
    }

    /// How far the card of a sheet at its full height stands below the presenter's (ios-references 12, 13: 59 and 69, 30 and 40).
    package static let presenterReach = 10.0

    /// Whether the presenter recedes behind a sheet at its full height (ios-references 12, 13). That it stays where it is since iOS
    /// 26 is a guess.
    package var presenterRecedes: Bool { !isGlass }

    /// How far the sides of the presenter's card are within the window's: 20 at 430 points, 16 at 320 (ios-references 12, 13), as
    /// lists have it.
    package static func presenterInset(width: Double) -> Double { ListMetrics.rootMargin(screenWidth: width) }

    /// Of the presenter's card as it is drawn (ios-references 12).
    package static let presenterRadius = 10.0

    /// Black over what a sheet stands in front of: white became 224, and 125, 70, 152 became 110, 62, 134 (ios-references 12, 13).
    package static let dimming = 0.12

    // MARK: The card

    /// 10 at the top (ios-references 12). Since iOS 26 a guess.
    package var cornerRadius: Double { isGlass ? 38 : 10 }

    /// How far a sheet below its full height stays away from the window's edges. A guess: 8 since iOS 26.
    package var floatingInset: Double { isGlass ? 8 : 0 }

    /// The share of the window's height that a medium sheet takes. A guess: half.
    package static let mediumShare = 0.5

    // MARK: The grabber

    /// Guesses: a bar of 36 by 5, 5 below the card's top.
    package static let grabberWidth = 36.0
    package static let grabberHeight = 5.0
    package static let grabberInset = 5.0

    // MARK: Cards on wide windows

    /// Guesses: a page of 704, and a form of 540 by 620, within 44 of the window's edges.
    package static let pageWidth = 704.0
    package static let formWidth = 540.0
    package static let formHeight = 620.0
    package static let cardMargin = 44.0

    /// Guesses: as wide as a small phone and as high as 480, 13 round before iOS 26, and 10 away from edges and from where it comes
    /// from.
    package static let popoverWidth = 320.0
    package static let popoverHeight = 480.0
    package static let popoverMargin = 10.0
    package var popoverRadius: Double { isGlass ? 34 : 13 }
}
