import DisplayLists

/// A change that a configuration makes to a colour after it has been chosen.
public struct UIConfigurationColorTransformer: Sendable {
    /// Closures cannot be compared; the system's own transformers can, by name, an app's by the one it was copied from.
    package let name: String?
    private let identity: Identity?
    public let transform: @Sendable (UIColor) -> UIColor

    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.init(name: nil, transform) }

    package init(name: String?, _ transform: @escaping @Sendable (UIColor) -> UIColor) {
        self.name = name
        self.transform = transform
        identity = name == nil ? Identity() : nil
    }

    private final class Identity: Sendable {}

    /// Whether two transformers, or two absences of one, are known to do the same.
    static func areSame(_ left: UIConfigurationColorTransformer?, _ right: UIConfigurationColorTransformer?) -> Bool {
        left?.name == right?.name && left?.identity === right?.identity
    }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The colour's lightness as grey, its alpha kept.
    public static let grayscale = UIConfigurationColorTransformer(name: "Grayscale") { color in
        UIColor { traits in UIColor(color.resolved(with: traits).gray) }
    }

    /// The colour itself: only systems with an accent colour of their own change it.
    public static let preferredTint = UIConfigurationColorTransformer(name: "Preferred Tint") { $0 }

    /// The colour without its hue. The system's exact blend is not known; this one is `grayscale`.
    public static let monochromeTint = UIConfigurationColorTransformer(name: "Monochrome Tint") { color in
        UIColor { traits in UIColor(color.resolved(with: traits).gray) }
    }
}

extension UIConfigurationColorTransformer {
    /// A transformer of the system's that multiplies the alpha, for each style of the interface.
    package static func alpha(_ name: String, light: Double, dark: Double) -> UIConfigurationColorTransformer {
        UIConfigurationColorTransformer(name: name) { color in
            UIColor { traits in
                let resolved = color.resolved(with: traits)
                let factor = traits.userInterfaceStyle == .dark ? dark : light
                return UIColor(resolved).withAlphaComponent(resolved.alpha * factor)
            }
        }
    }

    /// Source of these: uikit-rules §2.5, §3.2.
    package static let alpha30 = alpha("30% Alpha", light: 0.3, dark: 0.3)
    package static let alpha50 = alpha("50% Alpha", light: 0.5, dark: 0.5)
    package static let alpha80 = alpha("80% Alpha", light: 0.8, dark: 0.8)
    package static let dynamicLightAlpha = alpha("Dynamic Light Alpha", light: 0.12, dark: 0.4)
}
