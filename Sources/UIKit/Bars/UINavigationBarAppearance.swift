public import Foundation

/// What a navigation bar is made of and how its texts look.
open class UINavigationBarAppearance: UIBarAppearance {
    /// Of the title: they win over the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Of the large title: they win over the system's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Of the subtitle: they win over the system's.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Of the small print under a large title (iOS 26).
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Moves the title from its place.
    open var titlePositionAdjustment = UIOffset.zero
    /// Of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// Of prominent buttons.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The name of `doneButtonAppearance` since iOS 26.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }
    /// Of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// In place of the back button's chevron; `nil` leaves it.
    open private(set) var backIndicatorImage: UIImage?
    /// No effect on a picture.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?
    /// Puts another image in the chevron's place.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
        backIndicatorTransitionMaskImage = transitionMaskImage
    }

    override func takeLook(of other: UIBarAppearance) {
        super.takeLook(of: other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        subtitleTextAttributes = other.subtitleTextAttributes
        largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = copied(other.buttonAppearance)
        doneButtonAppearance = copied(other.doneButtonAppearance)
        backButtonAppearance = copied(other.backButtonAppearance)
        setBackIndicatorImage(
            other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
    }

    private func copied(_ appearance: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
        appearance.copy() as? UIBarButtonItemAppearance ?? appearance
    }
}
