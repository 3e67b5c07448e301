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
        /// What a badge or a slash is put on, which are the figure then.
        case base
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

    /// The smallest rectangle around everything that is painted, in the box's space; `nil` when there is nothing.
    package var inkBounds: CGRect? {
        monochrome.compactMap { drawing in
            switch drawing {
            case .fill(let shape): shape.path.inkBounds
            case .stroke(let shape, let style):
                shape.path.inkBounds?.insetBy(dx: -style.width / 2, dy: -style.width / 2)
            case .vector(_, let rect): rect
            }
        }.reduce(nil) { bounds, part in bounds?.union(part) ?? part }
    }

    package init(size: CGSize, baseline: Double) {
        self.size = size
        self.baseline = baseline
    }
}
