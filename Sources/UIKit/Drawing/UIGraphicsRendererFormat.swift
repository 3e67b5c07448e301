public import Foundation

/// How something is drawn.
open class UIGraphicsRendererFormat: NSObject {
    /// Of what is drawn, points.
    open internal(set) var bounds = CGRect.zero

    public required override init() { super.init() }

    /// A format of its own, with the screen's scale.
    open class func `default`() -> Self { self.init() }
    /// A format of its own that suits the screen best: the same.
    open class func preferred() -> Self { self.init() }
}
