extension UITraitOverrides {
    /// Light or dark as it was set here; `unspecified` where it was not, and takes it back.
    var ownStyle: UIUserInterfaceStyle {
        get { contains(UITraitUserInterfaceStyle.self) ? userInterfaceStyle : .unspecified }
        set {
            if newValue == .unspecified {
                remove(UITraitUserInterfaceStyle.self)
            } else {
                userInterfaceStyle = newValue
            }
        }
    }
}
