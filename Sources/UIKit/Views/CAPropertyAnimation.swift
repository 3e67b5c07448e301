/// What would move one of a layer's properties. No effect on a picture.
open class CAPropertyAnimation: CAAnimation {
    public required init() { super.init() }
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    open var keyPath: String?
    /// No effect on a picture.
    open var isAdditive = false
    /// No effect on a picture.
    open var isCumulative = false
}
