import Foundation

extension Int {
    /// The whole part of a number that an app may have chosen: the nearest integer there is for one that is too large, 0 for none.
    package init(clamping value: Double) {
        switch value {
        case _ where value.isNaN: self = 0
        case ..<(-0x1p62): self = .min
        case 0x1p62...: self = .max
        default: self = Int(value)
        }
    }
}

extension BinaryFloatingPoint {
    /// 0 where an app's arithmetic came to no number.
    var orZero: Self { isNaN ? 0 : self }
}

extension CGRect {
    /// Whether it is somewhere, and ends somewhere.
    var isFinite: Bool { (minX + maxX + minY + maxY + width + height).isFinite }
}
