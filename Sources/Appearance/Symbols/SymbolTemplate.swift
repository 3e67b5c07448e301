package import DisplayLists
import Foundation

/// A symbol of an app's own: drawings of one figure for weights and scales.
package struct SymbolTemplate: Hashable, Sendable {
    package struct Part: Hashable, Sendable {
        /// In the drawing's units.
        package var path: Path
        package var role: SymbolOutline.Role

        package init(path: Path, role: SymbolOutline.Role) {
            self.path = path
            self.role = role
        }
    }

    /// The figure at one weight and scale, in units of its own.
    package struct Drawing: Hashable, Sendable {
        /// The hindmost first.
        package var parts: [Part]
        /// Where the symbol's box begins and ends.
        package var left: Double
        package var right: Double
        package var baseline: Double
        /// From the baseline up to the top of capitals.
        package var capHeight: Double

        package init(parts: [Part], left: Double, right: Double, baseline: Double, capHeight: Double) {
            self.parts = parts
            self.left = left
            self.right = right
            self.baseline = baseline
            self.capHeight = capHeight
        }
    }

    /// What a drawing is for, as the template names it: `Regular-M`.
    package struct Slot: Hashable, Sendable {
        /// On the scale 100…900.
        package var weight: Int
        package var scale: SymbolStyle.Scale

        package init(weight: Int, scale: SymbolStyle.Scale) {
            self.weight = weight
            self.scale = scale
        }

        /// `nil` for a word that names none.
        package init?(_ name: String) {
            let parts = name.split(separator: "-")
            guard parts.count == 2, let weight = Self.weights.firstIndex(of: String(parts[0])),
                let scale = ["S", "M", "L"].firstIndex(of: parts[1]), let scale = SymbolStyle.Scale(rawValue: scale + 1)
            else { return nil }
            self.init(weight: (weight + 1) * 100, scale: scale)
        }

        /// `Regular-M`.
        package var name: String {
            "\(Self.weights[min(max(weight / 100 - 1, 0), 8)])-\(letter)"
        }

        /// What the template's guides of its scale are named after.
        package var letter: String { ["S", "M", "L"][scale.rawValue - 1] }

        private static let weights = [
            "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
        ]
    }

    package let name: String
    private let drawings: [Slot: Drawing]
    private let digest: UInt64

    /// - Parameter digest: of the file.
    package init(name: String, drawings: [Slot: Drawing], digest: UInt64) {
        self.name = name
        self.drawings = drawings
        self.digest = digest
    }

    package static func == (left: SymbolTemplate, right: SymbolTemplate) -> Bool {
        left.digest == right.digest && left.name == right.name
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(digest) }

    /// The drawing for the style, else the one of the scale that is nearest in weight, else of any scale.
    private func nearest(_ style: SymbolStyle) -> (slot: Slot, drawing: Drawing)? {
        drawings.min { first, second in
            func distance(_ slot: Slot) -> (Int, Int, Int) {
                (abs(slot.scale.rawValue - style.scale.rawValue), abs(slot.weight - style.weight), slot.weight)
            }
            return distance(first.key) < distance(second.key)
        }.map { (slot: $0.key, drawing: $0.value) }
    }

    package func outline(_ style: SymbolStyle) -> SymbolOutline {
        guard let (slot, drawing) = nearest(style) else { return .placeholder(style) }
        var other = style
        other.scale = slot.scale
        // A drawing of another scale is made larger or smaller about the middle of capitals, as those scales are.
        let stretch = style.scaleFactor / other.scaleFactor
        let unit = 2 * style.capMiddle / drawing.capHeight * stretch
        let ink = Path(drawing.parts.flatMap(\.path.elements)).inkBounds ?? .zero
        let size = CGSize(width: (drawing.right - drawing.left) * unit, height: ink.height * unit)
        // The middle of capitals is half their height above the text's baseline at every scale.
        let middle = (drawing.baseline - drawing.capHeight / 2 - ink.minY) * unit
        var outline = SymbolOutline(size: size, baseline: middle + style.capMiddle)
        for part in drawing.parts {
            let path = part.path.mapped {
                CGPoint(x: ($0.x - drawing.left) * unit, y: ($0.y - ink.minY) * unit)
            }
            outline.monochrome.append(.fill(.path(path)))
            outline.layers.append(SymbolOutline.Layer(.fill(.path(path)), role: part.role))
        }
        return outline
    }
}
