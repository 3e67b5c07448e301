/// A menu. Pictures show no open menu: it is kept, so that what opens one can be described.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The entries.
    public let children: [UIMenuElement]

    /// A menu of entries. No effect on a picture.
    public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
        self.children = children
        super.init(title: title, image: image)
    }
}
