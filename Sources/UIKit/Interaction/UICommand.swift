import Foundation

/// An entry of a menu that asks the responders for a method by its name. No effect on a picture.
open class UICommand: UIMenuElement {
    /// By the responders' names for it.
    public final let action: Selector
    /// No effect on a picture.
    public final let propertyList: Any?
    /// No effect on a picture.
    open var discoverabilityTitle: String?
    /// No effect on a picture.
    open var attributes: UIMenuElement.Attributes
    /// No effect on a picture.
    open var state: UIMenuElement.State

    /// Pictures show no open menu. No effect on a picture.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: nil, image: image)
    }
}
