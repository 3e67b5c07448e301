public import Foundation

/// How tabs look in one state. What is `nil` is the system's.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// Of the image.
    open var iconColor: UIColor?
    /// Of the title: they win over the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Moves the title from its place.
    open var titlePositionAdjustment = UIOffset.zero
    /// Behind the badge; red by default.
    open var badgeBackgroundColor: UIColor?
    /// Of the badge's text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

    func take(_ other: UITabBarItemStateAppearance) {
        (iconColor, titleTextAttributes) = (other.iconColor, other.titleTextAttributes)
        titlePositionAdjustment = other.titlePositionAdjustment
        (badgeBackgroundColor, badgeTextAttributes) = (other.badgeBackgroundColor, other.badgeTextAttributes)
    }
}
