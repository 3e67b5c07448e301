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

    package static func < (left: FontWeight, right: FontWeight) -> Bool {
        left.rawValue < right.rawValue
    }
}
