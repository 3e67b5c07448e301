/// What is kept of a scene between its lives.
@preconcurrency @MainActor
open class UISceneSession {
    init() {}
}
