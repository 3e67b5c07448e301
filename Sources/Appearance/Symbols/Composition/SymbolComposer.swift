import DisplayLists
import Foundation

/// Puts symbols together at one style from sketches, forms and installed icons.
struct SymbolComposer {
    let style: SymbolStyle
    /// Reads an installed icon for a symbol.
    let icon: (_ icon: String, _ symbol: String) throws(SymbolError) -> IconFile

    /// Free space around the ink, as around `circle`: 2 points at 17 points and the large scale.
    private static let bearing = 2.0 / 22

    private var diameter: Double { style.circleDiameter }

    /// `nil` for a name that is neither sketched nor composed.
    func outline(_ name: String) throws(SymbolError) -> SymbolOutline? {
        if let form = SymbolForm.table[name] { return finish(try layers(form)) }
        guard SymbolSketch.table[name] != nil else { return nil }
        return finish([(.primary, try figure(name))])
    }

    /// An installed icon made thinner: what a grid's line is wider than the stroke is taken away from its edges.
    func outline(thinned file: IconFile, name: String) -> SymbolOutline {
        finish([(.primary, region(file, named: name, zoom: 1, stroke: style.strokeWidth))])
    }

    /// The first layer that is secondary, if there is one, is what later ones are cut out of.
    private func finish(_ layers: [(role: SymbolOutline.Role, region: SymbolRegion)]) -> SymbolOutline {
        let isCut = layers.first?.role == .secondary
        let whole = layers.dropFirst().reduce(layers.first?.region ?? SymbolRegion()) { whole, layer in
            isCut ? whole.subtracting(layer.region) : whole.union(layer.region)
        }
        let ink = whole.bounds ?? .zero
        let margin = diameter * Self.bearing
        let size = CGSize(width: ink.width + 2 * margin, height: ink.height + 2 * margin)
        var outline = SymbolOutline(size: size, baseline: size.height / 2 + style.capMiddle)
        func fill(_ region: SymbolRegion) -> SymbolOutline.Drawing {
            .fill(.path(region.moved(x: margin - ink.minX, y: margin - ink.minY).path))
        }
        outline.monochrome = [fill(whole)]
        outline.layers = layers.map { SymbolOutline.Layer(fill($0.region), role: $0.role) }
        return outline
    }

    // MARK: Forms

    private func layers(
        _ form: SymbolForm
    ) throws(SymbolError) -> [(role: SymbolOutline.Role, region: SymbolRegion)] {
        switch form {
        case .enclosed(let figure, let field, true):
            return [
                (.secondary, try self.figure(SymbolForm.fieldSymbol(field) + ".fill")),
                (.primary, try inner(figure, in: SymbolForm.fields[field] ?? SymbolForm.Room(), zoom: 1)),
            ]
        case .enclosed: return [(.primary, try region(form, zoom: 1))]
        case .slashed(let base): return Self.layers(slashed(try figure(base)))
        case .badged(let base, let badge): return Self.layers(try badged(figure(base), badge))
        }
    }

    /// A badge or a slash, and what it is put on, which keeps clear of it.
    private struct Marked {
        var base: SymbolRegion
        var mark = SymbolRegion()
        var whole: SymbolRegion { base.union(mark) }
    }

    private static func layers(_ marked: Marked) -> [(role: SymbolOutline.Role, region: SymbolRegion)] {
        [(.base, marked.base), (.primary, marked.mark)]
    }

    private func region(_ form: SymbolForm, zoom: Double) throws(SymbolError) -> SymbolRegion {
        switch form {
        case .enclosed(let figure, let field, let isFilled):
            let symbol = SymbolForm.fieldSymbol(field)
            let ground = try self.figure(isFilled ? symbol + ".fill" : symbol, zoom: zoom)
            let inner = try inner(figure, in: SymbolForm.fields[field] ?? SymbolForm.Room(), zoom: zoom)
            return isFilled ? ground.subtracting(inner) : ground.union(inner)
        case .slashed(let base): return try slashed(figure(base, zoom: zoom)).whole
        case .badged(let base, let badge): return try badged(figure(base, zoom: zoom), badge).whole
        }
    }

