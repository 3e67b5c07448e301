/// What a tab bar is made of and how its tabs look.
open class UITabBarAppearance: UIBarAppearance {
    /// Of tabs whose title stands below the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Of tabs whose title stands beside the image, in bars of usual height.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Of tabs whose title stands beside the image, in bars of phones on their side.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// Behind the chosen tab, iOS 26; `nil` is the system's grey.
    open var selectionIndicatorTintColor: UIColor?
    /// Behind the chosen tab of a bar that does not float, in the middle of it; `nil` is none.
    open var selectionIndicatorImage: UIImage?
    /// How tabs share a bar whose own `itemPositioning` is automatic.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic

    override func takeLook(of other: UIBarAppearance) {
        super.takeLook(of: other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.twin
        inlineLayoutAppearance = other.inlineLayoutAppearance.twin
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.twin
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
    }
}
