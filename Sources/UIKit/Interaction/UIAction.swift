import Foundation

/// Something that a control or a menu's entry does when it is operated.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// The name of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    /// No effect on a picture.
    open var discoverabilityTitle: String?
    /// No effect on a picture.
    open var attributes: UIMenuElement.Attributes
    /// No effect on a picture.
    open var state: UIMenuElement.State
    /// What sent the action last; `nil` is nobody.
    public private(set) var sender: Any?
    let handler: (UIAction) -> Void

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Does what the action does.
    public func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
