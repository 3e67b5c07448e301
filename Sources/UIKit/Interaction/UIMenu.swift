import Foundation

/// A menu. Pictures show no open menu: it is kept, so that what opens one can be described. No effect on a picture.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The name of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu stands in another.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
        public static let displayAsPalette = Options(rawValue: 128)
    }

    /// How large entries are.
    public enum ElementSize: Int, Sendable {
        case small, medium, large, automatic
    }

    public let identifier: Identifier
    public let options: Options
    /// No effect on a picture.
    open var preferredElementSize: ElementSize
    /// The entries.
    public let children: [UIMenuElement]

    /// A menu of entries. No effect on a picture.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The same menu with other entries.
    public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// The entries that are on.
    open var selectedElements: [UIMenuElement] { children.filter { ($0 as? UIAction)?.state == .on } }
}

extension UIMenu {
    /// The actions of the menu and of the menus in it, in order.
    var actions: [UIAction] {
        children.flatMap { child in
            (child as? UIAction).map { [$0] } ?? (child as? UIMenu)?.actions ?? []
        }
    }
}
