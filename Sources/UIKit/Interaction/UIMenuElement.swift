public import Foundation

/// An entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// What an entry can be.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// The mark before an entry.
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    /// The entry's title.
    open var title: String
    /// The entry's second line; `nil` is none. No effect on a picture.
    open var subtitle: String?
    /// The entry's image; `nil` is none.
    open var image: UIImage?

    init(title: String, subtitle: String? = nil, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }
}
