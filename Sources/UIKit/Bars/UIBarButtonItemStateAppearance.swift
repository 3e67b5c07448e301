public import Foundation

/// How the texts of a bar's buttons look in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// Font, colour and the like; they win over the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// What moves the title from its place, points.
    open var titlePositionAdjustment = UIOffset.zero
    /// Behind the button, stretched over it.
    open var backgroundImage: UIImage?

    func take(_ other: UIBarButtonItemStateAppearance) {
        (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
        backgroundImage = other.backgroundImage
    }
}
