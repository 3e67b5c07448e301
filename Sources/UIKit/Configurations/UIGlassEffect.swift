import Foundation

/// Glass over what lies behind (iOS 26). It is drawn as a flat colour: nothing is bent or blurred.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
    // Unchecked as its parent is; an effect is set up before its view has it, as on Apple's platforms.

    /// How much the glass lets through.
    public enum Style: Int, Sendable { case regular, clear }

    private let style: Style

    public override convenience init() { self.init(style: .regular) }
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Whether it gives way under a finger. No effect on a picture.
    open var isInteractive = false
    /// `nil` is none.
    open var tintColor: UIColor?

    package override var flatColor: UIColor {
        let alpha: CGFloat = style == .clear ? 0.35 : 0.7
        if let tintColor { return tintColor }
        return UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.16 : 1, alpha: alpha) }
    }
}

/// Holds views of glass that run into one another where they are close (iOS 26). They are drawn apart.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
    // Unchecked as its parent is; an effect is set up before its view has it, as on Apple's platforms.

    /// From where on glass runs together, points. Not drawn yet.
    open var spacing: CGFloat = 0
}
