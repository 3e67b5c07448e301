package import DisplayLists
package import Foundation

/// What code drew into an image: the colours of that moment, and no pixels.
package struct RecordedDrawing: Hashable, Sendable {
    private let list: DisplayList
    /// Of all that is drawn; equality and hashing go by it, as a bitmap's do.
    package let digest: UInt64

    /// - Parameters:
    ///   - size: Points; what reaches beyond it is cut.
    ///   - items: In the image's space.
    package init(size: CGSize, items: [DisplayItem]) {
        list = DisplayList(size: size, items: items)
        digest = list.digest
    }

    /// In points.
    package var size: CGSize { list.size }

    /// The drawing stretched over a rectangle.
    ///
    /// - Parameters:
    ///   - tint: Takes the place of every colour, by the drawing's alpha; `nil` leaves them.
    ///   - isMirrored: From left to right, inside the rectangle.
    func item(in rect: CGRect, tint: ResolvedColor?, isMirrored: Bool) -> DisplayItem {
        var group = Group(origin: rect.origin, clip: .rectangle(CGRect(origin: .zero, size: size)), items: list.items)
        if let tint {
            // Layers of one opaque colour have the alpha of the layers themselves; the tint's own fades them together.
            var opaque = tint
            opaque.alpha = 1
            group.items = list.items.map { $0.tinted(opaque) }
            group.opacity = tint.alpha
        }
        if rect.size != size || isMirrored, size.width > 0, size.height > 0 {
            let (across, down) = (rect.width / size.width, rect.height / size.height)
            group.transform = Transform(
                a: isMirrored ? -across : across, b: 0, c: 0, d: down, tx: isMirrored ? rect.width : 0, ty: 0)
        }
        return .group(group)
    }

    package static func == (left: RecordedDrawing, right: RecordedDrawing) -> Bool {
        left.digest == right.digest && left.size == right.size
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension DisplayItem {
    /// The item with a colour in the place of its own, which keep their alpha.
    fileprivate func tinted(_ tint: ResolvedColor) -> DisplayItem {
        func tinted(_ color: ResolvedColor) -> ResolvedColor {
            var result = tint
            result.alpha = color.alpha
            return result
        }
        func tinted(_ stops: [LinearGradient.Stop]) -> [LinearGradient.Stop] {
            stops.map { LinearGradient.Stop(location: $0.location, color: tinted($0.color)) }
        }
        func tinted(_ paint: Paint) -> Paint {
            switch paint {
            case .color(let color): return .color(tinted(color))
            case .linearGradient(var gradient):
                gradient.stops = tinted(gradient.stops)
                return .linearGradient(gradient)
            case .radialGradient(var gradient):
                gradient.stops = tinted(gradient.stops)
                return .radialGradient(gradient)
            case .conicGradient(var gradient):
                gradient.stops = tinted(gradient.stops)
                return .conicGradient(gradient)
            }
        }
        switch self {
        case .group(var group):
            group.items = group.items.map { $0.tinted(tint) }
            if let shadow = group.shadow { group.shadow?.color = tinted(shadow.color) }
            if let shadow = group.contentShadow { group.contentShadow?.color = tinted(shadow.color) }
            return .group(group)
        case .fill(let shape, let paint): return .fill(shape, tinted(paint))
        case .stroke(let shape, let paint, let style): return .stroke(shape, tinted(paint), style)
        case .glyphs(var run):
            run.color = tinted(run.color)
            if let outline = run.outline { run.outline?.color = tinted(outline.color) }
            return .glyphs(run)
        case .bitmap(var item):
            item.tint = item.tint.map(tinted) ?? tint
            return .bitmap(item)
        case .vector(var item):
            item.tint = item.tint.map(tinted) ?? tint
            return .vector(item)
        }
    }
}
