import Appearance
import UIKit

/// How shapes are filled.
public struct FillStyle: Hashable, Sendable {
    /// Whether inside is what is behind an odd number of lines, rather than what the outline runs around.
    public var isEOFilled: Bool
    /// No effect on a picture.
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
