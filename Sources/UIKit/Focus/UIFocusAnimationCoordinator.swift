/// Moves what goes along with focus. None is ever made: nothing has focus in a picture.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator {
    init() {}

    /// What is to move at once. No effect on a picture.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {}
}
