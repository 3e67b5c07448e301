extension UIButton {
    /// What a button without a configuration looks like.
    public enum ButtonType: Int, Sendable {
        /// White title, images as they are.
        case custom
        /// Title and images in the tint colour.
        case system
        /// An “i” in a circle.
        case detailDisclosure
        /// As `detailDisclosure`.
        case infoLight
        /// As `detailDisclosure`.
        case infoDark
        /// A plus in a circle.
        case contactAdd
        /// A cross in a circle.
        case close

        /// The name of the symbol that comes with the type; `nil` is none.
        var symbol: String? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            }
        }
    }
}
