import Appearance
import DisplayLists
import Foundation

/// The paints of bars as colours.
enum BarInk {
    static func paint(_ traits: UITraitCollection) -> BarPaint {
        BarPaint(isDark: traits.userInterfaceStyle == .dark)
    }

    /// Text and symbols on glass.
    static let glassContent = UIColor { UIColor(paint($0).glassContent) }
}

extension UIColor {
    convenience init(_ ink: BarPaint.Ink) { self.init(white: ink.white, alpha: ink.alpha) }
}

extension ResolvedColor {
    init(_ ink: BarPaint.Ink) {
        self.init(red: ink.white, green: ink.white, blue: ink.white, alpha: ink.alpha)
    }
}

extension BarEnvironment {
    @MainActor init(_ view: UIView) {
        let traits = view.traitCollection
        let screen = view.window?.bounds.size ?? view.bounds.size
        self.init(
            generation: traits.generation, isPad: traits.userInterfaceIdiom == .pad,
            isHeightCompact: traits.verticalSizeClass == .compact,
            isWidthRegular: traits.horizontalSizeClass == .regular, screenWidth: min(screen.width, screen.height),
            isInSheet: view.isInSheet)
    }
}
