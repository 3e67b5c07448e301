import Foundation

/// What can have a look for all of its class.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

/// What others may have another look inside of.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
    /// What is set on it, every view of the class takes over when it comes into a window, unless the app has set the same on the view.
    /// Taken over are the properties and bar appearances that UIKit marks for it on the classes of the system; not those of an app's own.
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// The same for views inside others alone.
    /// - Parameter containerTypes: From the inside out.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceStore.proxy(of: Self.self, in: containerTypes) { Self(coder: NSCoder()) }
    }

    /// Traits are not told apart: the look holds for all.
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIAppearance where Self: UIBarItem {
    /// What is set on it, every item of the class takes over that has not set the same itself: the attributes of titles, and the tint
    /// colour of buttons.
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// As `appearance()`: containers are not told apart.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceStore.itemProxy(of: Self.self) { Self(coder: NSCoder()) }
    }
}
