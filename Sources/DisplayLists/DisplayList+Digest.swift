import Foundation

extension DisplayList {
    /// Equal for equal lists, on every run and machine: everything that is painted goes into it, nothing is rounded.
    public var digest: UInt64 {
        var digest = Digest()
        digest.combine(Double(size.width))
        digest.combine(Double(size.height))
        digest.combine(items)
        return digest.value
    }
}

extension Digest {
    /// The bytes of a text, its length included.
    public mutating func combine(_ text: String) { combine(Array(text.utf8)) }

    public mutating func combine(_ number: Double) {
        // Both zeroes paint alike.
        combine(number == 0 ? 0 : number.bitPattern)
    }

    fileprivate mutating func combine(_ numbers: [Double]) {
        combine(UInt64(numbers.count))
        for number in numbers { combine(number) }
    }

    fileprivate mutating func combine(_ point: CGPoint) {
        combine(Double(point.x))
        combine(Double(point.y))
    }

    fileprivate mutating func combine(_ rect: CGRect) {
        combine(rect.origin)
        combine(Double(rect.width))
        combine(Double(rect.height))
    }

    fileprivate mutating func combine(_ color: ResolvedColor?) {
        guard let color else { return combine(UInt64.max) }
        for component in [color.red, color.green, color.blue, color.alpha] { combine(component) }
    }

    fileprivate mutating func combine(_ items: [DisplayItem]) {
        combine(UInt64(items.count))
        for item in items { combine(item) }
    }

    /// Each kind starts with a number of its own, so that no two kinds can read alike.
    private mutating func combine(_ item: DisplayItem) {
        switch item {
        case .group(let group):
            combine(UInt64(1))
            combine(group)
        case .fill(let shape, let paint):
            combine(UInt64(2))
            combine(shape)
            combine(paint)
        case .stroke(let shape, let paint, let style):
            combine(UInt64(3))
            combine(shape)
            combine(paint)
            combine([style.width, style.dashPhase, style.miterLimit] + style.dashes)
            combine("\(style.cap) \(style.join)")
        case .glyphs(let run):
            combine(UInt64(4))
            combine(run)
        case .bitmap(let item):
            combine(UInt64(5))
            combine(item.bitmap.digest)
            combine(item.rect)
            combine(item.tint)
        case .vector(let item):
            combine(UInt64(6))
            combine(item.image.digest)
            combine(item.rect)
            combine(item.tint)
            combine(UInt64(item.isMirrored ? 1 : 0))
        }
    }

    private mutating func combine(_ group: Group) {
        combine(group.origin)
        if let transform = group.transform {
            combine([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
        } else {
            combine(UInt64.max)
        }
        if let clip = group.clip { combine(clip) } else { combine(UInt64.max) }
        combine(group.opacity)
        if let shadow = group.shadow {
            combine(shadow.shape)
            combine(shadow.color)
            combine([shadow.offset.width, shadow.offset.height, shadow.radius])
        } else {
            combine(UInt64.max)
        }
        if let shadow = group.contentShadow {
            combine(shadow.color)
            combine([shadow.offset.width, shadow.offset.height, shadow.radius])
            combine(shadow.bounds)
        } else {
            combine(UInt64.max)
        }
        if let effect = group.effect { combine(effect) }
        combine(group.items)
    }

    /// Begins with what no number of items is.
    private mutating func combine(_ effect: LayerEffect) {
        combine(UInt64.max - 1)
        combine(effect.blur)
        combine(effect.blendMode.rawValue)
        combine(effect.bounds)
        if let mask = effect.mask { combine(mask) } else { combine(UInt64.max) }
    }

    private mutating func combine(_ run: GlyphRun) {
        combine(run.face.path)
        combine(UInt64(run.face.index))
        combine(run.size)
        combine(run.color)
        combine(UInt64(run.glyphs.count))
        for glyph in run.glyphs {
            combine(UInt64(glyph.id))
            combine(glyph.x)
            combine(glyph.y)
        }
        combine(run.outline?.color)
        combine(run.outline?.width ?? 0)
    }

    private mutating func combine(_ shape: Shape) {
        switch shape {
        case .rectangle(let rect):
            combine(UInt64(1))
            combine(rect)
        case .roundedRectangle(let rounded):
            combine(UInt64(2))
            combine(rounded.rect)
            combine(rounded.radius)
            combine(UInt64(rounded.corners.rawValue))
            combine(UInt64(rounded.curve == .continuous ? 1 : 0))
        case .ellipse(let rect):
            combine(UInt64(3))
            combine(rect)
        case .path(let path):
            combine(UInt64(4))
            combine(UInt64(path.elements.count))
            combine(UInt64(path.fillRule == .evenOdd ? 1 : 0))
            for element in path.elements { combine(element) }
        }
    }

    private mutating func combine(_ element: Path.Element) {
        switch element {
        case .move(let point):
            combine(UInt64(1))
            combine(point)
        case .line(let point):
            combine(UInt64(2))
            combine(point)
        case .curve(let control1, let control2, let end):
            combine(UInt64(3))
            for point in [control1, control2, end] { combine(point) }
        case .close: combine(UInt64(4))
        }
    }

    private mutating func combine(_ paint: Paint) {
        switch paint {
        case .color(let color):
            combine(UInt64(1))
            combine(color)
        case .linearGradient(let gradient):
            combine(UInt64(2))
            combine(gradient.start)
            combine(gradient.end)
            combine(gradient.stops)
        case .radialGradient(let gradient):
            combine(UInt64(3))
            combine(gradient.center)
            combine([gradient.radii.width, gradient.radii.height, gradient.start])
            combine(gradient.stops)
        case .conicGradient(let gradient):
            combine(UInt64(4))
            combine(gradient.center)
            combine([gradient.startAngle, gradient.sweep])
            combine(gradient.stops)
        }
    }

    private mutating func combine(_ stops: [LinearGradient.Stop]) {
        combine(UInt64(stops.count))
        for stop in stops {
            combine(stop.location)
            combine(stop.color)
        }
    }
}
