public import Foundation

/// What becomes of a group's items once they are painted, as one picture, before they are laid on what is behind them.
public struct LayerEffect: Hashable, Sendable {
    /// What of them shows, by its own coverage, in the group's own space; `nil` is everything.
    public var mask: [DisplayItem]?
    /// The standard deviation of a Gaussian, points; 0 leaves them sharp.
    public var blur: Double
    public var blendMode: BlendMode
    /// Holds all of them, in the group's own space. What is outside is left out.
    public var bounds: CGRect

    public init(mask: [DisplayItem]? = nil, blur: Double = 0, blendMode: BlendMode = .normal, bounds: CGRect) {
        self.mask = mask
        self.blur = blur
        self.blendMode = blendMode
        self.bounds = bounds
    }

    /// How colours are mixed with those behind them; the formulas are those of Compositing and Blending Level 1.
    public enum BlendMode: String, Hashable, Sendable, CaseIterable {
        case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
        case difference, exclusion, hue, saturation, color, luminosity
        case sourceAtop, destinationOver, destinationOut, plusLighter
    }
}
