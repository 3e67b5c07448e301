public import Foundation

/// A key or button that is held. Nobody touches a picture, so that there is none. No effect on a picture.
@preconcurrency @MainActor
open class UIPress: NSObject {}

/// What presses belong to. Nobody touches a picture, so that there is none. No effect on a picture.
open class UIPressesEvent: UIEvent {
    open var allPresses: Set<UIPress> { [] }
}

extension UIEvent {
    /// What an event is in particular.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
    }
}
