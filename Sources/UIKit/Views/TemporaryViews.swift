public import Foundation

// Stand-ins, so that the configurations compile until the views do. To be deleted with the commit that adds `UIView`.

@preconcurrency @MainActor
open class UIView: NSObject {
    public enum ContentMode: Int, Sendable { case scaleToFill }
}

open class UIListContentView: UIView, UIContentView {
    public var configuration: any UIContentConfiguration

    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init()
    }
}
