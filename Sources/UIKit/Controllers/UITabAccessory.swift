public import Foundation

/// A view above a tab bar, on glass (iOS 26).
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    public let contentView: UIView

    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}

extension UITabBarController {
    /// When the bar makes room for the content (iOS 26).
    public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }

    /// Nobody scrolls in a picture. No effect on a picture.
    public var tabBarMinimizeBehavior: MinimizeBehavior {
        get { Aside.minimizeBehavior.value(of: self, default: .automatic) }
        set { Aside.minimizeBehavior.set(newValue, of: self) }
    }
    /// Above the bar (iOS 26); `nil` is none.
    public var bottomAccessory: UITabAccessory? {
        get { Aside.bottomAccessory.optional(of: self) }
        set {
            Aside.bottomAccessory.set(newValue, of: self)
            viewIfLoaded?.setNeedsLayout()
        }
    }
    /// The same.
    public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        self.bottomAccessory = bottomAccessory
    }
}
