/// What a toolbar is made of and how its texts look.
open class UIToolbarAppearance: UIBarAppearance {
    /// Of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// Of prominent buttons.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The name of `doneButtonAppearance` since iOS 26.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }

    override func takeLook(of other: UIBarAppearance) {
        super.takeLook(of: other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.copy() as? UIBarButtonItemAppearance ?? other.buttonAppearance
        doneButtonAppearance =
            other.doneButtonAppearance.copy() as? UIBarButtonItemAppearance ?? other.doneButtonAppearance
    }
}
