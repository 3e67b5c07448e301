import Appearance

/// The colours of text, as the system defines them.
extension UIColor {
    public static let label = UIColor(SystemColor.label)
    public static let secondaryLabel = UIColor(SystemColor.secondaryLabel)
    public static let tertiaryLabel = UIColor(SystemColor.tertiaryLabel)
    public static let quaternaryLabel = UIColor(SystemColor.quaternaryLabel)
    public static let placeholderText = UIColor(SystemColor.placeholderText)
    public static let link = UIColor(SystemColor.link)
    /// The name of `systemGroupedBackground` before iOS 13.
    public static let groupTableViewBackground = UIColor.systemGroupedBackground
    public static let darkText = UIColor(SystemColor.darkText.resolved(ColorTraits()))
    public static let lightText = UIColor(SystemColor.lightText.resolved(ColorTraits()))
}

/// Lines and fills, as the system defines them.
extension UIColor {
    public static let separator = UIColor(SystemColor.separator)
    public static let opaqueSeparator = UIColor(SystemColor.opaqueSeparator)
    public static let systemFill = UIColor(SystemColor.systemFill)
    public static let secondarySystemFill = UIColor(SystemColor.secondarySystemFill)
    public static let tertiarySystemFill = UIColor(SystemColor.tertiarySystemFill)
    public static let quaternarySystemFill = UIColor(SystemColor.quaternarySystemFill)
}

/// Backgrounds, as the system defines them.
extension UIColor {
    public static let systemBackground = UIColor(SystemColor.systemBackground)
    public static let secondarySystemBackground = UIColor(SystemColor.secondarySystemBackground)
    public static let tertiarySystemBackground = UIColor(SystemColor.tertiarySystemBackground)
    public static let systemGroupedBackground = UIColor(SystemColor.systemGroupedBackground)
    public static let secondarySystemGroupedBackground = UIColor(SystemColor.secondarySystemGroupedBackground)
    public static let tertiarySystemGroupedBackground = UIColor(SystemColor.tertiarySystemGroupedBackground)
}

/// Greys, as the system defines them.
extension UIColor {
    public static let systemGray = UIColor(SystemColor.systemGray)
    public static let systemGray2 = UIColor(SystemColor.systemGray2)
    public static let systemGray3 = UIColor(SystemColor.systemGray3)
    public static let systemGray4 = UIColor(SystemColor.systemGray4)
    public static let systemGray5 = UIColor(SystemColor.systemGray5)
    public static let systemGray6 = UIColor(SystemColor.systemGray6)
}

/// Hues, as the system defines them.
extension UIColor {
    public static let systemRed = UIColor(SystemColor.systemRed)
    public static let systemOrange = UIColor(SystemColor.systemOrange)
    public static let systemYellow = UIColor(SystemColor.systemYellow)
    public static let systemGreen = UIColor(SystemColor.systemGreen)
    public static let systemMint = UIColor(SystemColor.systemMint)
    public static let systemTeal = UIColor(SystemColor.systemTeal)
    public static let systemCyan = UIColor(SystemColor.systemCyan)
    public static let systemBlue = UIColor(SystemColor.systemBlue)
    public static let systemIndigo = UIColor(SystemColor.systemIndigo)
    public static let systemPurple = UIColor(SystemColor.systemPurple)
    public static let systemPink = UIColor(SystemColor.systemPink)
    public static let systemBrown = UIColor(SystemColor.systemBrown)
    /// The colour of controls where nobody set a tint.
    public static let tintColor = UIColor(SystemColor.tintColor)
}

/// Fixed colours, as the system defines them.
extension UIColor {
    private static func fixed(_ color: SystemColor) -> UIColor { UIColor(color.resolved(ColorTraits())) }

    public static let black = fixed(.black)
    public static let darkGray = fixed(.darkGray)
    public static let lightGray = fixed(.lightGray)
    public static let white = fixed(.white)
    public static let gray = fixed(.gray)
    public static let red = fixed(.red)
    public static let green = fixed(.green)
    public static let blue = fixed(.blue)
    public static let cyan = fixed(.cyan)
    public static let yellow = fixed(.yellow)
    public static let magenta = fixed(.magenta)
    public static let orange = fixed(.orange)
    public static let purple = fixed(.purple)
    public static let brown = fixed(.brown)
    public static let clear = fixed(.clear)
}

extension UIColor {
    /// A system colour by the name of its property; `nil` when there is none.
    package static func system(named name: String) -> UIColor? { SystemColor.named(name).map { UIColor($0) } }
}
