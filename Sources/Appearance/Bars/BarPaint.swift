/// The flat equivalents of what bars are made of: greys and alphas, 0…1, over what lies behind.
package struct BarPaint: Hashable, Sendable {
    package struct Ink: Hashable, Sendable {
        package var white: Double
        package var alpha: Double

        package init(_ white: Double, _ alpha: Double) {
            self.white = white
            self.alpha = alpha
        }
    }

    package var isDark: Bool

    package init(isDark: Bool) { self.isDark = isDark }

    /// The line under a bar that content has gone beneath: 178 over 255 in the light style (ios-references 15), a third of
    /// black. In the dark one 15 % of white: low confidence. One pixel high.
    package var hairline: Ink { isDark ? Ink(1, 0.15) : Ink(0, 0.3) }

    /// A capsule of glass: 252 over 242 in the light style, 25 over 0 in the dark one (ios-references 31, 32). Glass blurs
    /// what lies behind it until nothing is legible; so little of it is let through.
    package var glass: Ink { isDark ? Ink(0.106, 0.92) : Ink(0.998, 0.92) }

    /// The rim of a capsule, one point inwards: 255 over 252 in the light style, 46 over 25 in the dark one, averaged over
    /// the three pixels that 54, 46 and 39 are (ios-references 31, 32).
    package var rim: Ink { isDark ? Ink(1, 21.0 / 230) : Ink(1, 1) }
    package let rimWidth = 2.0 / 3

    /// The shadow of a capsule in the light style: 231 below, 235 beside and 237 above it over 242; these three numbers fit
    /// all around it to half a level (ios-references 31). None in the dark style (ios-references 32).
    package var shadow: Ink { Ink(0, isDark ? 0 : 0.089) }
    package let shadowRadius = 36.0
    package let shadowOffset = 8.0

    /// Text and symbols on glass: 25 over 252, 244 over 25 (ios-references 31, 32).
    package var glassContent: Ink { isDark ? Ink(1, 0.952) : Ink(0, 0.9) }

    /// Behind the chosen tab: 61 over 28 in the dark style, as others measured it; in the light style low confidence.
    package var tabPill: Ink { isDark ? Ink(1, 0.145) : Ink(0, 0.07) }

    /// How strong the page's colour is at the screen's edge where content has gone beneath a bar of glass; it fades to nothing
    /// at the bar's inner end. Low confidence.
    package let edgeAlpha = 0.95
}
