import Appearance
import DisplayLists
import Foundation

/// The looks that a button's configuration begins with.
enum ButtonStyle {
    case plain, gray, tinted, filled, glass

    /// The strength of a tinted background. Not measured.
    private static let tintedAlpha = 0.18

    /// Of title and image.
    func foreground(base: UIColor?, tint: UIColor) -> UIColor {
        switch self {
        case .plain, .gray, .tinted: base ?? tint
        case .filled: base ?? UIColor.white
        case .glass: base ?? UIColor.label
        }
    }

    /// `nil` paints nothing.
    func background(base: UIColor?, tint: UIColor) -> UIColor? {
        switch self {
        case .plain: base
        case .gray: base ?? .tertiarySystemFill
        case .tinted: (base ?? tint).withAlphaComponent(Self.tintedAlpha)
        case .filled: base ?? tint
        case .glass:
            base
                ?? UIColor {
                    $0.generation == .iOS26 ? UIColor(ResolvedColor(BarInk.paint($0).glass)) : .tertiarySystemFill
                }
        }
    }
}

/// Lengths that go with a button's size, points. None of them is measured: they give the heights that the configurations'
/// public properties tell of, 34.33 for a medium button of one line.
package struct ButtonMetrics {
    package var insets: NSDirectionalEdgeInsets
    package var textStyle: UIFont.TextStyle
    /// Before iOS 26, where the corners are not a capsule's.
    package var cornerRadius: Double

    private static func make(
        _ vertical: CGFloat, _ horizontal: CGFloat, _ style: UIFont.TextStyle, _ radius: Double
    ) -> ButtonMetrics {
        ButtonMetrics(
            insets: NSDirectionalEdgeInsets(
                top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal),
            textStyle: style, cornerRadius: radius)
    }

    package static func of(_ size: UIButton.Configuration.Size) -> ButtonMetrics {
        switch size {
        case .mini: make(5, 10, .footnote, 5)
        case .small: make(5, 10, .subheadline, 5)
        case .medium: make(7, 12, .body, 6)
        case .large: make(15, 20, .body, 9)
        }
    }

    /// `nil` is half the height.
    static func radius(_ configuration: UIButton.Configuration, isGlass: Bool) -> Double? {
        let own = Double(configuration.background.cornerRadius)
        switch configuration.cornerStyle {
        case .fixed: return own
        case .dynamic:
            if own > 0 { return own }
            return isGlass ? nil : of(configuration.buttonSize).cornerRadius
        case .small: return of(.small).cornerRadius
        case .medium: return of(.medium).cornerRadius
        case .large: return of(.large).cornerRadius
        case .capsule: return nil
        }
    }
}
