package import DisplayLists
package import Foundation

/// A symbol ready to be painted: shapes in points in its own box, whose top left corner is (0, 0).
package struct SymbolOutline: Hashable, Sendable {
    /// What a layer is, for symbols of more than one colour.
    package enum Role: Hashable, Sendable {
        /// The symbol's figure: all there is, unless it stands on a disc.
        case primary
        /// The disc behind the figure.
        case secondary
    }

    package enum Drawing: Hashable, Sendable {
        case fill(Shape)
        case stroke(Shape, StrokeStyle)
        case vector(VectorImage, CGRect)
    }

    package struct Layer: Hashable, Sendable {
        package var role: Role
        package var drawing: Drawing

        package init(_ drawing: Drawing, role: Role = .primary) {
            self.role = role
            self.drawing = drawing
        }
    }

    /// The box that layout gives the symbol, in points, not rounded.
    package var size: CGSize
    /// Below the box's top, in points: where the text beside the symbol has its baseline.
    package var baseline: Double
    /// Whether the name asks to be mirrored where the interface runs from right to left.
    package var isDirectional = false
    /// All of it in one colour; figures are cut out of discs.
    package var monochrome: [Drawing] = []
    /// In several colours, the hindmost first.
    package var layers: [Layer] = []

    package init(size: CGSize, baseline: Double) {
        self.size = size
        self.baseline = baseline
    }
}
