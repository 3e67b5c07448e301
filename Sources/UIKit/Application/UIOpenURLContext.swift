public import Foundation

/// An address that a scene is asked to open. None ever is.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    public final let url: URL
    public final let options = UIScene.OpenURLOptions()

    init(_ url: URL) { self.url = url }
}

extension UIScene {
    /// Where an address comes from.
    @preconcurrency @MainActor
    public final class OpenURLOptions {
        init() {}
        public var sourceApplication: String? { nil }
        public var annotation: Any? { nil }
        public var openInPlace: Bool { false }
    }
}
