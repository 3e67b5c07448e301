/// A face's weight on the scale of 100 to 900 that font files use, under UIKit's names.
package enum FontWeight: Int, Hashable, Sendable, Comparable, CaseIterable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900

    /// The case's name; to print the case itself asks for reflection, for every label of a picture.
    package var name: String {
        switch self {
        case .ultraLight: "ultraLight"
        case .thin: "thin"
        case .light: "light"
        case .regular: "regular"
        case .medium: "medium"
        case .semibold: "semibold"
        case .bold: "bold"
        case .heavy: "heavy"
        case .black: "black"
        }
    }

    package static func < (left: FontWeight, right: FontWeight) -> Bool {
        left.rawValue < right.rawValue
    }
}
