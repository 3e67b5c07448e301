/// What is kept of a scene between its lives. No effect on a picture.
@preconcurrency @MainActor
open class UISceneSession {
    init() {}
}
