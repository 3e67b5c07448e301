import Typesetting

extension UIImage {
    /// Whether a picture is painted in its own colours or in the tint.
    public enum RenderingMode: Int, Hashable, Sendable {
        /// As the place where it is shown does by default: symbols in the tint, pictures in their own colours.
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// How the middle of a picture with cap insets is enlarged.
    public enum ResizingMode: Int, Hashable, Sendable {
        case tile = 0
        case stretch = 1
    }

    /// How stored pixels are turned for showing.
    public enum Orientation: Int, Hashable, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }

    /// How large a symbol is beside text of its size.
    public enum SymbolScale: Int, Hashable, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }

    /// How heavy a symbol's strokes are.
    public enum SymbolWeight: Int, Hashable, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9

        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }
}

extension UIFont.Weight {
    public func symbolWeight() -> UIImage.SymbolWeight {
        UIImage.SymbolWeight(rawValue: fontWeight.rawValue / 100) ?? .regular
    }
}
