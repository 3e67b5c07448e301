/// Room that leads focus elsewhere. No effect on a picture.
open class UIFocusGuide: UILayoutGuide {
    /// Where focus goes from here. No effect on a picture.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
    /// No effect on a picture.
    open var isEnabled = true
}