    /// A figure as large as the room allows, its middle at the room's.
    private func inner(_ name: String, in room: SymbolForm.Room, zoom: Double) throws(SymbolError) -> SymbolRegion {
        let name = SymbolForm.isOpenInside(name) ? name : name + ".fill"
        let unit = diameter * zoom / 100
        // Heavy strokes would not fit into small fields.
        let stroke = min(style.strokeWidth * 0.95, diameter * zoom * 0.13)
        guard let ink = try figure(name, stroke: stroke).bounds, ink.width > 0, ink.height > 0 else {
            return SymbolRegion()
        }
        let diagonal = hypot(ink.width, ink.height)
        let fit = min(room.width / ink.width, room.height / ink.height, 2 * room.reach / diagonal) * unit
        return try figure(name, zoom: fit * SymbolForm.share(of: name), stroke: stroke)
            .moved(x: (room.x - 50) * unit, y: (room.y - 50) * unit)
    }

    /// The slash goes down from the upper left; a gap keeps it apart on its upper side.
    private func slashed(_ base: SymbolRegion) -> Marked {
        guard let ink = base.bounds else { return Marked(base: base) }
        let (half, stroke) = (max(ink.width, ink.height) * 0.46, style.strokeWidth)
        let gap = stroke * 0.9
        func line(_ offset: Double, width: Double) -> SymbolRegion {
            let shift = offset / 2.0.squareRoot()
            let (x, y) = (ink.midX + shift, ink.midY - shift)
            return SymbolRegion(
                stroking: Path([.move(CGPoint(x: x - half, y: y - half)), .line(CGPoint(x: x + half, y: y + half))]),
                width: width)
        }
        return Marked(base: base.subtracting(line(gap / 2, width: stroke + gap)), mark: line(0, width: stroke))
    }

    private func badged(_ base: SymbolRegion, _ badge: String?) throws(SymbolError) -> Marked {
        guard let ink = base.bounds else { return Marked(base: base) }
        let gap = max(style.strokeWidth * 0.8, diameter * 0.055)
        guard let badge else {
            let radius = diameter * 0.19
            let center = CGPoint(x: ink.maxX - radius * 0.6, y: ink.minY + radius * 0.6)
            return Marked(base: base.subtracting(Self.disc(center, radius + gap)), mark: Self.disc(center, radius))
        }
        let radius = diameter * 0.25
        let center = CGPoint(x: ink.maxX - radius * 0.45, y: ink.maxY - radius * 0.45)
        if SymbolForm.badgesOnDiscs.contains(badge) {
            let figure = try inner(badge, in: SymbolForm.Room(), zoom: 0.5).moved(x: center.x, y: center.y)
            return Marked(
                base: base.subtracting(Self.disc(center, radius + gap)),
                mark: Self.disc(center, radius).subtracting(figure))
        }
        let symbol = SymbolForm.badgeSymbols[badge] ?? badge
        let name = SymbolForm.isOpenInside(symbol) ? symbol : symbol + ".fill"
        let figure = try figure(name, zoom: 0.52).moved(x: center.x, y: center.y)
        return Marked(base: base.subtracting(figure.grown(by: gap)), mark: figure)
    }

    private static func disc(_ center: CGPoint, _ radius: Double) -> SymbolRegion {
        SymbolRegion(filling: SymbolContour.disc(center, radius: radius))
    }

    // MARK: Figures

    /// A symbol's field with the middle of its ink at (0, 0), in points.
    ///
    /// - Parameters:
    ///   - zoom: 1 is the symbol's own size.
    ///   - stroke: In points, whatever the zoom; `nil` is the style's.
    private func figure(_ name: String, zoom: Double = 1, stroke: Double? = nil) throws(SymbolError) -> SymbolRegion {
        let region = try placed(name, zoom: zoom, stroke: stroke ?? style.strokeWidth)
        guard let ink = region.bounds else { return region }
        return region.moved(x: -ink.midX, y: -ink.midY)
    }

