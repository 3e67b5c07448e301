public import Foundation

/// The status bar of a scene. No effect on a picture.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
    override init() {}
    public var statusBarStyle: UIStatusBarStyle { .default }
    public var isStatusBarHidden: Bool { false }
    public var statusBarFrame: CGRect { .zero }
}
