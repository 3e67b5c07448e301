import Foundation

/// What a controller keeps for whoever asks, and what does not show.
struct KeptControllerState {
    var capturesStatusBar = false
    var restoresFocus = true
    var adjustsScrollViewInsets = true
    var respectsMinimumMargins = true
    var restorationIdentifier: String?
    var focusGroupIdentifier: String?
    var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
}

extension UIViewController {
    /// Calls the handlers that wait for a change of the view's traits.
    func viewTraitsChanged(from previous: UITraitCollection, to traits: UITraitCollection) {
        guard previous != traits else { return }
        traitCollectionDidChange(previous)
        if !traitChanges.isEmpty { traitChanges.notify(self, from: previous, to: traits) }
    }

    // MARK: Containers

    /// The nearest split view controller around; `nil` is none.
    public var splitViewController: UISplitViewController? {
        var controller = parent
        while let current = controller {
            if let found = current as? UISplitViewController { return found }
            controller = current.parent
        }
        return nil
    }
    /// Pictures are at rest: nobody comes or goes.
    public var isBeingPresented: Bool { false }
    /// Pictures are at rest.
    public var isBeingDismissed: Bool { false }
    /// Pictures are at rest.
    public var isMovingToParent: Bool { false }
    /// Pictures are at rest.
    public var isMovingFromParent: Bool { false }
    /// The callbacks come by themselves. No effect on a picture.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    /// No effect on a picture.
    public func endAppearanceTransition() {}

    // MARK: Presentation

    /// No effect on a picture.
    public var modalPresentationCapturesStatusBarAppearance: Bool {
        get { kept.capturesStatusBar }
        set { kept.capturesStatusBar = newValue }
    }
    /// No effect on a picture.
    public var restoresFocusAfterTransition: Bool {
        get { kept.restoresFocus }
        set { kept.restoresFocus = newValue }
    }
    /// No effect on a picture.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// No effect on a picture.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// No effect on a picture.
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    // MARK: Kept

    /// Of old: scroll views go by `contentInsetAdjustmentBehavior`. No effect on a picture.
    public var automaticallyAdjustsScrollViewInsets: Bool {
        get { kept.adjustsScrollViewInsets }
        set { kept.adjustsScrollViewInsets = newValue }
    }
    /// No effect on a picture.
    public var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { kept.respectsMinimumMargins }
        set { kept.respectsMinimumMargins = newValue }
    }
    /// No effect on a picture.
    public var restorationIdentifier: String? {
        get { kept.restorationIdentifier }
        set { kept.restorationIdentifier = newValue }
    }
    /// No effect on a picture.
    public var focusGroupIdentifier: String? {
        get { kept.focusGroupIdentifier }
        set { kept.focusGroupIdentifier = newValue }
    }
    /// Nobody types in a picture. No effect on a picture.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
    /// No effect on a picture.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
}
