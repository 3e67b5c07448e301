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

        /// Of the symbol's parts, from the front; `nil` is the tint colour for all.
        var symbolColors: [UIColor]? { self == .close ? [.secondaryLabel, .tertiarySystemFill] : nil }
        /// Points; `nil` is the size of the body text. The close button's disc is 30 points wide, as its public `intrinsicContentSize`
        /// says, and the symbol's is 1.2 times its size.
        var symbolSize: CGFloat? { self == .close ? 25 : nil }
    }
}
