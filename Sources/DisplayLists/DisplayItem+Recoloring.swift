extension DisplayItem {
    /// The item with each of its colours changed. Documents of several colours and shadows stay as they are.
    ///
    /// - Parameter change: As blending keeps straight lines between colours, one that does so too gives what changing every
    ///   painted pixel would, where it does not clamp.
    package func recolored(_ change: (ResolvedColor) -> ResolvedColor) -> DisplayItem {
        switch self {
        case .group(var group):
            // A mask shows nothing of its colours.
            group.items = group.items.map { $0.recolored(change) }
            return .group(group)
        case .fill(let shape, let paint): return .fill(shape, paint.recolored(change))
        case .stroke(let shape, let paint, let style): return .stroke(shape, paint.recolored(change), style)
        case .glyphs(var run):
            run.color = change(run.color)
            run.outline = run.outline.map { GlyphRun.Outline(width: $0.width, color: change($0.color)) }
            return .glyphs(run)
        case .bitmap(var item):
            if let tint = item.tint { item.tint = change(tint) } else { item.bitmap = item.bitmap.recolored(change) }
            return .bitmap(item)
        case .vector(var item):
            item.tint = item.tint.map(change)
            return .vector(item)
        }
    }
}

extension Paint {
    fileprivate func recolored(_ change: (ResolvedColor) -> ResolvedColor) -> Paint {
        func stops(_ stops: [LinearGradient.Stop]) -> [LinearGradient.Stop] {
            stops.map { LinearGradient.Stop(location: $0.location, color: change($0.color)) }
        }
        switch self {
        case .color(let color): return .color(change(color))
        case .linearGradient(var gradient):
            gradient.stops = stops(gradient.stops)
            return .linearGradient(gradient)
        case .radialGradient(var gradient):
            gradient.stops = stops(gradient.stops)
            return .radialGradient(gradient)
        case .conicGradient(var gradient):
            gradient.stops = stops(gradient.stops)
            return .conicGradient(gradient)
        }
    }
}

extension Bitmap {
    /// Neighbours are often alike: each colour is changed once in a row.
    fileprivate func recolored(_ change: (ResolvedColor) -> ResolvedColor) -> Bitmap {
        var (changed, last, result) = (pixels, [UInt8](), [UInt8]())
        for start in stride(from: 0, to: pixels.count, by: 4) {
            let pixel = Array(pixels[start..<start + 4])
            if pixel != last { (last, result) = (pixel, Self.recolored(pixel, change)) }
            changed.replaceSubrange(start..<start + 4, with: result)
        }
        return Bitmap(width: width, height: height, pixels: changed) ?? self
    }

    /// Blue, green, red and alpha of a pixel, premultiplied.
    private static func recolored(_ pixel: [UInt8], _ change: (ResolvedColor) -> ResolvedColor) -> [UInt8] {
        guard pixel[3] > 0 else { return pixel }
        func share(_ index: Int) -> Double { min(Double(pixel[index]) / Double(pixel[3]), 1) }
        let color = change(
            ResolvedColor(red: share(2), green: share(1), blue: share(0), alpha: Double(pixel[3]) / 255))
        func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
        return [color.blue, color.green, color.red].map { byte($0 * color.alpha) } + [byte(color.alpha)]
    }
}