    private func placed(_ name: String, zoom: Double, stroke: Double) throws(SymbolError) -> SymbolRegion {
        if let sketch = SymbolSketch.table[name] ?? SymbolSketch.table["_" + name] {
            return try region(sketch, zoom: zoom, stroke: stroke)
        }
        if Int(name) != nil { return try number(name, zoom: zoom, stroke: stroke) }
        if let drawn = DrawnSymbol.table[name] { return drawn.region(unit: diameter * zoom, stroke: stroke) }
        if let form = SymbolForm.table[name] { return try region(form, zoom: zoom) }
        guard let icon = SymbolNames.icon(name) else { throw .unknown(name, nearest: []) }
        return region(try self.icon(icon, name), named: icon, zoom: zoom, stroke: stroke)
    }

    private func region(_ file: IconFile, named name: String, zoom: Double, stroke: Double) -> SymbolRegion {
        let unit = diameter / file.viewBox.height * zoom * (name.contains("circle") ? 1 : 1.1)
        let path = Path(file.paths.flatMap(\.elements)).mapped { CGPoint(x: $0.x * unit, y: $0.y * unit) }
        let region = SymbolRegion(filling: path)
        let extra = IconSymbol.thickening(name: name, zoom: zoom, style: style, stroke: stroke)
        if extra > 0.05 { return region.union(filling: SymbolRegion.pen(path, width: extra)) }
        return extra < -0.05 ? region.subtracting(filling: SymbolRegion.pen(path, width: -extra)) : region
    }

    /// Digits side by side.
    private func number(_ digits: String, zoom: Double, stroke: Double) throws(SymbolError) -> SymbolRegion {
        var row = SymbolRegion()
        for digit in digits {
            let figure = try placed("_\(digit)", zoom: zoom, stroke: stroke)
            guard let ink = figure.bounds else { continue }
            let gap = stroke * 0.9
            let start = row.bounds.map { $0.maxX + gap } ?? 0
            row = row.union(figure.moved(x: start - ink.minX, y: 0))
        }
        return row
    }

    private func region(_ sketch: SymbolSketch, zoom: Double, stroke: Double) throws(SymbolError) -> SymbolRegion {
        let unit = diameter * zoom / 100
        func scaled(_ path: Path) -> Path { path.placed(degrees: 0, scale: unit, x: 0, y: 0) }
        var region = SymbolRegion()
        for step in sketch.steps {
            switch step {
            case .line(let path, let weight):
                region = region.union(filling: SymbolRegion.pen(scaled(path), width: stroke * weight))
            case .cut(let path, let weight):
                region = region.subtracting(filling: SymbolRegion.pen(scaled(path), width: stroke * weight))
            case .fill(let path): region = region.union(filling: scaled(path))
            case .hole(let path): region = region.subtracting(filling: scaled(path))
            case .rim(let path): region = region.union(SymbolRegion(filling: scaled(path)).rim(width: stroke))
            case .use(let part): region = region.union(try self.part(part, zoom: zoom, stroke: stroke))
            case .take(let part): region = region.subtracting(try self.part(part, zoom: zoom, stroke: stroke))
            case .knock(let part):
                let gap = max(stroke * 0.8, diameter * zoom * 0.055)
                region = region.subtracting(try self.part(part, zoom: zoom, stroke: stroke).grown(by: gap))
            }
        }
        return region
    }

    private func part(_ part: SymbolSketch.Part, zoom: Double, stroke: Double) throws(SymbolError) -> SymbolRegion {
        let unit = diameter * zoom / 100
        return try figure(part.name, zoom: zoom * part.size, stroke: stroke)
            .turned(degrees: part.angle).moved(x: part.x * unit, y: part.y * unit)
    }
}
