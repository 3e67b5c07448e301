import Foundation

/// The lengths and paints of alerts and sheets of actions, in points, for one look. An alert of 270 points with buttons of 44 is
/// what is widely known of the control; the rest are guesses.
package struct AlertMetrics: Hashable, Sendable {
    package var generation: SystemGeneration
    /// Of actions at the window's lower end, rather than an alert in its middle.
    package var isSheet: Bool

    package init(_ generation: SystemGeneration, isSheet: Bool) {
        self.generation = generation
        self.isSheet = isSheet
    }

    /// Buttons are capsules of their own instead of parts of the card, and texts begin at its side.
    package var isGlass: Bool { generation == .iOS26 }

    // MARK: The card

    /// Of an alert.
    package var width: Double { isGlass ? 300 : 270 }
    /// From a sheet of actions to the window's sides, and to its lower end where there is no safe area.
    package let sheetMargin = 8.0
    /// The most that a sheet of actions is wide.
    package let mostSheetWidth = 414.0
    /// Between the cards of a sheet of actions: the button that cancels has one of its own before iOS 26.
    package let cardGap = 8.0
    package var cancelStandsApart: Bool { isSheet && !isGlass }
    package var cornerRadius: Double { isGlass ? 34 : 14 }

    // MARK: Texts

    package var textInset: Double { isGlass ? 24 : 16 }
    /// Above the first text.
    package var textTop: Double { isGlass ? 22 : isSheet ? 14 : 20 }
    /// Below the last text.
    package var textBottom: Double { isGlass ? 20 : isSheet ? 14 : 20 }
    package var textGap: Double { isGlass ? 8 : 4 }

    /// Of a text's field.
    package var fieldHeight: Double { isGlass ? 44 : 30 }
    /// Above the first field, and between two.
    package let fieldTop = 16.0
    package var fieldGap: Double { isGlass ? 8 : 0 }
    package var fieldPadding: Double { isGlass ? 14 : 7 }

    // MARK: Buttons

    package var buttonHeight: Double { isGlass ? 48 : isSheet ? 57 : 44 }
    /// Around and between buttons.
    package var buttonInset: Double { isGlass ? 14 : 0 }
    package var buttonGap: Double { isGlass ? 8 : 0 }
    /// From a button's ends to its text.
    package let buttonPadding = 12.0

    // MARK: Paints

    /// Grey of the card, 0…1: what blur and glass come to over a light or dark page.
    package func cardWhite(isDark: Bool) -> Double { isGlass ? (isDark ? 0.14 : 0.98) : (isDark ? 0.16 : 0.95) }
    /// Of the card of the button that cancels.
    package func cancelWhite(isDark: Bool) -> Double { isDark ? 0.17 : 1 }
    /// Black over the window.
    package func dimming(isDark: Bool) -> Double { isDark ? 0.48 : 0.2 }
}
