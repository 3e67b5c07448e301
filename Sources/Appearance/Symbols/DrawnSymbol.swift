import DisplayLists
import Foundation

/// A symbol that is drawn here rather than read from a file: those that lists cannot do without.
struct DrawnSymbol: Sendable {
    enum Field: Sendable {
        /// The figure alone, in units of the point size at the medium scale.
        case none
        /// The figure in a ring, in units of the ring's diameter.
        case ring
        /// The figure cut out of a disc, in units of the disc's diameter.
        case disc
    }

    var figure: SymbolFigure?
    var field: Field
    var frame: SymbolFrame
    /// From the box's middle to the ink's, in point sizes at the medium scale, to the right.
    var shift = 0.0

    init(_ figure: SymbolFigure?, field: Field = .none, frame: SymbolFrame = .circle, shift: Double = 0) {
        self.figure = figure
        self.field = field
        self.frame = frame
        self.shift = shift
    }

    func outline(_ style: SymbolStyle) -> SymbolOutline {
        let size = frame.size(style)
        let unit = style.pointSize * style.scaleFactor
        let center = CGPoint(x: size.width / 2 + shift * unit, y: size.height / 2)
        let outline = SymbolOutline(size: size, baseline: size.height / 2 + style.capMiddle)
        switch field {
        case .none: return bare(outline, center: center, unit: unit, stroke: style.strokeWidth)
        case .ring: return ringed(outline, center: center, style)
        case .disc: return disced(outline, center: center, style)
        }
    }

    private func bare(
        _ outline: SymbolOutline, center: CGPoint, unit: Double, stroke: Double
    ) -> SymbolOutline {
        var outline = outline
        let figure = figure?.contours(center: center, unit: unit, stroke: stroke) ?? []
        outline.monochrome = [.fill(.path(Path(figure.flatMap(\.elements))))]
        outline.layers = outline.monochrome.map { SymbolOutline.Layer($0) }
        return outline
    }

    private func ringed(_ outline: SymbolOutline, center: CGPoint, _ style: SymbolStyle) -> SymbolOutline {
        var outline = outline
        let (diameter, stroke) = (style.circleDiameter, style.strokeWidth)
        var ring = SymbolContour.disc(center, radius: diameter / 2)
        ring.elements += SymbolContour.dot(center, radius: diameter / 2 - stroke).elements
        for contour in figure?.contours(center: center, unit: diameter, stroke: stroke) ?? [] {
            ring.elements += contour.elements
        }
        outline.monochrome = [.fill(.path(ring))]
        outline.layers = outline.monochrome.map { SymbolOutline.Layer($0) }
        return outline
    }

    private func disced(_ outline: SymbolOutline, center: CGPoint, _ style: SymbolStyle) -> SymbolOutline {
        var outline = outline
        let (diameter, stroke) = (style.circleDiameter, style.strokeWidth)
        let disc = SymbolContour.disc(center, radius: diameter / 2)
        let contours = figure?.contours(center: center, unit: diameter, stroke: stroke) ?? []
        let figure = Path(contours.flatMap(\.elements))
        outline.monochrome = [.fill(.path(Path(disc.elements + figure.elements)))]
        outline.layers = [SymbolOutline.Layer(.fill(.path(disc)), role: contours.isEmpty ? .primary : .secondary)]
        if !contours.isEmpty { outline.layers.append(SymbolOutline.Layer(.fill(.path(figure)))) }
        return outline
    }
}

extension DrawnSymbol {
    /// The symbol as a field about (0, 0), in points.
    ///
    /// - Parameters:
    ///   - unit: Points that the diameter of `circle` takes.
    ///   - stroke: In points.
    func region(unit: Double, stroke: Double) -> SymbolRegion {
        let contours = figure?.contours(center: .zero, unit: unit, stroke: stroke) ?? []
        let inner = SymbolRegion(filling: Path(contours.flatMap(\.elements)))
        let disc = SymbolRegion(filling: SymbolContour.disc(.zero, radius: unit / 2))
        return switch field {
        case .none: inner
        case .ring: disc.rim(width: stroke).union(inner)
        case .disc: disc.subtracting(inner)
        }
    }
}
