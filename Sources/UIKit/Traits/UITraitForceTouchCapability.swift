/// Whether the screen feels how hard it is pressed.
public struct UITraitForceTouchCapability: UITraitDefinition {
    public static var defaultValue: UIForceTouchCapability { .unknown }
    public static var affectsColorAppearance: Bool { false }
}

extension UIMutableTraits {
    /// No effect on a picture.
    public var forceTouchCapability: UIForceTouchCapability {
        get { self[UITraitForceTouchCapability.self] }
        set { self[UITraitForceTouchCapability.self] = newValue }
    }
}

extension UITraitCollection {
    /// No effect on a picture.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init { $0.forceTouchCapability = capability }
    }
    /// No effect on a picture.
    public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
}
